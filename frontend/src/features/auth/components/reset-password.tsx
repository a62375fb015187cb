import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/card.js';
import { Field } from '../../../components/ui/field.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { PasswordInput } from '../../../components/ui/password-input.js';
import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { paths } from '../../../lib/paths.js';
import { useResetPassword } from '../api/use-password-reset.js';
import { passwordResetFormSchema, type PasswordResetForm } from '../model/password-reset-form.js';
import { texts } from '../model/password-reset-texts.js';

/** The page of the mailed link. Opening it uses nothing up: only the form does. */
export function ResetPassword() {
  const token = useSearchParams()[0].get('token') ?? '';
  return <Card className="w-full">{token === '' ? <InvalidLink /> : <NewPassword token={token} />}</Card>;
}

function InvalidLink() {
  return (
    <>
      <HelpText as="h1" className="text-2xl font-semibold">
        {texts.invalidTitle}
      </HelpText>
      <HelpText className="mt-2 text-grey-5">{texts.invalid}</HelpText>
      <LinkButton to={paths.home} variant="primary" className="mt-6 w-full">
        {texts.back}
      </LinkButton>
    </>
  );
}

function NewPassword({ token }: { token: string }) {
  const reset = useResetPassword();
  const { register, handleSubmit, formState } = useForm<PasswordResetForm>({
    resolver: zodResolver(passwordResetFormSchema),
    mode: 'onTouched',
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, touchedFields } = formState;

  const submit = handleSubmit(({ password }) => {
    if (!reset.isPending) reset.mutate({ token, password });
  });

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <h1 className="text-2xl font-semibold">{texts.title}</h1>
      {reset.error && (
        <Alert tone="red" title={texts.failedTitle} action={<LinkButton to={paths.home}>{texts.back}</LinkButton>}>
          {messageOf(reset.error)}
        </Alert>
      )}
      <Field label={texts.password} hint={texts.hint} error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password', { deps: touchedFields.confirmPassword ? ['confirmPassword'] : [] })} autoComplete="new-password" />}
      </Field>
      <Field label={texts.confirmPassword} error={errors.confirmPassword?.message}>
        {(control) => <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />}
      </Field>
      <Button type="submit" variant="primary" pending={reset.isPending} className="mt-1 w-full">
        {texts.submit}
      </Button>
    </form>
  );
}

const messageOf = (error: Error): string => (error instanceof HttpError || error instanceof NetworkError ? error.userMessage : texts.failed);
