import { AppError } from '@b1fuchs/kit';
import { changeAccount, type ChangeParts } from './change-account.js';
import { isCancelled, type Facts } from './facts.js';
import { statusOf } from './status.js';

/**
 * Notes that a learner wants no next period and no reminder; access stays until it ends by itself.
 * @returns when it ends
 * @throws AppError NO_MEMBERSHIP where no paid time runs or comes
 */
export async function cancelMembership(parts: ChangeParts, userId: string, now: Date): Promise<Date> {
  const { facts } = await changeAccount(parts, userId, (before) => (mustHavePaid(before, now) && isCancelled(before) ? null : { cancelledAt: now }), now);
  return endOfPaid(facts, now);
}

/**
 * Takes a cancellation back.
 * @returns when the access ends
 * @throws AppError NO_MEMBERSHIP where no paid time runs or comes any more
 */
export async function reactivateMembership(parts: ChangeParts, userId: string, now: Date): Promise<Date> {
  const { facts } = await changeAccount(parts, userId, (before) => (mustHavePaid(before, now) && isCancelled(before) ? { cancelledAt: null } : null), now);
  return endOfPaid(facts, now);
}

/** @throws AppError NO_MEMBERSHIP */
const mustHavePaid = (facts: Facts, now: Date): boolean => endOfPaid(facts, now) > now;

function endOfPaid(facts: Facts, now: Date): Date {
  const { hasSubscription, currentPeriodEnd } = statusOf(facts, now);
  if (!hasSubscription || currentPeriodEnd === null) throw new AppError('NO_MEMBERSHIP');
  return new Date(currentPeriodEnd);
}
