import { MARKETING_CONSENT } from '@b1fuchs/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/field.js';
import { Input } from '../../../components/ui/input.js';
import { PasswordInput } from '../../../components/ui/password-input.js';
import { HttpError, userMessageOf } from '../../../lib/http-error.js';
import { paths } from '../../../lib/paths.js';
import { toast } from '../../../lib/toast-store.js';
import { useRegistration } from '../api/use-registration.js';
import { pendingEmail } from '../model/pending-email.js';
import { registrationFormSchema, type RegistrationForm } from '../model/registration-form.js';
import { texts } from '../model/texts.js';
import { EmailField } from './email-field.js';
import { SecurityCheckField } from './security-check-field.js';
import { useSecurityCheck } from './use-security-check.js';

const emptyForm: RegistrationForm = { username: '', email: '', password: '', confirmPassword: '', marketing: false };
const fields = ['username', 'email', 'password'] as const;

/** Opens an account; the button waits for the right answer to the security check. */
export function RegisterForm() {
  const navigate = useNavigate();
  const registration = useRegistration();
  const check = useSecurityCheck();
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const { register, control, handleSubmit, setError, setValue, setFocus, formState } = useForm<RegistrationForm>({
    resolver: zodResolver(registrationFormSchema),
    mode: 'onTouched',
    defaultValues: emptyForm,
  });
  const { errors } = formState;
  const email = useWatch({ control, name: 'email' });

  function explain(error: unknown): void {
    const text = userMessageOf(error);
    setFailure({ title: texts.registrationFailed, text });
    if (!(error instanceof HttpError)) return;
    if (error.code === 'USERNAME_TAKEN') setError('username', { message: text }, { shouldFocus: true });
    for (const field of fields) {
      const message = error.details[field];
      if (message !== undefined) setError(field, { message });
    }
    if (error.code === 'SECURITY_CHECK_FAILED') {
      setFailure({ title: texts.securityCheck.required, text: texts.securityCheck.requiredText });
      check.refresh();
    }
  }

  const submit = handleSubmit(async ({ username, email, password, marketing }) => {
    if (check.question === undefined) return;
    setFailure(null);
    const securityCheck = { id: check.question.id, answer: Number(check.typed) };
    await registration
      .mutateAsync({ username, email, password, marketing, securityCheck })
      .then(() => {
        pendingEmail.write(email.trim());
        toast({ ...texts.registered, tone: 'success', lang: 'en' });
        return navigate(paths.checkEmail);
      })
      .catch(explain);
  });

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {failure !== null && (
        <Alert tone="red" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      <Field label={texts.username} hint={texts.usernameHint} error={errors.username?.message}>
        {(control) => <Input {...control} {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />}
      </Field>
      <EmailField
        {...register('email')}
        typed={email}
        error={errors.email?.message}
        onAccept={(suggestion) => {
          setValue('email', suggestion, { shouldValidate: true });
          setFocus('email');
        }}
      />
      <Field label={texts.password} hint={texts.passwordHint} error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password', { deps: ['confirmPassword'] })} autoComplete="new-password" />}
      </Field>
      <Field label={texts.confirmPassword} error={errors.confirmPassword?.message}>
        {(control) => <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />}
      </Field>
      <label lang="de" className="flex min-h-11 cursor-pointer items-start gap-3 text-sm text-grey-5">
        <input type="checkbox" {...register('marketing')} className="mt-0.5 size-5 shrink-0 accent-accent-text" />
        {MARKETING_CONSENT}
      </label>
      <SecurityCheckField check={check} />
      <Button
        type="submit"
        variant="primary"
        pending={registration.isPending}
        disabled={check.verdict(false) !== 'right'}
        className="mt-1 w-full"
      >
        {texts.register}
      </Button>
    </form>
  );
}
