import { endedSessionsSchema, messageSchema, refundResponseSchema, type EndSessions, type RefundPayment } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../../lib/http.js';
import { refreshAdmin } from '../../lib/admin-query.js';
import { learnerPath } from './learner-queries.js';

const refundedSchema = refundResponseSchema.pick({ amountCents: true, refundedCents: true });
/** A little more than the server waits for the payment provider. */
const REFUND_TIMEOUT_MS = 50_000;

/** What is done for a learner: the page and the list show what came of it at once, also where it is not known whether it was done. */
function useDeed<Payload, Answer>(deed: (payload: Payload) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: deed, onSettled: () => void refreshAdmin(client) });
}

export const useRefund = (userId: string, paymentId: string) =>
  useDeed((refund: RefundPayment) => sendJson('POST', `${learnerPath(userId)}/payments/${encodeURIComponent(paymentId)}/refund`, refund, refundedSchema, { timeoutMs: REFUND_TIMEOUT_MS }));

export const useEndSessions = (userId: string) => useDeed((which: EndSessions) => sendJson('POST', `${learnerPath(userId)}/sessions/end`, which, endedSessionsSchema));

export const useSendVerification = (userId: string) => useDeed(() => sendJson('POST', `${learnerPath(userId)}/verification-mail`, {}, messageSchema));
