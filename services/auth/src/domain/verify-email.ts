import { TRIAL_DAYS, userVerified, type VerifyEmailResponse } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { Users } from '../data/users.js';
import { tokenHash } from './mailed-token.js';

/**
 * Confirms the address that a mailed link was sent to. Nobody is signed in by it; a second time says so.
 * @throws AppError INVALID_TOKEN for an unknown or expired link.
 */
export async function verifyEmail({ users }: { users: Users }, token: string, now: Date): Promise<VerifyEmailResponse> {
  const user = await users.findByVerificationToken(tokenHash(token));
  if (!user) throw new AppError('INVALID_TOKEN');
  if (user.isEmailVerified) return { alreadyVerified: true, trialDays: TRIAL_DAYS };
  if (user.verificationTokenExpiry <= now) throw new AppError('INVALID_TOKEN');

  const event = createEvent(userVerified, { userId: user.id, data: { verifiedAt: now.toISOString() }, now });
  const first = await users.markVerified(user.id, now, [event]);
  return { alreadyVerified: !first, trialDays: TRIAL_DAYS };
}
