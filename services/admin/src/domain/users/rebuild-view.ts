import type { Owners } from '../../clients/owners.js';
import type { UserView } from '../../data/user-view.js';
import { withMembership, withOwnersAccount, withProgress, withTrial } from './user-row.js';

/** What happens while an owner reads a page is told by an event too: the event is let win. */
const OVERLAP_MS = 60_000;

/**
 * Makes the list anew from the services that own what it shows. It may run beside the service, and again after a crash.
 * @returns how many users there are, and how many were taken off
 */
export async function rebuildView({ view, owners }: { view: UserView; owners: Pick<Owners, 'accounts' | 'memberships' | 'progress'> }, now: Date): Promise<{ users: number; dropped: number }> {
  const readAt = new Date(now.getTime() - OVERLAP_MS);
  let users = 0;
  for await (const account of rowsOf(owners.accounts)) {
    await view.change(account.userId, (row) => ({ ...withOwnersAccount(row, account, readAt), rebuiltAt: now }), now);
    users += 1;
  }
  for await (const { userId, trialEndsAt, membership } of rowsOf(owners.memberships)) {
    if (membership) await view.change(userId, (row) => withMembership(row, membership), now);
    else if (trialEndsAt !== null) await view.change(userId, (row) => withTrial(row, new Date(trialEndsAt)), now);
  }
  for await (const { userId, progress } of rowsOf(owners.progress)) await view.change(userId, (row) => withProgress(row, progress), now);
  return { users, dropped: await view.dropNotFound(now, readAt) };
}

/** All rows of an owner, page after page. */
async function* rowsOf<Row>(page: (after: string) => Promise<{ rows: Row[]; next: string | null }>): AsyncGenerator<Row> {
  for (let after: string | null = ''; after !== null; ) {
    const { rows, next }: { rows: Row[]; next: string | null } = await page(after);
    yield* rows;
    after = next;
  }
}
