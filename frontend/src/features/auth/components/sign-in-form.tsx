import { lazy, Suspense, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/field.js';
import { Input } from '../../../components/ui/input.js';
import { PasswordInput } from '../../../components/ui/password-input.js';
import { HttpError, userMessageOf } from '../../../lib/http-error.js';
import { paths } from '../../../lib/paths.js';
import { useSignIn } from '../api/use-sign-in.js';
import { pendingEmail } from '../model/pending-email.js';
import type { SignInErrors } from '../model/sign-in-errors.js';
import { texts } from '../model/texts.js';

const ForgotPasswordDialog = lazy(async () => ({ default: (await import('./forgot-password-dialog.js')).ForgotPasswordDialog }));

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

type Props = {
  /** Why the person is here again, where they have been sent back. */
  reason: string | null;
  /** Where it takes the place of the second step. */
  takesFocus: boolean;
  /** The password was right, and the account wants a second step. */
  onTicket: (ticket: string) => void;
};

/**
 * Username (or e-mail) and password. Once signed in, the page that was asked for takes this form's place.
 * Two plain fields: the form library and the schemas would double what a first visitor waits for,
 * so the schema is fetched when the form is sent.
 */
export function SignInForm({ reason, takesFocus, onTicket }: Props) {
  const navigate = useNavigate();
  const signIn = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<SignInErrors>({});
  const [failure, setFailure] = useState<string | null>(reason);
  /** What stood in the name's field when the password was said to be forgotten. */
  const [forgotten, setForgotten] = useState<{ typedName: string; open: boolean }>();

  function explain(error: unknown): void {
    if (error instanceof HttpError && error.code === 'EMAIL_NOT_VERIFIED') {
      if (error.details.email !== undefined) pendingEmail.write(error.details.email);
      void navigate(paths.checkEmail);
      return;
    }
    if (error instanceof HttpError && error.code === 'TWO_FACTOR_REQUIRED') onTicket(error.details.ticket ?? '');
    else setFailure(userMessageOf(error));
  }

  async function send(fields: FormData): Promise<void> {
    const values = { username: textOf(fields, 'username'), password: textOf(fields, 'password') };
    const { signInErrors } = await import('../model/sign-in-errors.js');
    const found = signInErrors(values);
    setErrors(found);
    const firstWrong = Object.keys(found)[0];
    if (firstWrong === undefined) await signIn.mutateAsync(values);
    else form.current?.querySelector<HTMLInputElement>(`[name="${firstWrong}"]`)?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (signIn.isPending) return;
    setFailure(null);
    send(new FormData(event.currentTarget)).catch(explain);
  }

  return (
    <>
      <form ref={form} noValidate className="flex flex-col gap-5" onSubmit={submit}>
        {failure !== null && (
          <Alert tone="red" title={texts.loginFailed}>
            {failure}
          </Alert>
        )}
        <Field label={texts.usernameOrEmail} error={errors.username}>
          {(control) => <Input {...control} name="username" autoFocus={takesFocus} autoComplete="username" autoCapitalize="none" spellCheck={false} />}
        </Field>
        <Field label={texts.password} error={errors.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
        <Button type="submit" variant="primary" pending={signIn.isPending} className="mt-1 w-full">
          {texts.signIn}
        </Button>
        <Button variant="quiet" className="-mt-2" onClick={() => setForgotten({ typedName: form.current ? textOf(new FormData(form.current), 'username') : '', open: true })}>
          {texts.forgotPassword}
        </Button>
      </form>
      {forgotten && (
        <Suspense>
          <ForgotPasswordDialog {...forgotten} onOpenChange={(open) => setForgotten({ ...forgotten, open })} />
        </Suspense>
      )}
    </>
  );
}
