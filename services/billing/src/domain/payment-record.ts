import { planTypeSchema, type PlanType } from '@b1fuchs/contracts';
import type { Dispute, PaidFact, Refund } from './facts.js';

/**
 * A checkout session as it is kept. `watched`: it may still be paid; `over`: it will not be; `paid`; `unclaimed`: money has come in
 * that gives nobody access.
 */
export type PaymentRecord = {
  id: string;
  userId: string | null;
  customerId: string | null;
  state: 'watched' | 'over' | 'paid' | 'unclaimed';
  unclaimedBecause: 'amount' | 'unknown user' | 'erased user' | null;
  planType: PlanType | null;
  months: number;
  amountCents: number;
  currency: string;
  paymentIntentId: string | null;
  createdAt: Date;
  expiresAt: Date;
  seenUnpaidAt: Date | null;
  paidAt: Date | null;
  refunds: Refund[];
  refundRequests: { requestId: string; by: string; reason: string; at: Date }[];
  dispute: Dispute | null;
  consent: { version: string; at: Date } | null;
  lookAt: Date | null;
  revision: number;
};

/** What payments count for their learner, as the rules read them. */
export const paidFactsOf = (records: readonly PaymentRecord[]): PaidFact[] =>
  records.flatMap(({ id, state, planType, months, amountCents, paidAt, refunds, dispute }) =>
    state === 'paid' && planType !== null && paidAt !== null ? [{ id, planType, months, amountCents, paidAt, refunds, dispute }] : [],
  );

export const planTypeOf = (name: unknown): PlanType | null => planTypeSchema.safeParse(name).data ?? null;
