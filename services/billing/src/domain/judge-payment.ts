import { paymentReceived, paymentRefunded, PLAN_CURRENCY, plans, type Envelope } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import { latest, type Dispute } from './facts.js';
import { planTypeOf, type PaymentRecord } from './payment-record.js';
import type { ProviderSession } from './provider.js';

/** Where a session's user stands: `isFirst`, as nothing that counts was bought before. */
export type Buyer = { isErased: boolean; isKnown: boolean; isFirst: boolean };

/**
 * What is to be kept of a session, by what the provider says of it now. What was bought, by whom and when is settled when the
 * payment is first seen, and never changes after that: prices change, accounts go.
 * @returns undefined for a session that we did not begin and nobody has paid
 */
export function judgePayment(session: ProviderSession, known: PaymentRecord | undefined, buyer: Buyer, now: Date): PaymentRecord | undefined {
  if (known?.paidAt) return { ...known, ...takenBack(session, known, now) };
  if (!session.isPaid) return known && { ...known, ...unpaid(session, now) };
  const planType = planTypeOf(session.planName);
  const unclaimedBecause = whyUnclaimed(session, known, buyer);
  return {
    ...(known ?? watchedFrom(session)),
    ...takenBack(session, known, now),
    state: unclaimedBecause === null ? 'paid' : 'unclaimed',
    unclaimedBecause,
    // Nobody is linked to a payment whose account is gone.
    userId: buyer.isKnown && !buyer.isErased ? session.userId : null,
    customerId: buyer.isErased ? null : session.customerId,
    planType,
    months: planType === null ? 0 : plans[planType].months,
    amountCents: session.amountCents,
    currency: session.currency,
    paymentIntentId: session.paymentIntentId,
    // Where the money was on its way for a while, it came after it was last seen to be.
    paidAt: latest(session.chargedAt ?? session.createdAt, known?.seenUnpaidAt ?? session.createdAt),
  };
}

function whyUnclaimed(session: ProviderSession, known: PaymentRecord | undefined, { isErased, isKnown }: Buyer): PaymentRecord['unclaimedBecause'] {
  if (isErased) return 'erased user';
  if (!isKnown) return 'unknown user';
  const planType = planTypeOf(session.planName);
  const asked = known?.amountCents ?? (planType === null ? undefined : plans[planType].amountCents);
  const isAsAsked = planType !== null && (known?.planType ?? planType) === planType && session.amountCents === asked && session.currency === PLAN_CURRENCY;
  return isAsAsked ? null : 'amount';
}

/** A session that was begun elsewhere, or of which nothing was kept. */
const watchedFrom = (session: ProviderSession): PaymentRecord => ({
  id: session.id,
  userId: null,
  customerId: null,
  state: 'watched',
  unclaimedBecause: null,
  planType: null,
  months: 0,
  amountCents: session.amountCents,
  currency: session.currency,
  paymentIntentId: null,
  createdAt: session.createdAt,
  expiresAt: session.expiresAt,
  seenUnpaidAt: null,
  paidAt: null,
  refunds: [],
  refundRequests: [],
  dispute: null,
  consent: session.consentVersion === null ? null : { version: session.consentVersion, at: session.createdAt },
  lookAt: null,
  revision: 0,
});

function unpaid({ status, isProcessing }: ProviderSession, now: Date): Pick<PaymentRecord, 'state'> & Partial<PaymentRecord> {
  if (status === 'open') return { state: 'watched' };
  return isProcessing ? { state: 'watched', seenUnpaidAt: now } : { state: 'over' };
}

function takenBack({ refunds, dispute }: ProviderSession, known: PaymentRecord | undefined, now: Date): { refunds: PaymentRecord['refunds']; dispute: Dispute | null } {
  if (!dispute) return { refunds, dispute: null };
  const closedAt = dispute.status === 'open' ? null : (known?.dispute?.closedAt ?? now);
  return { refunds, dispute: { ...dispute, closedAt } };
}

/** What is told to others of the step from one record to the next. */
export function eventsOf(record: PaymentRecord, known: PaymentRecord | undefined, { isFirst }: Pick<Buyer, 'isFirst'>, now: Date): Envelope[] {
  const { id: paymentId, userId, planType, amountCents, currency, paidAt } = record;
  if (record.state !== 'paid' || planType === null || paidAt === null) return [];
  const isNew = known?.state !== 'paid';
  const told = new Set(known?.refunds.map(({ id }) => id));
  const common = { userId: userId ?? '', now };
  return [
    ...(isNew ? [createEvent(paymentReceived, { ...common, data: { paymentId, planType, amountCents, currency, paidAt: paidAt.toISOString(), isFirst } })] : []),
    ...record.refunds
      .filter(({ id }) => !told.has(id))
      .map((refund) => createEvent(paymentRefunded, { ...common, data: { paymentId, refundId: refund.id, amountCents: refund.amountCents, at: refund.at.toISOString() } })),
  ];
}
