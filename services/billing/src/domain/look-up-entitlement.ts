import type { InternalUser } from '@b1fuchs/contracts';
import { settle } from './settle.js';
import { startTrial, type TrialParts } from './start-trial.js';

type Parts = TrialParts & {
  /** Asks auth; undefined when there is no such user. */
  findUser: (userId: string) => Promise<InternalUser | undefined>;
};

/**
 * Until when a user may practise. A verified user whose trial is not known here yet (the event is still on its
 * way) gets it now: nobody waits for the broker.
 */
export async function lookUpEntitlement(parts: Parts, userId: string, now: Date): Promise<Date | null> {
  const account = await parts.accounts.find(userId);
  if (!account?.trialStartsAt) {
    const user = await parts.findUser(userId);
    if (!user?.verifiedAt) return account ? settle(parts, userId, now) : null;
    await startTrial(parts, { userId, verifiedAt: new Date(user.verifiedAt) }, now);
  }
  return settle(parts, userId, now);
}
