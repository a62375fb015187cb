import type { EventOf, membershipChanged, MembershipsPage } from '@b1fuchs/contracts';
import type { Account, Accounts } from '../data/accounts.js';

export type { Accounts };

/** What was last told of a user's access; null where nothing was. */
export const toldOf = ({ announced, revision }: Pick<Account, 'announced' | 'revision'>): EventOf<typeof membershipChanged>['data'] | null => announced && { ...announced, revision };

/** What was last told of each user's access, a page of all accounts. */
export async function listMemberships(accounts: Pick<Accounts, 'page'>, { after, limit }: { after: string; limit: number }): Promise<MembershipsPage> {
  const rows = (await accounts.page(after, limit)).map(({ userId, trialEndsAt, announced, revision }) => ({
    userId,
    trialEndsAt: trialEndsAt?.toISOString() ?? null,
    membership: toldOf({ announced, revision }),
  }));
  return { rows, next: rows.length < limit ? null : (rows.at(-1)?.userId ?? null) };
}
