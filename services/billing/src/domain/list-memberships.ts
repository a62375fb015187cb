import type { MembershipsPage } from '@b1fuchs/contracts';
import type { Accounts } from '../data/accounts.js';

export type { Accounts };

/** What was last told of each user's access, a page of all accounts. */
export async function listMemberships(accounts: Pick<Accounts, 'page'>, { after, limit }: { after: string; limit: number }): Promise<MembershipsPage> {
  const rows = (await accounts.page(after, limit)).map(({ userId, trialEndsAt, announced, revision }) => ({
    userId,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    membership: announced && { ...announced, revision },
  }));
  return { rows, next: rows.length < limit ? null : (rows.at(-1)?.userId ?? null) };
}
