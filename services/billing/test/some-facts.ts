import { plans, type PlanType } from '@b1fuchs/contracts';
import type { Dispute, Grant, PaidFact, Refund } from '../src/domain/facts.js';

/** A time in UTC, from words such as '2026-01-31' or '2026-01-31 08:30'. */
export const at = (words: string): Date => new Date(`${words.length === 10 ? `${words} 12:00` : words}:00Z`.replace(' ', 'T'));

export const monthly = (id: string, paidAt: string, changes: Partial<PaidFact> = {}): PaidFact => somePayment('monthly', id, paidAt, changes);
export const quarterly = (id: string, paidAt: string, changes: Partial<PaidFact> = {}): PaidFact => somePayment('quarterly', id, paidAt, changes);

function somePayment(planType: PlanType, id: string, paidAt: string, changes: Partial<PaidFact>): PaidFact {
  const { months, amountCents } = plans[planType];
  return { id, planType, months, amountCents, paidAt: at(paidAt), refunds: [], dispute: null, ...changes };
}

export const refund = (when: string, amountCents = 1_499): Refund => ({ id: `re_${when}_${amountCents}`, amountCents, at: at(when) });
export const dispute = (status: Dispute['status'], openedAt: string): Dispute => ({ status, openedAt: at(openedAt), closedAt: null });
export const grant = (startsAt: string, endsAt: string, changes: Partial<Grant> = {}): Grant => ({
  id: `grant-${startsAt}`,
  startsAt: at(startsAt),
  endsAt: at(endsAt),
  reason: 'Admin granted 1 month(s) premium access',
  grantedBy: 'admin',
  createdAt: at(startsAt),
  revokedAt: null,
  ...changes,
});
export const trial = (startsAt: string, endsAt: string) => ({ trialStartsAt: at(startsAt), trialEndsAt: at(endsAt) });
