import { useMutation } from '@tanstack/react-query';
import { useForm, type Resolver } from 'react-hook-form';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Field } from '../../../components/ui/field.js';
import { Input, Textarea } from '../../../components/ui/input.js';
import { HttpError, hasCode, userMessageOf } from '../../../lib/http-error.js';
import { sendSupportMessage } from '../../../lib/support/send-support-message.js';
import { forgetSupportDrafts, writeSupportDraft, type SupportFields, type SupportPlace } from '../../../lib/support/support-drafts.js';
import { fieldNames, findProblems } from '../model/find-problems.js';
import { texts } from '../wording.js';

const resolver: Resolver<SupportFields> = (values) => {
  const problems = Object.entries(findProblems(values));
  if (problems.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(problems.map(([field, message]) => [field, { type: 'validate', message }])) };
};

type Props = {
  /** Names the page that the message comes from. */
  source: string;
  /** Whose draft it keeps: each form has its own. */
  place: SupportPlace;
  /** The signed-in user's id, null for a visitor. */
  ownerId: string | null;
  start: SupportFields;
  onSent: (sent: SupportFields) => void;
};

/** Name, e-mail and message. What is typed is kept in this tab until it is sent. */
export function SupportForm({ source, place, ownerId, start, onSent }: Props) {
  const { register, handleSubmit, setError, getValues, formState } = useForm<SupportFields>({ resolver, mode: 'onTouched', defaultValues: start });
  const { errors } = formState;
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (fields: SupportFields) => sendSupportMessage({ ...fields, source }),
  });

  function mark(failure: unknown): void {
    if (!(failure instanceof HttpError)) return;
    for (const field of fieldNames) {
      if (failure.details[field] !== undefined) setError(field, { message: texts.problems[field].missing });
    }
  }

  const submit = handleSubmit(async (fields) => {
    if (isPending) return;
    try {
      await mutateAsync(fields);
    } catch (failure) {
      mark(failure);
      return;
    }
    forgetSupportDrafts([place]);
    onSent(fields);
  });

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onChange={() => writeSupportDraft(place, ownerId, getValues())}
      onSubmit={(event) => void submit(event)}
    >
      <Field label={texts.name} error={errors.name?.message}>
        {(control) => <Input {...control} {...register('name')} required dir="auto" readOnly={isPending} autoComplete="name" />}
      </Field>
      <Field label={texts.email} hint={ownerId === null ? texts.emailHint : texts.emailHintSignedIn} error={errors.email?.message}>
        {(control) => <Input {...control} {...register('email')} required readOnly={isPending} type="email" autoComplete="email" />}
      </Field>
      <Field label={texts.message} error={errors.message?.message}>
        {(control) => <Textarea {...control} {...register('message')} required readOnly={isPending} rows={5} dir="auto" />}
      </Field>
      {error !== null && (
        <Alert tone="red" title={texts.notSent}>
          {hasCode(error, 'RATE_LIMITED') ? userMessageOf(error) : texts.failed} {texts.kept}
        </Alert>
      )}
      <Button type="submit" variant="primary" pending={isPending} className="w-full">
        {error === null ? texts.send : texts.sendAgain}
      </Button>
    </form>
  );
}
