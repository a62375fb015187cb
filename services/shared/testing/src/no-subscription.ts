import type { SubscriptionStatus } from '@b1fuchs/contracts';

/** The status of somebody who has never had a trial or a membership. */
export const noSubscription: SubscriptionStatus = {
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
};
