import type { Proof } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Field } from '../../../components/ui/field.js';
import { Input } from '../../../components/ui/input.js';
import { PasswordInput } from '../../../components/ui/password-input.js';
import { ownAccountQuery } from '../users/api/user-changes.js';

const texts = { password: 'Your own password', code: 'Code of your authenticator app, or a recovery code' } as const;

/** Where the server wants to know who is there: the administrator's own password and, with two-factor sign-in, a code. */
export function ProofFields({ proof, onChange }: { proof: Proof; onChange: (proof: Proof) => void }) {
  const account = useQuery(ownAccountQuery).data;
  return (
    <>
      {account?.hasPassword !== false && (
        <Field label={texts.password}>
          {(control) => <PasswordInput {...control} autoFocus autoComplete="current-password" value={proof.password} onChange={(event) => onChange({ ...proof, password: event.target.value })} />}
        </Field>
      )}
      {account?.twoFactor.isOn === true && (
        <Field label={texts.code}>
          {(control) => (
            <Input {...control} autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={20} value={proof.code} onChange={(event) => onChange({ ...proof, code: event.target.value })} />
          )}
        </Field>
      )}
    </>
  );
}
