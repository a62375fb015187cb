import { trialStarted } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import type { Accounts } from '../data/accounts.js';
import { settle, type SettleParts } from './settle.js';
import { trialFrom } from './trial.js';

export type TrialParts = SettleParts & { accounts: Pick<Accounts, 'openTrial'> };

/** Starts the trial at the moment of verification. Running it again, in any order, changes nothing. */
export async function startTrial(parts: TrialParts, { userId, verifiedAt }: { userId: string; verifiedAt: Date }, now: Date): Promise<void> {
  const trial = trialFrom(verifiedAt);
  const event = createEvent(trialStarted, {
    userId,
    data: { trialStartsAt: trial.trialStartsAt.toISOString(), trialEndsAt: trial.trialEndsAt.toISOString() },
    now,
  });
  await parts.accounts.openTrial(userId, trial, [event], now);
  await settle(parts, userId, now);
}
