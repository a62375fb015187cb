import { plans, type SubscriptionStatus } from '@b1fuchs/contracts';
import type { Tone } from '../../../components/ui/tones.js';

type Badge = { label: string; tone: Tone };
const badges: Record<NonNullable<SubscriptionStatus['status']>, Badge> = {
  active: { label: 'Active', tone: 'green' },
  trialing: { label: 'Trial', tone: 'blue' },
  past_due: { label: 'Past Due', tone: 'red' },
  canceled: { label: 'Canceled', tone: 'neutral' },
};

/** The word beside the plan (spec 1, section 4); null where nothing was ever bought. */
export function badgeOf({ status, cancelAtPeriodEnd }: Pick<SubscriptionStatus, 'status' | 'cancelAtPeriodEnd'>): Badge | null {
  if (cancelAtPeriodEnd) return { label: 'Canceling', tone: 'amber' };
  return status === null ? null : badges[status];
}

/** What the status box tells: Canceling first, then a trial that paid time waits for (spec 1, section 4), then a disputed payment. */
export type BoxKind = 'canceling' | 'trial' | 'past-due' | 'active';

export function boxOf({ cancelAtPeriodEnd, trialEnd, status }: Pick<SubscriptionStatus, 'cancelAtPeriodEnd' | 'trialEnd' | 'status'>): BoxKind {
  if (cancelAtPeriodEnd) return 'canceling';
  if (trialEnd !== null) return 'trial';
  return status === 'past_due' ? 'past-due' : 'active';
}

/** @param planType as the server names it; `yearly` is no longer sold */
export function planNameOf(planType: SubscriptionStatus['planType']): string {
  if (planType === null) return 'Unknown Plan';
  return planType === 'yearly' ? '1 Year Access (no longer available)' : plans[planType].name;
}

/** Paid time runs or waits, or a payment for it is disputed. */
export const isBought = ({ hasSubscription, status }: Pick<SubscriptionStatus, 'hasSubscription' | 'status'>): boolean => hasSubscription || status === 'past_due';
