import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { Field } from '../../../components/ui/field.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Input } from '../../../components/ui/input.js';
import { PasswordInput } from '../../../components/ui/password-input.js';
import { HttpError, userMessageOf } from '../../../lib/http-error.js';
import { toast } from '../../../lib/toast-store.js';
import { useChangePassword } from '../api/use-change-password.js';
import { passwordFormSchema, type PasswordForm } from '../model/password-form.js';
import { texts } from '../model/password-texts.js';

type Props = { username: string; /** Without one the first is set, and none is asked for. */ hasPassword: boolean; /** With two-factor sign-in a code is asked for too. */ hasTwoFactor: boolean };
const emptyForm: PasswordForm = { password: '', code: '', newPassword: '', confirmation: '' };

/** Changes the password; all other devices are signed out. */
export function PasswordCard({ username, hasPassword, hasTwoFactor }: Props) {
  const change = useChangePassword();
  const { register, handleSubmit, reset, setError, formState } = useForm<PasswordForm>({
    resolver: zodResolver(passwordFormSchema({ password: hasPassword, code: hasTwoFactor })),
    mode: 'onTouched',
    defaultValues: emptyForm,
  });
  const { errors, touchedFields } = formState;

  const submit = handleSubmit(({ password, code, newPassword }) => {
    if (change.isPending) return;
    change.mutate(
      { password, code, newPassword },
      {
        onSuccess: ({ message }) => {
          reset(emptyForm);
          toast({ title: hasPassword ? texts.doneTitle : texts.doneFirstTitle, description: message, tone: 'success' });
        },
        onError: (error) => {
          const message = error instanceof HttpError ? error.details.newPassword : undefined;
          if (message !== undefined) setError('newPassword', { message }, { shouldFocus: true });
        },
      },
    );
  });

  return (
    <Card as="section" aria-labelledby="password">
      <CardTitle id="password">{hasPassword ? texts.title : texts.firstTitle}</CardTitle>
      <HelpText className="mt-2 text-grey-5">{hasPassword ? texts.intro : texts.firstIntro}</HelpText>
      <form noValidate className="mt-4 flex max-w-form flex-col gap-5" onSubmit={(event) => void submit(event)}>
        {change.error && (
          <Alert tone="red" title={hasPassword ? texts.failedTitle : texts.failedFirstTitle}>
            {userMessageOf(change.error)}
          </Alert>
        )}
        {/* Tells a password manager whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        {hasPassword && (
          <Field label={texts.current} error={errors.password?.message}>
            {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
          </Field>
        )}
        {hasTwoFactor && (
          <Field label={texts.code} hint={texts.codeHint} error={errors.code?.message}>
            {(control) => <Input {...control} {...register('code')} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />}
          </Field>
        )}
        <Field label={texts.next} hint={texts.nextHint} error={errors.newPassword?.message}>
          {(control) => <PasswordInput {...control} {...register('newPassword', { deps: touchedFields.confirmation ? ['confirmation'] : [] })} autoComplete="new-password" />}
        </Field>
        <Field label={texts.confirmation} error={errors.confirmation?.message}>
          {(control) => <PasswordInput {...control} {...register('confirmation')} autoComplete="new-password" />}
        </Field>
        <div>
          <Button type="submit" pending={change.isPending}>
            {hasPassword ? texts.submit : texts.submitFirst}
          </Button>
        </div>
      </form>
    </Card>
  );
}
