import type { SubscriptionStatus } from '@b1fuchs/contracts';

/** Somebody who has never bought anything and whose trial is over, but for `changes`. */
export const buildStatus = (changes: Partial<SubscriptionStatus> = {}): SubscriptionStatus => ({
  hasSubscription: false,
  hasAdminPremium: false,
  trialActive: false,
  trialEndsAt: null,
  adminPremiumEndDate: null,
  adminPremiumReason: null,
  hasManualMembership: false,
  status: null,
  cancelAtPeriodEnd: false,
  planType: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  trialEnd: null,
  accessUntil: null,
  ...changes,
});
