import { addMonths, type PlanType } from '@b1fuchs/contracts';
import { latest, refundedCents, type Facts, type Grant, type PaidFact } from './facts.js';

/** The time that a payment buys. It is empty (start = end) where the payment was taken back before it began. */
export type Period = { paymentId: string; planType: PlanType; start: Date; end: Date };

/**
 * Lays what was paid for in time. Payments follow each other in the order in which they came; each begins when it was paid,
 * or where that is later at the end of the trial, of the paid time before it, and of what had been granted by then.
 * A payment that was refunded in full, or is disputed or lost, ends there, and what follows moves forward.
 * @returns a period for each payment, in their order
 */
export function layPeriods({ trialStartsAt, trialEndsAt, grants, payments }: Pick<Facts, 'trialStartsAt' | 'trialEndsAt' | 'grants' | 'payments'>): Period[] {
  let before: { end: Date; chain: Chain } | undefined;
  return inOrder(payments).map((payment) => {
    const { id: paymentId, planType, months, paidAt } = payment;
    // A trial that began later, with a late verification, is no reason to wait.
    const trialEnd = trialStartsAt && trialEndsAt && trialStartsAt <= paidAt ? trialEndsAt : paidAt;
    const start = latest(paidAt, trialEnd, before?.end ?? paidAt, ...grants.filter(({ createdAt }) => createdAt <= paidAt).map(endOfGrant));
    const chain = before?.end.getTime() === start.getTime() ? { ...before.chain, months: before.chain.months + months } : { anchor: start, months };
    const fullEnd = addMonths(chain.anchor, chain.months);
    const cut = takenBackAt(payment);
    if (cut && cut <= start) return { paymentId, planType, start, end: start };
    if (cut && cut < fullEnd) {
      before = { end: cut, chain: { anchor: cut, months: 0 } };
      return { paymentId, planType, start, end: cut };
    }
    before = { end: fullEnd, chain };
    return { paymentId, planType, start, end: fullEnd };
  });
}

/** Months that follow each other without a gap are counted from the day on which they began, so that 31 January leads over 28 February to 31 March. */
type Chain = { anchor: Date; months: number };

export const inOrder = <One extends Pick<PaidFact, 'id' | 'paidAt'>>(payments: readonly One[]): One[] =>
  [...payments].sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime() || (one.id < other.id ? -1 : 1));

export const endOfGrant = ({ endsAt, revokedAt }: Pick<Grant, 'endsAt' | 'revokedAt'>): Date => (revokedAt && revokedAt < endsAt ? revokedAt : endsAt);

/** Since when a payment gives no access: refunded in full, or disputed and not won. */
export function takenBackAt(payment: Pick<PaidFact, 'amountCents' | 'refunds' | 'dispute'>): Date | null {
  const disputedAt = payment.dispute && payment.dispute.status !== 'won' ? payment.dispute.openedAt : null;
  const refundedAt = refundedCents(payment) >= payment.amountCents ? latest(...payment.refunds.map(({ at }) => at)) : null;
  if (disputedAt && refundedAt) return disputedAt < refundedAt ? disputedAt : refundedAt;
  return disputedAt ?? refundedAt;
}
