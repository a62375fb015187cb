import { AppError } from '@b1fuchs/kit';
import type { AiConsents } from '../../data/ai-consents.js';
import type { AiUsage } from '../../data/ai-usage.js';
import { MICROCENTS_PER_CENT, monthOf } from '../provider/cost.js';

/** A server that speaks or recognises, seen from a learner: who receives what they said, and what it costs. */
export type SpeechServer = {
  recipient: string;
  /** Whether what it gets leaves the installation; then only with the learner's consent. */
  isOutside: boolean;
};
export type SpeechConsents = { consents: Pick<AiConsents, 'isGiven'>; wordingVersion: string };
export type SpeechBudget = { usage: AiUsage; monthlyCapCents: number };

/** Whether a learner's words may go to the server. */
export const mayHear = async ({ isOutside }: SpeechServer, { consents, wordingVersion }: SpeechConsents, userId: string): Promise<boolean> =>
  !isOutside || consents.isGiven(userId, wordingVersion);

/** @throws AppError CONSENT_REQUIRED, which names who would receive the recording. */
export async function requireConsent(server: SpeechServer, parts: SpeechConsents, userId: string): Promise<void> {
  if (await mayHear(server, parts, userId)) return;
  throw new AppError('CONSENT_REQUIRED', {
    message: `Ihre Aufnahme würde an ${server.recipient} gesendet. Bitte stimmen Sie zuerst zu, oder tippen Sie Ihre Antwort.`,
  });
}

const noTokens = { input: 0, output: 0 };

type Reservation = { settle: (cost: number) => Promise<void> };

/**
 * Sets aside what a call may cost, in millionths of a cent.
 * @returns undefined when the learner's month has nothing left; else what counts the true cost afterwards
 */
export async function reserve({ usage, monthlyCapCents }: SpeechBudget, { userId, recipient }: { userId: string; recipient: string }, microcents: number, now: Date): Promise<Reservation | undefined> {
  if (microcents === 0) return { settle: () => Promise.resolve() };
  const account = { userId, month: monthOf(now), recipient, at: now };
  if (!(await usage.reserve(account, microcents, monthlyCapCents * MICROCENTS_PER_CENT))) return undefined;
  return { settle: (cost) => usage.settle(account, noTokens, { cost, reserved: microcents }) };
}
