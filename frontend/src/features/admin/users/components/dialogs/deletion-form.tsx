import type { AdminUserRow } from '@b1fuchs/contracts';
import { useState, type SubmitEvent } from 'react';
import { Alert } from '../../../../../components/ui/alert.js';
import { Field } from '../../../../../components/ui/field.js';
import { Input } from '../../../../../components/ui/input.js';
import { hasCode, userMessageOf } from '../../../../../lib/http-error.js';
import { toast } from '../../../../../lib/toast-store.js';
import { ProofFields } from '../../../lib/proof-fields.js';
import { useDeleteUser } from '../../api/user-changes.js';
import { deletionTexts as texts } from '../../model/texts.js';
import { FormEnd } from './form-end.js';

/** Deletes a user once their address is typed; asks who is there where the server wants to know. */
export function DeletionForm({ user, onDone }: { user: AdminUserRow; onDone: () => void }) {
  const { mutate, isPending, error } = useDeleteUser(user.id);
  const [typed, setTyped] = useState('');
  const [proof, setProof] = useState({ password: '', code: '' });
  const [asksForProof, setAsksForProof] = useState(false);
  const isConfirmed = typed.trim().toLowerCase() === user.email.toLowerCase();
  const isAsking = hasCode(error, 'PROOF_NEEDED');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isPending || !isConfirmed) return;
    mutate(proof, {
      onSuccess: ({ deletedEmail }) => {
        onDone();
        toast({ title: texts.doneTitle, description: texts.done(deletedEmail), tone: 'success', lang: 'en' });
      },
      onError: (refusal) => {
        if (hasCode(refusal, 'PROOF_NEEDED') || hasCode(refusal, 'PROOF_REFUSED')) setAsksForProof(true);
      },
    });
  }
  return (
    <form noValidate className="mt-5 flex flex-col gap-5" onSubmit={submit}>
      <Field label={<span className="wrap-anywhere">{texts.confirm(user.email)}</span>}>
        {(control) => <Input {...control} type="email" value={typed} autoComplete="off" spellCheck={false} onChange={(event) => setTyped(event.target.value)} />}
      </Field>
      {isAsking && <Alert tone="blue">{userMessageOf(error)}</Alert>}
      {asksForProof && <ProofFields proof={proof} onChange={setProof} />}
      <FormEnd
        failedTitle={texts.failedTitle}
        failed={texts.failed}
        error={isAsking ? null : error}
        cancel={texts.cancel}
        submit={texts.submit}
        variant="danger"
        isPending={isPending}
        isDisabled={!isConfirmed}
      />
    </form>
  );
}
