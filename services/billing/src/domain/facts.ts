import type { PlanType } from '@b1fuchs/contracts';

export type Refund = { id: string; amountCents: number; at: Date };
export type Dispute = { status: 'open' | 'won' | 'lost'; openedAt: Date; closedAt: Date | null };

/** A payment that has come in and was claimed by its learner. */
export type PaidFact = {
  /** The provider's checkout session. */
  id: string;
  planType: PlanType;
  months: number;
  amountCents: number;
  /** By the provider's clock. */
  paidAt: Date;
  refunds: Refund[];
  dispute: Dispute | null;
};

export type Grant = { id: string; startsAt: Date; endsAt: Date; reason: string; grantedBy: string; createdAt: Date; revokedAt: Date | null };
export type ManualMembership = { isOn: boolean; setBy: string; at: Date };

/** All that decides what a learner may use; the rest is computed from it. */
export type Facts = {
  trialStartsAt: Date | null;
  trialEndsAt: Date | null;
  grants: Grant[];
  manual: ManualMembership | null;
  /** When the learner cancelled last; a later payment takes it back. */
  cancelledAt: Date | null;
  payments: PaidFact[];
};

/** A learner of whom nothing is known. */
export const noFacts: Facts = { trialStartsAt: null, trialEndsAt: null, grants: [], manual: null, cancelledAt: null, payments: [] };

export const refundedCents = ({ refunds }: Pick<PaidFact, 'refunds'>): number => refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Whether the learner wants no next period: cancelled, and nothing bought since. */
export const isCancelled = ({ cancelledAt, payments }: Facts): boolean => cancelledAt !== null && payments.every(({ paidAt }) => paidAt <= cancelledAt);

/** When what is known of a learner came about; none of it lies ahead, but for a provider whose clock is fast. */
export function happenedAt({ trialStartsAt, grants, manual, cancelledAt, payments }: Facts): Date[] {
  const times = [
    trialStartsAt,
    ...grants.flatMap(({ createdAt, revokedAt }) => [createdAt, revokedAt]),
    manual?.at,
    cancelledAt,
    ...payments.flatMap(({ paidAt, refunds, dispute }) => [paidAt, ...refunds.map(({ at }) => at), dispute?.openedAt, dispute?.closedAt]),
  ];
  return times.filter((time) => time !== null && time !== undefined);
}

export const latest = (...times: Date[]): Date => new Date(Math.max(...times.map(Number)));
export const earliest = (...times: Date[]): Date => new Date(Math.min(...times.map(Number)));
