import { TRIAL_DAYS, userVerified, type VerifyEmailResponse } from '@b1fuchs/contracts';
import { AppError, createEvent, type Sessions } from '@b1fuchs/kit';
import type { Users } from '../data/users.js';
import { cachedUser } from './cached-user.js';
import { tokenHash } from './mailed-token.js';

/**
 * Confirms the address that a mailed link was sent to. Nobody is signed in by it; a second time says so.
 * @throws AppError INVALID_TOKEN for an unknown or expired link.
 */
export async function verifyEmail({ users, sessions }: { users: Users; sessions: Pick<Sessions, 'setUser'> }, token: string, now: Date): Promise<VerifyEmailResponse> {
  const user = await users.findByVerificationToken(tokenHash(token));
  if (!user) throw new AppError('INVALID_TOKEN');
  if (user.isEmailVerified) return { alreadyVerified: true, trialDays: TRIAL_DAYS };
  if (user.verificationTokenExpiry <= now) throw new AppError('INVALID_TOKEN');

  const event = createEvent(userVerified, { userId: user.id, data: { verifiedAt: now.toISOString() }, now });
  const first = await users.markVerified(user.id, now, [event]);
  // Who could sign in before may practise from now on.
  await sessions.setUser(user.id, cachedUser({ ...user, isEmailVerified: true }));
  return { alreadyVerified: !first, trialDays: TRIAL_DAYS };
}
