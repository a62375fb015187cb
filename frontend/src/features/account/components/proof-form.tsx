import type { Account, Proof } from '@b1fuchs/contracts';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button, type ButtonVariant } from '../../../components/ui/button.js';
import { DialogActions, DialogClose } from '../../../components/ui/dialog.js';
import { Field } from '../../../components/ui/field.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Input } from '../../../components/ui/input.js';
import { PasswordInput } from '../../../components/ui/password-input.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { texts } from '../model/texts.js';

type Props = {
  account: Pick<Account, 'hasPassword' | 'twoFactor'>;
  /** What the main button says. */
  action: string;
  variant?: ButtonVariant;
  isPending: boolean;
  error: unknown;
  /** What has not been done, where it failed. */
  failed?: string;
  onSubmit: (proof: Proof) => void;
  /** Fields before those of the proof. */
  children?: ReactNode;
};

/** A form inside a dialog that asks once more who is there: the password, and a code where two-factor sign-in is on. */
export function ProofForm({ account: { hasPassword, twoFactor }, action, variant = 'primary', isPending, error, failed = texts.failed, onSubmit, children }: Props) {
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isPending) onSubmit(proof);
  }
  return (
    <form noValidate className="mt-5 flex flex-col gap-5" onSubmit={submit}>
      {children}
      {hasPassword ? (
        <Field label={texts.proof.password}>
          {(control) => (
            <PasswordInput {...control} autoComplete="current-password" value={proof.password} onChange={(event) => setProof({ ...proof, password: event.target.value })} />
          )}
        </Field>
      ) : (
        <HelpText className="text-grey-5">{texts.proof.recentSignIn}</HelpText>
      )}
      {twoFactor.isOn && (
        <Field label={texts.proof.code} hint={texts.proof.codeHint}>
          {(control) => <CodeInput {...control} value={proof.code} onChange={(code) => setProof({ ...proof, code })} />}
        </Field>
      )}
      {error !== null && (
        <Alert tone="red" title={failed}>
          {userMessageOf(error)}
        </Alert>
      )}
      <DialogActions>
        <DialogClose asChild>
          <Button variant="quiet">{texts.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant={variant} pending={isPending}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}

type CodeInputProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined; value: string; onChange: (code: string) => void };

/** A code of the app or a recovery code; phones offer the one that they know. */
export function CodeInput({ onChange, ...control }: CodeInputProps) {
  return <Input {...control} autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} maxLength={32} onChange={(event) => onChange(event.target.value)} />;
}
