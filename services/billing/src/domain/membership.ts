import type { AccessReason, PlanType, SubscriptionStatus } from '@b1fuchs/contracts';
import { accessOf } from './access.js';
import type { Facts } from './facts.js';
import { statusOf } from './status.js';

/** What other services are told of a learner's access. */
export type Membership = {
  status: SubscriptionStatus['status'];
  planType: PlanType | null;
  accessUntil: string | null;
  reasons: AccessReason[];
  hasPaid: boolean;
  hasGranted: boolean;
  isManual: boolean;
  trialEndsAt: string | null;
};

export function membershipOf(facts: Facts, now: Date): Membership {
  const status = statusOf(facts, now);
  return {
    status: status.status,
    planType: status.planType === 'yearly' ? null : status.planType,
    accessUntil: status.accessUntil,
    reasons: accessOf(facts, now).reasons,
    hasPaid: status.hasSubscription,
    hasGranted: status.hasAdminPremium,
    isManual: status.hasManualMembership,
    trialEndsAt: status.trialEndsAt,
  };
}

/** By value: what was read from the database may have its fields in another order. */
export const isSameMembership = (one: Membership | null, other: Membership): boolean =>
  one !== null && (Object.keys(other) as (keyof Membership)[]).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
