import type { LearnerPayment } from '@b1fuchs/contracts';
import { useState, type SubmitEvent } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Field } from '../../../../components/ui/field.js';
import { Input } from '../../../../components/ui/input.js';
import { hasCode, userMessageOf } from '../../../../lib/http-error.js';
import { toast } from '../../../../lib/toast-store.js';
import { AdminDialog } from '../../lib/admin-dialog.js';
import { eurosOf } from '../../lib/euros.js';
import { ProofFields } from '../../lib/proof-fields.js';
import { FormEnd } from '../../users/components/dialogs/form-end.js';
import { useRefund } from '../api/learner-changes.js';
import { centsOf, typedAmount } from '../model/refund-amount.js';
import { refundTexts as texts } from '../model/texts.js';

type Props = { userId: string; username: string; payment: LearnerPayment; onClose: () => void };

/** Gives a payment back after a look at the amount; asks who is there where the server wants to know. */
export function RefundDialog({ userId, username, payment, onClose }: Props) {
  const left = payment.amountCents - payment.refundedCents;
  const { mutate, isPending, error } = useRefund(userId, payment.id);
  const [amount, setAmount] = useState(() => newAmount(typedAmount(left)));
  const [reason, setReason] = useState('');
  const [proof, setProof] = useState({ password: '', code: '' });
  const [asksForProof, setAsksForProof] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const cents = centsOf(amount.typed);
  const isAmount = cents !== undefined && cents >= 1 && cents <= left;
  const isAsking = hasCode(error, 'PROOF_NEEDED');

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setIsTried(true);
    if (!isAmount || isPending) return;
    mutate(
      { requestId: amount.requestId, amountCents: cents, reason, ...proof },
      {
        onSuccess: ({ amountCents }) => {
          onClose();
          toast({ title: texts.done, description: texts.doneText(eurosOf(amountCents), username), tone: 'success', lang: 'en' });
        },
        onError: (refusal) => {
          if (hasCode(refusal, 'PROOF_NEEDED') || hasCode(refusal, 'PROOF_REFUSED')) setAsksForProof(true);
        },
      },
    );
  }
  return (
    <AdminDialog open onOpenChange={onClose} title={texts.title} description={texts.text(username, eurosOf(left))}>
      <form noValidate className="mt-5 flex flex-col gap-5" onSubmit={submit}>
        <Field label={texts.amount} hint={texts.amountHint(eurosOf(left))} error={isTried && !isAmount ? texts.amountWrong(eurosOf(left)) : undefined}>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" value={amount.typed} onChange={(event) => setAmount(newAmount(event.target.value))} />}
        </Field>
        <Field label={texts.reason} hint={texts.reasonHint}>
          {(control) => <Input {...control} maxLength={200} autoComplete="off" value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
        {isAsking && <Alert tone="blue">{userMessageOf(error)}</Alert>}
        {asksForProof && <ProofFields proof={proof} onChange={setProof} />}
        <FormEnd
          failedTitle={texts.failed}
          error={isAsking ? null : error}
          cancel={texts.cancel}
          submit={isAmount ? texts.submit(eurosOf(cents)) : texts.submitNothing}
          variant="danger"
          isPending={isPending}
        />
      </form>
    </AdminDialog>
  );
}

/** An amount has its own request, so that trying again refunds it once, and another amount is another refund. */
const newAmount = (typed: string): { typed: string; requestId: string } => ({ typed, requestId: crypto.randomUUID() });
