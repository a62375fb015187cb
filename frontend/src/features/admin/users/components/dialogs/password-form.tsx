import type { AdminUserRow } from '@b1fuchs/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Field } from '../../../../../components/ui/field.js';
import { PasswordInput } from '../../../../../components/ui/password-input.js';
import { toast } from '../../../../../lib/toast-store.js';
import { useSetPassword } from '../../api/user-changes.js';
import { passwordTexts as texts } from '../../model/texts.js';
import { passwordFormSchema, type PasswordForm as Values } from '../../model/user-form.js';
import { FormEnd } from './form-end.js';

/** Gives a user another password, entered twice. */
export function PasswordForm({ user, onDone }: { user: AdminUserRow; onDone: () => void }) {
  const { mutate, isPending, error } = useSetPassword(user.id);
  const { register, handleSubmit, control, formState } = useForm<Values>({ resolver: zodResolver(passwordFormSchema), defaultValues: { password: '', confirmation: '' } });
  const { errors } = formState;
  const [password, confirmation] = useWatch({ control, name: ['password', 'confirmation'] });

  const submit = handleSubmit((form) => {
    if (isPending) return;
    mutate(form.password, {
      onSuccess: () => {
        onDone();
        toast({ title: texts.doneTitle, description: texts.done(user.username), tone: 'success', lang: 'en' });
      },
    });
  });

  return (
    <form noValidate className="mt-5 flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {/* Tells a password manager that it is not the administrator's own. */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <Field label={texts.password} hint={texts.hint} error={errors.password?.message}>
        {(props) => <PasswordInput {...props} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label={texts.confirmation} error={errors.confirmation?.message}>
        {(props) => <PasswordInput {...props} {...register('confirmation')} autoComplete="new-password" />}
      </Field>
      <FormEnd
        failedTitle={texts.failedTitle}
        failed={texts.failed}
        error={error}
        cancel={texts.cancel}
        submit={texts.submit}
        isPending={isPending}
        isDisabled={password === '' || confirmation === ''}
      />
    </form>
  );
}
