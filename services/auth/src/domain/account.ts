import type { Account, SessionsResponse } from '@b1fuchs/contracts';
import { AppError, type Sessions } from '@b1fuchs/kit';
import type { Users } from '../data/users.js';
import { cachedUser } from './cached-user.js';
import type { Asking } from './prove-identity.js';
import { securityEvent } from './security-event.js';
import type { User } from './user.js';

export type AccountParts = { users: Users; sessions: Sessions };

/** What the account page shows. @throws AppError NOT_SIGNED_IN where the account is gone. */
export async function readAccount({ users }: AccountParts, userId: string, now: Date): Promise<Account> {
  const user = await mustFind(users, userId);
  return {
    username: user.username,
    email: user.email,
    pendingEmail: user.emailChange !== null && user.emailChange.expiresAt > now ? user.emailChange.address : null,
    isEmailVerified: user.isEmailVerified,
    hasPassword: user.passwordHash !== null,
    hasGoogle: user.googleSubject !== null,
    twoFactor: { isOn: user.twoFactor !== null, recoveryCodesLeft: user.twoFactor?.recoveryCodes.length ?? 0 },
    chosenTimeZone: user.chosenTimeZone,
    createdAt: user.createdAt.toISOString(),
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
  };
}

/** Where somebody is signed in, the place used last first. */
export async function readSessions({ sessions }: AccountParts, { userId, sessionId }: Asking, now: Date): Promise<SessionsResponse> {
  const open = await sessions.list(userId, now);
  return {
    sessions: open.map(({ sessionKey, device, createdAt, lastUsedAt }) => ({
      ...device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: sessionKey === sessionId,
    })),
  };
}

/** Signs the user out everywhere else. */
export async function endOtherSessions({ users, sessions }: AccountParts, { userId, sessionId }: Asking, now: Date): Promise<void> {
  await sessions.revokeOthers(userId, sessionId);
  await users.addEvents(userId, [securityEvent(userId, 'other-sessions-ended', now)]);
}

/** @param timeZone where the learner's days are counted; null for wherever the browser is */
export async function chooseTimeZone({ users, sessions }: AccountParts, userId: string, timeZone: string | null, now: Date): Promise<void> {
  await users.chooseTimeZone(userId, timeZone, [securityEvent(userId, 'time-zone-changed', now)]);
  await sessions.setUser(userId, cachedUser(await mustFind(users, userId)));
}

async function mustFind(users: Users, userId: string): Promise<User> {
  const user = await users.findById(userId);
  if (!user) throw new AppError('NOT_SIGNED_IN');
  return user;
}
