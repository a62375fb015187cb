import type { InternalUser } from '@b1fuchs/contracts';
import { AppError, type Sessions } from '@b1fuchs/kit';
import type { Users } from '../data/users.js';
import { cachedUser } from './cached-user.js';

export type UserLookUpParts = { users: Users; sessions: Sessions };

/**
 * What other services may know of a user; the gateway's cache gets it too.
 * @throws AppError NOT_FOUND
 */
export async function lookUpUser({ users, sessions }: UserLookUpParts, userId: string): Promise<InternalUser> {
  const user = await users.findById(userId);
  if (!user) throw new AppError('NOT_FOUND');
  const { username, role, timeZone, chosenTimeZone, verifiedAt, twoFactor } = user;
  await sessions.setUser(userId, cachedUser(user));
  return { userId, username, role, timeZone, chosenTimeZone, verifiedAt: verifiedAt?.toISOString() ?? null, hasTwoFactor: twoFactor !== null };
}
