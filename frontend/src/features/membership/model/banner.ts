import type { SubscriptionStatus } from '@b1fuchs/contracts';

/** Which banner home shows: none to whoever has a membership of any kind (spec 1, section 2). */
export type BannerKind = 'none' | 'trial' | 'over';

export function bannerOf(status: Pick<SubscriptionStatus, 'hasSubscription' | 'hasAdminPremium' | 'hasManualMembership' | 'trialActive'>): BannerKind {
  if (status.hasSubscription || status.hasAdminPremium || status.hasManualMembership) return 'none';
  return status.trialActive ? 'trial' : 'over';
}
