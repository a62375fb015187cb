import type { Account, Proof } from '@b1fuchs/contracts';
import { Field } from '../../../components/ui/field.js';
import { Input } from '../../../components/ui/input.js';
import { PasswordInput } from '../../../components/ui/password-input.js';
import { proofTexts as texts } from '../model/personal-data-texts.js';

/** What the owner of an account shows again before something that matters: the password, and a code where two-factor sign-in is on. */
export function ProofFields({ account }: { account: Pick<Account, 'hasPassword' | 'twoFactor'> }) {
  return (
    <>
      {account.hasPassword && <Field label={texts.password}>{(control) => <PasswordInput {...control} name="password" required autoComplete="current-password" />}</Field>}
      {account.twoFactor.isOn && (
        <Field label={texts.code} hint={texts.codeHint}>
          {(control) => <Input {...control} name="code" required inputMode="text" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />}
        </Field>
      )}
    </>
  );
}

/** What was typed into ProofFields of a form. */
export function proofIn(form: HTMLFormElement): Proof {
  const fields = new FormData(form);
  const textOf = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { password: textOf('password'), code: textOf('code') };
}
