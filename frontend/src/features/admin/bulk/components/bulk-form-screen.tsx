import { MAX_BULK_USERS, type Proof } from '@b1fuchs/contracts';
import { useState, type SubmitEvent } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Field } from '../../../../components/ui/field.js';
import { Select } from '../../../../components/ui/select.js';
import { hasCode, userMessageOf } from '../../../../lib/http-error.js';
import { toast } from '../../../../lib/toast-store.js';
import { ProofFields } from '../../lib/proof-fields.js';
import { useExportUsers } from '../../users/api/user-changes.js';
import { FormEnd } from '../../users/components/dialogs/form-end.js';
import { exportTexts } from '../../users/model/texts.js';
import { useBeginBulkAction } from '../api/bulk-calls.js';
import { bulkChoices, canExecute, emptyForm, leavesOutOneself, problemsOf, requestOf, type BulkForm, type Problems } from '../model/bulk-form.js';
import { bulkTexts as texts, isBulkAction } from '../model/texts.js';
import { ActionFields } from './action-fields.js';

type Props = { userIds: string[]; ownId: string | undefined; onBegun: (jobId: string) => void; onExported: () => void };

/** What is to be done to the users selected. What was typed stays where a call fails. */
export function BulkFormScreen({ userIds, ownId, onBegun, onExported }: Props) {
  const [form, setForm] = useState(emptyForm);
  const [problems, setProblems] = useState<Problems>({});
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const [asksForProof, setAsksForProof] = useState(false);
  // Another order is another request: the same one again is answered as before.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const begin = useBeginBulkAction();
  const save = useExportUsers();
  const { action } = form;
  const isAsking = hasCode(begin.error, 'PROOF_NEEDED');
  const isTooMany = userIds.length > MAX_BULK_USERS;

  function change(changes: Partial<BulkForm>): void {
    setForm({ ...form, ...changes });
    setProblems({});
    setRequestId(crypto.randomUUID());
    begin.reset();
    save.reset();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (begin.isPending || save.isPending || isTooMany || action === '' || !canExecute(form, userIds.length)) return;
    const found = problemsOf(form);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (!isBulkAction(action)) save.mutate(userIds, { onSuccess: exported });
    else begin.mutate(requestOf(form, action, { userIds, requestId, proof }), { onSuccess: begun, onError: ask });
  }
  function exported(): void {
    toast({ title: exportTexts.done, tone: 'success', lang: 'en' });
    onExported();
  }
  function begun({ message, jobId }: { message: string; jobId: string }): void {
    toast({ title: message, tone: 'success', lang: 'en' });
    onBegun(jobId);
  }
  function ask(refusal: unknown): void {
    if (hasCode(refusal, 'PROOF_NEEDED') || hasCode(refusal, 'PROOF_REFUSED')) setAsksForProof(true);
  }

  return (
    <form noValidate className="mt-5 flex flex-col gap-5" onSubmit={submit}>
      {isTooMany && <Alert tone="amber">{texts.tooMany(MAX_BULK_USERS)}</Alert>}
      <Field label={texts.action} {...(action === '' ? {} : { hint: texts.hints[action] })}>
        {(control) => (
          <Select {...control} value={action} onChange={(event) => change({ action: bulkChoices.find((choice) => choice === event.target.value) ?? '' })}>
            <option value="">{texts.choose}</option>
            {bulkChoices.map((choice) => (
              <option key={choice} value={choice}>
                {texts.choices[choice]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <ActionFields form={form} problems={problems} count={userIds.length} onChange={change} />
      {ownId !== undefined && userIds.includes(ownId) && leavesOutOneself(form) && <Alert tone="amber">{texts.ownAccount}</Alert>}
      {isAsking && <Alert tone="blue">{userMessageOf(begin.error)}</Alert>}
      {asksForProof && action === 'delete' && <ProofFields proof={proof} onChange={setProof} />}
      <FormEnd
        failedTitle={texts.failedTitle}
        failed={action === 'export' ? exportTexts.failed : texts.failed}
        error={isAsking ? null : (begin.error ?? save.error)}
        cancel={texts.cancel}
        submit={texts.execute}
        variant={action === 'delete' ? 'danger' : 'primary'}
        isPending={begin.isPending || save.isPending}
        isDisabled={isTooMany || !canExecute(form, userIds.length)}
      />
    </form>
  );
}
