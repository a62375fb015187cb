import { trialStarted } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import type { Accounts } from '../data/accounts.js';
import { entitledUntil, trialFrom } from './entitlement.js';

export type TrialParts = {
  accounts: Accounts;
  cacheEntitlement: (userId: string, until: Date | null) => Promise<void>;
};

/** Starts the trial at the moment of verification. Running it again, in any order, changes nothing. */
export async function startTrial(
  { accounts, cacheEntitlement }: TrialParts,
  { userId, verifiedAt }: { userId: string; verifiedAt: Date },
  now: Date,
): Promise<void> {
  const trial = trialFrom(verifiedAt);
  const event = createEvent(trialStarted, {
    userId,
    data: { trialStartsAt: trial.trialStartsAt.toISOString(), trialEndsAt: trial.trialEndsAt.toISOString() },
    now,
  });
  await accounts.open(userId, trial, [event]);
  await cacheEntitlement(userId, entitledUntil(await accounts.find(userId), now));
}
