import type { EndedSessions, EndSessionsOf, LearnerSessions } from '@b1fuchs/contracts';
import type { Sessions } from '@b1fuchs/kit';
import type { Users } from '../../data/users.js';
import { securityEvent } from '../security-event.js';
import { mustFindAccount } from './admin-account.js';

export type LearnerSessionParts = { users: Users; sessions: Sessions };

/** How somebody signs in, and where they are signed in, for administrators. @param asking the administrator's own session @throws AppError NOT_FOUND */
export async function showSessions({ users, sessions }: LearnerSessionParts, userId: string, asking: string, now: Date): Promise<LearnerSessions> {
  const { passwordHash, googleSubject, twoFactor, deletionDueAt } = await mustFindAccount(users, userId);
  const open = await sessions.list(userId, now);
  return {
    hasPassword: passwordHash !== null,
    hasGoogle: googleSubject !== null,
    hasTwoFactor: twoFactor !== null,
    deletionDueAt: deletionDueAt?.toISOString() ?? null,
    sessions: open.map(({ sessionKey, device, createdAt, lastUsedAt }) => ({
      key: sessionKey,
      ...device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: sessionKey === asking,
    })),
  };
}

/**
 * Ends one of somebody's sessions, or all; never the one that the administrator asks from.
 * @returns how many were open
 * @throws AppError NOT_FOUND where the account is gone
 */
export async function endSessions({ users, sessions }: LearnerSessionParts, userId: string, { by, actionId, asking, key }: EndSessionsOf, now: Date): Promise<EndedSessions> {
  await mustFindAccount(users, userId);
  const open = (await sessions.list(userId, now)).map(({ sessionKey }) => sessionKey);
  const ending = open.filter((one) => one !== asking && (key === undefined || one === key));
  await Promise.all(ending.map((one) => sessions.revoke(userId, one)));
  if (ending.length > 0) await users.addEvents(userId, [securityEvent(userId, 'sessions-ended-by-administrator', now, { by, actionId })]);
  return { ended: ending.length };
}
