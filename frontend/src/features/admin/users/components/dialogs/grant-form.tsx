import type { AdminUserRow } from '@b1fuchs/contracts';
import { useState, type SubmitEvent } from 'react';
import { ChoiceRow } from '../../../../../components/ui/choice-row.js';
import { Field } from '../../../../../components/ui/field.js';
import { Input } from '../../../../../components/ui/input.js';
import { toast } from '../../../../../lib/toast-store.js';
import { dayOf } from '../../../lib/dates.js';
import { useGrantPremium } from '../../api/user-changes.js';
import { grantTexts as texts } from '../../model/texts.js';
import { FormEnd } from './form-end.js';

const monthsOf = { '1': 1, '3': 3 } as const;
const periods = (['1', '3'] as const).map((value) => ({ value, content: texts.months[value] }));
/** As the contract has it. */
const MOST_CHARACTERS = 200;

/** Grants premium for one or three months, with a reason if there is one. */
export function GrantForm({ user, onDone }: { user: AdminUserRow; onDone: () => void }) {
  const { mutate, isPending, error } = useGrantPremium(user.id);
  const [period, setPeriod] = useState<keyof typeof monthsOf>('1');
  const [reason, setReason] = useState('');
  // Sent again after an answer that was lost, the same grant is made once; another period or reason is another grant.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending) return;
    mutate(
      { months: monthsOf[period], reason, requestId },
      {
        onSuccess: ({ startsAt, endsAt }) => {
          onDone();
          toast({ title: texts.done, description: texts.doneText(user.username, dayOf(startsAt), dayOf(endsAt)), tone: 'success', lang: 'en' });
        },
      },
    );
  }
  function choosePeriod(value: keyof typeof monthsOf): void {
    setPeriod(value);
    setRequestId(crypto.randomUUID());
  }
  function changeReason(value: string): void {
    setReason(value);
    setRequestId(crypto.randomUUID());
  }
  return (
    <form className="mt-5 flex flex-col gap-5" onSubmit={submit}>
      <div>
        <p aria-hidden className="mb-1.5 font-semibold">
          {texts.period}
        </p>
        <ChoiceRow legend={texts.period} choices={periods} value={period} onChange={choosePeriod} className="w-fit p-0.5" itemClassName="min-h-10 px-4 has-checked:font-semibold" />
      </div>
      <Field label={texts.reason} hint={texts.reasonHint(monthsOf[period])}>
        {(control) => <Input {...control} value={reason} maxLength={MOST_CHARACTERS} autoComplete="off" onChange={(event) => changeReason(event.target.value)} />}
      </Field>
      <FormEnd failedTitle={texts.failed} error={error} cancel={texts.cancel} submit={texts.submit} isPending={isPending} />
    </form>
  );
}
