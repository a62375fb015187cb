import type { VerifyCheckoutResponse } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import { fulfil, type FulfilParts } from './fulfil.js';
import { layPeriods } from './lay-periods.js';
import type { PaymentRecord } from './payment-record.js';
import { factsOf } from './settle.js';

/**
 * What a learner's checkout session has come to, asked of the provider, so that nobody who has paid waits for a webhook.
 * @throws AppError PAYMENT_NOT_FOUND for a session that does not exist or is somebody else's; PAYMENT_UNAVAILABLE
 */
export async function verifyCheckout(parts: FulfilParts, { userId, sessionId }: { userId: string; sessionId: string }, now: Date): Promise<VerifyCheckoutResponse> {
  const known = await parts.subscriptions.find(sessionId);
  if (known && known.userId !== userId) throw new AppError('PAYMENT_NOT_FOUND');
  // Nothing more is to come of it: refunds are told by themselves.
  if (known?.state === 'paid' && known.lookAt === null) return { success: true, pending: false, purchase: await purchaseOf(parts, known) };
  const fulfilled = await fulfil(parts, sessionId, now).catch(sayWhatFailed);
  if (fulfilled?.session.userId !== userId) throw new AppError('PAYMENT_NOT_FOUND');
  const { session, record } = fulfilled;
  if (record?.state === 'paid') return { success: true, pending: false, purchase: await purchaseOf(parts, record) };
  return { success: false, pending: !session.isPaid && (session.status === 'open' || session.isProcessing) };
}

function sayWhatFailed(cause: unknown): never {
  if (!(cause instanceof AppError) || cause.code !== 'PAYMENT_UNAVAILABLE') throw cause;
  throw new AppError('PAYMENT_UNAVAILABLE', { message: 'We could not check your payment right now. Nothing is lost: if you have paid, your access opens by itself.', cause });
}

async function purchaseOf(parts: FulfilParts, { id, userId, planType, amountCents, currency }: PaymentRecord): Promise<VerifyCheckoutResponse['purchase']> {
  const account = userId === null ? undefined : await parts.accounts.find(userId);
  const period = account && layPeriods(await factsOf(parts, account)).find(({ paymentId }) => paymentId === id);
  if (!period || planType === null) return undefined;
  return { planType, amountCents, currency, accessFrom: period.start.toISOString(), accessUntil: period.end.toISOString() };
}
