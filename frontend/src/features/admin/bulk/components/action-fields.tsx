import { MAX_TRIAL_DAYS } from '@b1fuchs/contracts';
import { Field } from '../../../../components/ui/field.js';
import { Input, Textarea } from '../../../../components/ui/input.js';
import { Select } from '../../../../components/ui/select.js';
import { confirmationOf, type BulkForm, type Problems } from '../model/bulk-form.js';
import { bulkTexts as texts } from '../model/texts.js';
import { MailPreview } from './mail-preview.js';

type Props = { form: BulkForm; problems: Problems; count: number; onChange: (changes: Partial<BulkForm>) => void };

/** What the chosen action needs to know. */
export function ActionFields({ form, problems, count, onChange }: Props) {
  switch (form.action) {
    case 'extend-trial':
      return (
        <Field label={texts.days} error={problems.days}>
          {(control) => <Input {...control} type="number" inputMode="numeric" min={1} max={MAX_TRIAL_DAYS} step={1} value={form.days} onChange={(event) => onChange({ days: event.target.value })} />}
        </Field>
      );
    case 'send-email':
      return <MailFields form={form} problems={problems} onChange={onChange} />;
    case 'change-role':
      return (
        <Field label={texts.role}>
          {(control) => (
            <Select {...control} value={form.role} onChange={(event) => onChange({ role: event.target.value === 'admin' ? 'admin' : 'user' })}>
              <option value="user">{texts.roles.user}</option>
              <option value="admin">{texts.roles.admin}</option>
            </Select>
          )}
        </Field>
      );
    case 'delete':
      return (
        <Field label={texts.confirm(confirmationOf(count))}>
          {(control) => <Input {...control} value={form.confirmation} autoComplete="off" spellCheck={false} onChange={(event) => onChange({ confirmation: event.target.value })} />}
        </Field>
      );
    default:
      return null;
  }
}

function MailFields({ form: { subject, message }, problems, onChange }: Omit<Props, 'count'>) {
  return (
    <>
      <Field label={texts.subject} error={problems.subject}>
        {(control) => <Input {...control} lang="de" maxLength={150} value={subject} onChange={(event) => onChange({ subject: event.target.value })} />}
      </Field>
      <Field label={texts.message} hint={texts.messageHint} error={problems.message}>
        {(control) => <Textarea {...control} lang="de" rows={8} maxLength={10_000} value={message} onChange={(event) => onChange({ message: event.target.value })} />}
      </Field>
      <MailPreview mail={{ subject, message }} />
    </>
  );
}
