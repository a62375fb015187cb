import type { MoneyFigures } from '@b1fuchs/contracts';
import { addDays, daysFrom, midnight, wallClock, type DayKey } from '@b1fuchs/kit';
import type { Accounts } from '../data/accounts.js';
import type { Subscriptions } from '../data/subscriptions.js';

export type ConversionParts = { accounts: Pick<Accounts, 'trialStartsOf'>; subscriptions: Pick<Subscriptions, 'paidBetween' | 'firstPaidBy'> };

/** How many learners have gone from the trial to their first payment, by day of the payment; days without any are left out. Both ends count. */
export async function conversions({ accounts, subscriptions }: ConversionParts, { from, to, timeZone }: { from: DayKey; to: DayKey; timeZone: string }): Promise<MoneyFigures> {
  const range = { from: midnight(from, timeZone), to: midnight(addDays(to, 1), timeZone) };
  const paid = await subscriptions.paidBetween(range.from, range.to);
  const userIds = [...new Set(paid.flatMap(({ state, userId }) => (state === 'paid' && userId !== null ? userId : [])))];
  const [first, trials] = await Promise.all([subscriptions.firstPaidBy(userIds), accounts.trialStartsOf(userIds)]);
  const days = userIds.flatMap((userId) => {
    const [paidAt, trialStartsAt] = [first.get(userId), trials.get(userId)];
    const isConversion = paidAt && trialStartsAt && paidAt >= range.from && paidAt >= trialStartsAt;
    return isConversion ? wallClock(paidAt, timeZone).date : [];
  });
  return { days: daysFrom(from, to).map((day) => ({ day, conversions: days.filter((one) => one === day).length })).filter((one) => one.conversions > 0) };
}
