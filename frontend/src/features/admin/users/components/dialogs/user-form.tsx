import type { AdminUserRow } from '@b1fuchs/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, type ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { Field } from '../../../../../components/ui/field.js';
import { Input } from '../../../../../components/ui/input.js';
import { PasswordInput } from '../../../../../components/ui/password-input.js';
import { Select } from '../../../../../components/ui/select.js';
import { toast } from '../../../../../lib/toast-store.js';
import { useCreateUser, useUpdateUser } from '../../api/user-changes.js';
import { actionTexts, userFormTexts as texts } from '../../model/texts.js';
import { changesOf, editedUserSchema, emptyUser, fieldProblems, formOf, newUserSchema, type UserForm as Values } from '../../model/user-form.js';
import { FormEnd } from './form-end.js';

type Props = { /** Whom it changes; a new one without. */ user?: AdminUserRow; isOwn: boolean; onDone: () => void };

/** Adds a user, or changes one. */
export function UserForm({ user, isOwn, onDone }: Props) {
  const create = useCreateUser();
  const update = useUpdateUser();
  const isPending = create.isPending || update.isPending;
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(user ? editedUserSchema : newUserSchema),
    mode: 'onTouched',
    defaultValues: user ? formOf(user) : emptyUser,
  });
  const { errors } = formState;

  const submit = handleSubmit(async (form) => {
    if (isPending) return;
    try {
      const saved = user ? await update.mutateAsync({ user, changes: changesOf(user, form) }) : await create.mutateAsync(form);
      onDone();
      const staysActive = user?.membershipActive === true && !form.membershipActive && saved.membershipActive;
      toast({ title: user ? texts.updated : texts.created, tone: 'success', lang: 'en', ...(staysActive ? { description: actionTexts.staysActiveText(saved.username) } : {}) });
    } catch (error) {
      for (const { field, message } of fieldProblems(error)) setError(field, { message }, { shouldFocus: true });
    }
  });

  return (
    <form noValidate className="mt-5 flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <Field label={texts.username} error={errors.username?.message}>
        {(control) => <Input {...control} {...register('username')} autoComplete="off" autoCapitalize="none" spellCheck={false} />}
      </Field>
      <Field label={texts.email} error={errors.email?.message}>
        {(control) => <Input {...control} {...register('email')} type="email" autoComplete="off" />}
      </Field>
      {!user && (
        <Field label={texts.password} hint={texts.passwordHint} error={errors.password?.message}>
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
        </Field>
      )}
      <Field label={texts.role} {...(isOwn ? { hint: actionTexts.ownRole } : {})}>
        {(control) => (
          <Select {...control} {...register('role', { disabled: isOwn })}>
            <option value="user">{texts.roles.user}</option>
            <option value="admin">{texts.roles.admin}</option>
          </Select>
        )}
      </Field>
      <CheckField label={texts.membership} hint={texts.membershipHint} {...register('membershipActive')} />
      <CheckField label={texts.verified} hint={texts.verifiedHint} {...register('isEmailVerified')} />
      <FormEnd
        failedTitle={user ? texts.updateFailed : texts.createFailed}
        error={user ? update.error : create.error}
        cancel={texts.cancel}
        submit={user ? texts.save : texts.create}
        isPending={isPending}
      />
    </form>
  );
}

function CheckField({ label, hint, ...rest }: ComponentProps<'input'> & { label: string; hint: string }) {
  const id = useId();
  return (
    <div className="flex gap-3">
      <input {...rest} id={id} type="checkbox" aria-describedby={`${id}-hint`} className="mt-0.5 size-5 shrink-0 accent-accent-text" />
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-grey-4">
          {hint}
        </p>
      </div>
    </div>
  );
}
