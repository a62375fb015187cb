import type { CurrentUser, SubscriptionStatus } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createStoredChoice } from '../../../lib/stored-choice.js';
import { bannerOf, type BannerKind } from '../model/banner.js';
import { subscriptionQuery } from './subscription-query.js';

/** The banner of the last visit stands at once, so that the page does not move when the answer comes. It says nothing of a person. */
const lastBanner = createStoredChoice<BannerKind | 'unknown'>({ key: 'home-banner', choices: ['none', 'trial', 'over', 'unknown'], defaultChoice: () => 'unknown' });

/**
 * Which banner home has. Undefined on a device's first visit as long as the answer is awaited: what stands below it is better
 * not seen yet than moved. Administrators need no membership.
 */
export function useBanner(user: CurrentUser): { kind: BannerKind | undefined; status: SubscriptionStatus | undefined } {
  const { data: status, isLoading } = useQuery({ ...subscriptionQuery, enabled: user.role !== 'admin' });
  const known = lastBanner.use();
  useEffect(() => {
    if (status !== undefined) lastBanner.set(bannerOf(status));
  }, [status]);
  if (user.role === 'admin') return { kind: 'none', status };
  if (status !== undefined) return { kind: bannerOf(status), status };
  if (known !== 'unknown') return { kind: known, status };
  return { kind: isLoading ? undefined : 'none', status };
}
