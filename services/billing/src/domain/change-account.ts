import type { Account, Accounts } from '../data/accounts.js';
import type { Facts } from './facts.js';
import { toldOf } from './list-memberships.js';
import { factsOf, settleAccount, type SettleParts } from './settle.js';

export type ChangeParts = SettleParts & { accounts: Pick<Accounts, 'ensure'> };
type Changes = Partial<Pick<Account, 'trialStartsAt' | 'trialEndsAt' | 'grants' | 'manual' | 'cancelledAt' | 'trialExtensions'>>;
/** `membership` is null where nothing was told, or the account has gone meanwhile. */
export type Changed = { facts: Facts; membership: ReturnType<typeof toldOf> };

const ROUNDS = 50;

/**
 * The one way to change what is kept of a learner's access, with all its consequences.
 * @param changesOf what to change by what is known now; null where nothing is to be changed; it may throw where that is refused
 * @returns what is known then, and what has been told of it
 */
export async function changeAccount(parts: ChangeParts, userId: string, changesOf: (facts: Facts, account: Account) => Changes | null, now: Date): Promise<Changed> {
  await parts.accounts.ensure(userId, now);
  for (let round = 0; round < ROUNDS; round += 1) {
    const account = await parts.accounts.find(userId);
    if (!account) break;
    const facts = await factsOf(parts, account);
    const changes = changesOf(facts, account);
    if (changes !== null && !(await parts.accounts.change(account, { ...changes, nextCheckAt: now }))) continue;
    const settled = await settleAccount(parts, userId, now);
    return { facts: { ...facts, ...changes }, membership: settled ? toldOf(settled.account) : null };
  }
  throw new Error('An account could not be changed.');
}
