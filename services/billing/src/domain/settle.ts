import { mailRequested, membershipChanged, type Envelope } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import type { Account, Accounts } from '../data/accounts.js';
import type { Subscriptions } from '../data/subscriptions.js';
import { accessOf, nextChangeOf, reminderOf, type Reminder } from './access.js';
import { happenedAt, latest, type Facts } from './facts.js';
import { isSameMembership, membershipOf } from './membership.js';
import { paidFactsOf } from './payment-record.js';

export type SettleParts = {
  accounts: Pick<Accounts, 'find' | 'change' | 'isUnchanged'>;
  subscriptions: Pick<Subscriptions, 'paidBy'>;
  cacheEntitlement: (userId: string, until: Date | null) => Promise<void>;
};

/** Each round somebody else's change has gone through. */
const ROUNDS = 50;

/** An account as it was when all had been said, and until when practice is open; null when it is closed. */
export type Settled = { account: Account; facts: Facts; until: Date | null };

/** @returns until when practice is open, null when it is closed or there is no account */
export const settle = async (parts: SettleParts, userId: string, now: Date): Promise<Date | null> => (await settleAccount(parts, userId, now))?.until ?? null;

/**
 * Draws the consequences of what is known of a learner: tells what has changed, asks for the mail before an end of access, and
 * tells the gateway until when practice is open. Running it again, or several at once, changes nothing more.
 * @param seen the account as it was read a moment ago, before the payments that are to count were kept
 * @returns undefined where there is no account
 */
export async function settleAccount(parts: SettleParts, userId: string, now: Date, seen?: Account): Promise<Settled | undefined> {
  const { accounts } = parts;
  for (let round = 0; round < ROUNDS; round += 1) {
    const account = round === 0 && seen ? seen : await accounts.find(userId);
    if (!account) return undefined;
    const facts = await factsOf(parts, account);
    // Another one's request may have begun later than this one, and has changed the account before it was read.
    const moment = latest(now, ...happenedAt(facts));
    const { changes, events } = consequencesOf(account, facts, moment);
    const isKept = changes === undefined || (await accounts.change(account, changes, events));
    if (!isKept) continue;
    const { until } = accessOf(facts, moment);
    await parts.cacheEntitlement(userId, until);
    const settled = changes === undefined ? account : { ...account, ...changes, revision: account.revision + 1 };
    // Whoever has changed the account meanwhile may have told the gateway before.
    if (await accounts.isUnchanged(settled)) return { account: settled, facts, until };
  }
  throw new Error('An account changes too often to be settled.');
}

/** Reads payments after the account: one that comes in later changes the account, and is seen by that. */
export const factsOf = async ({ subscriptions }: Pick<SettleParts, 'subscriptions'>, account: Account): Promise<Facts> => ({
  ...account,
  payments: paidFactsOf(await subscriptions.paidBy(account.userId)),
});

/** What is to be written and told; no changes where all has been said. */
function consequencesOf(account: Account, facts: Facts, now: Date): { changes?: Partial<Pick<Account, 'announced' | 'reminded' | 'nextCheckAt'>>; events: Envelope[] } {
  const { userId } = account;
  const announced = membershipOf(facts, now);
  const reminder = dueReminder(account, facts, now);
  const nextCheckAt = nextChangeOf(facts, now);
  const isNew = !isSameMembership(account.announced, announced);
  if (!isNew && !reminder && account.nextCheckAt?.getTime() === nextCheckAt?.getTime()) return { events: [] };
  const events = [
    ...(isNew ? [createEvent(membershipChanged, { userId, data: { ...announced, revision: account.revision + 1 }, now })] : []),
    ...(reminder ? [createEvent(mailRequested, { userId, data: { template: reminder.template, values: { endsAt: reminder.endsAt.toISOString() } }, now })] : []),
  ];
  return { changes: { announced, nextCheckAt, ...(reminder && { reminded: { template: reminder.template, endsAt: reminder.endsAt } }) }, events };
}

/** The mail before the end of access, from its time on, once for each end. */
function dueReminder({ reminded }: Account, facts: Facts, now: Date): Reminder | null {
  const reminder = reminderOf(facts, now);
  if (!reminder || reminder.dueAt > now) return null;
  const isSent = reminded?.template === reminder.template && reminded.endsAt.getTime() === reminder.endsAt.getTime();
  return isSent ? null : reminder;
}

/**
 * Settles whose access may have changed by time alone.
 * @param tellFailure hears of an account that has to wait; the others do not
 * @returns how many were looked at
 */
export async function settleDue(parts: SettleParts & { accounts: Pick<Accounts, 'due'> }, { now, limit, tellFailure }: { now: Date; limit: number; tellFailure: (error: unknown) => void }): Promise<number> {
  const userIds = await parts.accounts.due(now, limit);
  for (const userId of userIds) await settle(parts, userId, now).catch(tellFailure);
  return userIds.length;
}
