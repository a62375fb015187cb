import { securityRecorded, type RefundRequest, type RefundResponse } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { Subscriptions } from '../data/subscriptions.js';
import { latest, refundedCents } from './facts.js';
import { fulfil, type FulfilParts } from './fulfil.js';
import { toldOf } from './list-memberships.js';
import { factsOf } from './settle.js';
import { statusOf } from './status.js';

export type RefundParts = FulfilParts & { subscriptions: Pick<Subscriptions, 'addRefundRequest' | 'wake'> };

const LOOK_AFTER_MS = 2 * 60_000;

/**
 * Gives a payment back for an administrator, in whole or in part, with all consequences. The same request refunds once. Also
 * money that nobody could claim is given back in this way.
 * @throws AppError PAYMENT_NOT_FOUND, REFUND_REFUSED, PAYMENT_UNAVAILABLE
 */
export async function refundPayment(parts: RefundParts, paymentId: string, { requestId, amountCents, userId, by, reason }: RefundRequest, now: Date): Promise<RefundResponse> {
  const { subscriptions, payments } = parts;
  const known = await subscriptions.find(paymentId);
  const isOthers = userId !== undefined && known?.userId !== userId;
  if (!known?.paidAt || known.paymentIntentId === null || isOthers) throw new AppError('PAYMENT_NOT_FOUND', { message: 'This payment does not exist, or is not one of this learner.' });
  // Told before the provider is asked: the trail knows of it whatever becomes of the answer.
  const asked = known.userId === null ? [] : [createEvent(securityRecorded, { userId: known.userId, data: { action: 'refund-requested', by }, now })];
  await subscriptions.addRefundRequest(paymentId, { requestId, by, reason, at: now }, asked);
  // Should it be cut short from here on, it is looked at again.
  await subscriptions.wake(paymentId, new Date(now.getTime() + LOOK_AFTER_MS));
  const refund = await payments.refund({ paymentIntentId: known.paymentIntentId, amountCents: amountCents ?? null, key: `refund-${requestId}` });
  // The money went back by the provider's clock, which may be ahead: access has ended at that moment.
  const after = latest(now, refund.at);
  const record = (await fulfil(parts, paymentId, after))?.record ?? known;
  return { refundId: refund.id, amountCents: refund.amountCents, refundedCents: refundedCents(record), paidAt: known.paidAt.toISOString(), ...(await membershipAfter(parts, record.userId, after)) };
}

async function membershipAfter(parts: RefundParts, userId: string | null, now: Date): Promise<Pick<RefundResponse, 'status' | 'membership'>> {
  const account = userId === null ? undefined : await parts.accounts.find(userId);
  return account ? { status: statusOf(await factsOf(parts, account), now), membership: toldOf(account) } : { status: null, membership: null };
}
