import type { MembershipsPage } from '@b1fuchs/contracts';
import type { Accounts } from '../data/accounts.js';

export type { Accounts };

/** What opens practice for each user, a page of all accounts; so far that is the trial alone. */
export async function listMemberships(accounts: Pick<Accounts, 'page'>, { after, limit }: { after: string; limit: number }): Promise<MembershipsPage> {
  const rows = (await accounts.page(after, limit)).map(({ userId, trialEndsAt }) => ({ userId, trialEndsAt: trialEndsAt.toISOString(), membership: null }));
  return { rows, next: rows.length < limit ? null : (rows.at(-1)?.userId ?? null) };
}
