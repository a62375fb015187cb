import type { GoogleError } from '@b1fuchs/contracts';
import { AppError, type Device } from '@b1fuchs/kit';
import type { Google } from '../clients/google.js';
import type { GoogleAttempt, GoogleAttempts } from '../data/google-attempts.js';
import { findOrOpenAccount, type GoogleAccountParts } from './google-account.js';
import { GoogleFailure } from './google-failure.js';
import { admit, type AdmissionParts } from './sign-in.js';
import { DEFAULT_TIME_ZONE } from './user.js';

/** Time to choose an account, and to sign in to it at Google. */
export const ATTEMPT_LIFETIME_S = 10 * 60;

export type GoogleSignInParts = AdmissionParts & GoogleAccountParts & { google: Google | undefined; googleAttempts: GoogleAttempts };

/** How a return from Google ends: signed in, before the second step, or not at all. */
export type GoogleOutcome = { sessionId: string } | { ticket: string } | { error: GoogleError; cause: unknown };

/**
 * Sends a browser to Google.
 * @returns where it goes, and the id of the attempt for its cookie. @throws GoogleFailure unavailable, not-set-up
 */
export async function beginGoogleSignIn({ google, googleAttempts }: GoogleSignInParts, wanted: Pick<GoogleAttempt, 'returnTo' | 'timeZone'>): Promise<{ url: string; attemptId: string }> {
  if (!google) throw new GoogleFailure('not-set-up');
  const { url, checks } = await google.begin();
  const { state, nonce, codeVerifier } = checks;
  return { url, attemptId: await googleAttempts.store(state, { ...wanted, nonce, codeVerifier }, ATTEMPT_LIFETIME_S) };
}

/** What a browser brings back: the id in its cookie, and the query of the address it came to. */
type Return = { attemptId: string; state: string; query: string; device: Device };

/** Lets somebody in who comes back from Google. @returns how it ended, and the page that was asked for. */
export async function finishGoogleSignIn(parts: GoogleSignInParts, { attemptId, state, query, device }: Return, now: Date): Promise<{ outcome: GoogleOutcome; returnTo: string }> {
  const attempt = await parts.googleAttempts.take(attemptId, state);
  if (!attempt) return { outcome: { error: 'expired', cause: undefined }, returnTo: '/' };
  const outcome = await letIn(parts, attempt, { state, query, device }, now).catch(refusal);
  return { outcome, returnTo: attempt.returnTo };
}

async function letIn(parts: GoogleSignInParts, { nonce, codeVerifier, timeZone }: GoogleAttempt, { state, query, device }: Omit<Return, 'attemptId'>, now: Date): Promise<GoogleOutcome> {
  if (!parts.google) throw new GoogleFailure('not-set-up');
  const profile = await parts.google.finish(query, { state, nonce, codeVerifier });
  const user = await findOrOpenAccount(parts, profile, timeZone ?? DEFAULT_TIME_ZONE, now);
  const { sessionId } = await admit(parts, user, { timeZone, device }, now);
  return { sessionId };
}

function refusal(error: unknown): GoogleOutcome {
  if (error instanceof GoogleFailure) return { error: error.code, cause: error };
  const ticket = error instanceof AppError && error.code === 'TWO_FACTOR_REQUIRED' ? error.details?.ticket : undefined;
  if (ticket !== undefined) return { ticket };
  return { error: 'unavailable', cause: error };
}
