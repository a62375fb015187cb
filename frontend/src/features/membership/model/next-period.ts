import { addMonths, type Plan, type SubscriptionStatus } from '@b1fuchs/contracts';

/** Why access that is bought now begins later. */
export type Waits = 'trial' | 'membership' | 'premium';
export type NextPeriod = { from: Date; until: Date; waitsFor: Waits | null };

/** No chain of payments is longer than this. */
const MOST_MONTHS = 600;

/**
 * When access would run that is paid for now: it begins where the trial, the paid time or granted premium ends. What holds is
 * what billing lays down when the payment arrives.
 * @param status null where it is not known: then as for somebody without any access
 */
export function nextPeriod({ months }: Plan, status: SubscriptionStatus | null, now: Date): NextPeriod {
  const ends: [Waits, string | null][] = status === null ? [] : [
    ['trial', status.trialActive ? status.trialEndsAt : null],
    ['premium', status.hasAdminPremium ? status.adminPremiumEndDate : null],
    ['membership', status.hasSubscription ? status.currentPeriodEnd : null],
  ];
  let from = now;
  let waitsFor: Waits | null = null;
  for (const [what, end] of ends) {
    if (end === null || new Date(end) <= from) continue;
    from = new Date(end);
    waitsFor = what;
  }
  const start = waitsFor === 'membership' ? anchorOf(status?.currentPeriodStart ?? null, from) : { anchor: from, months: 0 };
  return { from, until: addMonths(start.anchor, start.months + months), waitsFor };
}

/** Months are counted from where paid time began: 31 January, 28 February, 31 March. */
function anchorOf(begin: string | null, end: Date): { anchor: Date; months: number } {
  if (begin !== null) {
    const anchor = new Date(begin);
    for (let months = 1; months <= MOST_MONTHS; months += 1) {
      const reached = addMonths(anchor, months).getTime();
      if (reached === end.getTime()) return { anchor, months };
      if (reached > end.getTime()) break;
    }
  }
  return { anchor: end, months: 0 };
}
