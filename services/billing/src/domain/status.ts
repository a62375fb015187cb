import type { SubscriptionStatus } from '@b1fuchs/contracts';
import { accessOf, covers } from './access.js';
import { isCancelled, latest, type Facts } from './facts.js';
import { endOfGrant, layPeriods, type Period } from './lay-periods.js';

/** What the pages are told of a learner's membership. */
export function statusOf(facts: Facts, now: Date): SubscriptionStatus {
  const { trialStartsAt, trialEndsAt, grants, manual } = facts;
  const periods = layPeriods(facts);
  const [current] = periods.filter(({ start, end }) => start < end && end > now);
  const shown = current ?? periods.at(-1);
  const trialActive = trialStartsAt !== null && trialEndsAt !== null && covers({ start: trialStartsAt, end: trialEndsAt }, now);
  const granted = grants.filter((one) => one.startsAt < endOfGrant(one) && endOfGrant(one) > now).sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const isWaiting = current !== undefined && current.start > now;
  return {
    hasSubscription: current !== undefined,
    hasAdminPremium: grants.some((one) => covers({ start: one.startsAt, end: endOfGrant(one) }, now)),
    trialActive,
    trialEndsAt: isoOf(trialEndsAt),
    adminPremiumEndDate: endOfAll(granted.map((one) => ({ start: one.startsAt, end: endOfGrant(one) }))),
    adminPremiumReason: granted[0]?.reason ?? null,
    hasManualMembership: manual?.isOn === true,
    status: badgeOf(facts, { current, trialActive, isWaiting }),
    cancelAtPeriodEnd: current !== undefined && isCancelled(facts),
    planType: shown?.planType ?? null,
    currentPeriodStart: isoOf(current?.start ?? null),
    currentPeriodEnd: endOfAll(periods),
    trialEnd: trialActive && isWaiting ? isoOf(trialEndsAt) : null,
    accessUntil: isoOf(accessOf(facts, now).until),
  };
}

function badgeOf({ payments }: Facts, { current, trialActive, isWaiting }: { current: Period | undefined; trialActive: boolean; isWaiting: boolean }): SubscriptionStatus['status'] {
  if (payments.some(({ dispute }) => dispute?.status === 'open')) return 'past_due';
  if (current) return trialActive && isWaiting ? 'trialing' : 'active';
  return payments.length > 0 ? 'canceled' : null;
}

/** Of paid time also once it is over: the pages may say when it was. */
function endOfAll(periods: Pick<Period, 'start' | 'end'>[]): string | null {
  const ends = periods.filter(({ start, end }) => start < end).map(({ end }) => end);
  return ends.length === 0 ? null : latest(...ends).toISOString();
}

const isoOf = (time: Date | null): string | null => time?.toISOString() ?? null;
