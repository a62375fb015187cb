import { userDeleted } from '@b1fuchs/contracts';
import { createEvent, daysBefore, type PersonalData, type Sessions } from '@b1fuchs/kit';
import type { ClosedAccount, Deletions } from '../data/deletions.js';
import type { Mails } from '../data/mails.js';
import type { Tombstones } from '../data/tombstones.js';

export type ErasureParts = {
  deletions: Deletions;
  sessions: Pick<Sessions, 'forget'>;
  mails: Pick<Mails, 'enqueue' | 'waitsSince'>;
  tombstones: Tombstones;
  personalData: Pick<PersonalData, 'erase'>;
  wakeSender: () => void;
};

/** When nothing runs any more for somebody whose sessions have ended: the longest request takes little more than a minute. */
const SETTLED_MS = 2 * 60_000;
/** An account is not kept longer because its last mail cannot be sent. */
const LAST_MAIL_MS = 24 * 3_600_000;
/** An account whose address was never confirmed goes so long after its last link. */
export const UNUSED_DAYS = 30;
const AT_ONCE = 100;

/**
 * Takes accounts that are due, or were never used, one step further: first nobody can sign in any more; a little later their
 * owner gets a last mail; when that is out, all services erase what they keep. Every step may run again, on any instance.
 * @param tellFailure hears of an account that has to wait; the others do not
 */
export async function eraseAccounts(parts: ErasureParts, now: Date, tellFailure: (error: unknown) => void): Promise<void> {
  const deadSince = daysBefore(now, UNUSED_DAYS);
  const { deletions } = parts;
  for (const id of [...(await deletions.due(now, AT_ONCE)), ...(await deletions.unused(deadSince, AT_ONCE))]) {
    await close(parts, id, { now, deadSince }).catch(tellFailure);
  }
  for (const account of await deletions.closed(new Date(now.getTime() - SETTLED_MS), AT_ONCE)) {
    await erase(parts, account, now).catch(tellFailure);
  }
}

/** Sessions end before, so that no account is closed while Redis is away, and again, for a sign-in at the same moment. */
async function close({ deletions, sessions }: ErasureParts, id: string, times: { now: Date; deadSince: Date }): Promise<void> {
  await sessions.forget(id);
  if (await deletions.close(id, times)) await sessions.forget(id);
}

async function erase(parts: ErasureParts, { id, isEmailVerified }: ClosedAccount, now: Date): Promise<void> {
  const { tombstones, personalData } = parts;
  // With a tombstone, the last mail is out and the rest of the erasure was interrupted.
  const isMailDue = isEmailVerified && !(await tombstones.has(id));
  if (isMailDue && !(await isLastMailDone(parts, id, now))) return;
  await tombstones.put(id, createEvent(userDeleted, { userId: id, data: {}, now }), now);
  await personalData.erase(id, now);
}

async function isLastMailDone({ mails, wakeSender }: ErasureParts, userId: string, now: Date): Promise<boolean> {
  const id = `account-deleted-${userId}`;
  await mails.enqueue({ id, userId, template: 'account-deleted', values: {}, askedAt: now }, now);
  wakeSender();
  const waitsSince = await mails.waitsSince(id);
  return waitsSince === undefined || now.getTime() - waitsSince.getTime() >= LAST_MAIL_MS;
}
