import type { AdminAccount, SetPassword } from '@b1fuchs/contracts';
import { AppError, type Sessions } from '@b1fuchs/kit';
import type { Attempts } from '../../data/login-attempts.js';
import type { Passwords } from '../../data/passwords.js';
import type { Users } from '../../data/users.js';
import { countersOf, signInCountersOf } from '../account-counters.js';
import { LEAST_SCORE_SET_FOR_OTHERS, requireUnguessable } from '../guessable-password.js';
import { mailEvent } from '../mail-event.js';
import { hashPassword } from '../password.js';
import { securityEvent } from '../security-event.js';
import { adminAccount, mustFindAccount } from './admin-account.js';

export type PasswordSettingParts = { users: Users; passwords: Passwords; sessions: Sessions; attempts: Attempts };

/**
 * Gives somebody another password and ends all of their sessions.
 * @throws AppError NOT_FOUND, OWN_ACCOUNT (one's own takes the old one), VALIDATION_FAILED for one of the commonest, CHANGED_MEANWHILE
 */
export async function setPassword({ users, passwords, sessions, attempts }: PasswordSettingParts, userId: string, { by, actionId, password }: SetPassword, now: Date): Promise<AdminAccount> {
  if (userId === by) throw new AppError('OWN_ACCOUNT');
  const user = await mustFindAccount(users, userId);
  requireUnguessable(password, { ...user, leastScore: LEAST_SCORE_SET_FOR_OTHERS });
  const passwordHash = await hashPassword(password);
  const events = [mailEvent(userId, 'password-changed', now), securityEvent(userId, 'password-set-by-administrator', now, { by, actionId })];
  // Before, so that nothing has changed yet where Redis is away; after, for who signed in meanwhile.
  await sessions.revokeAll(userId);
  if (!(await passwords.replace(userId, { before: user.passwordHash, passwordHash }, events))) throw new AppError('CHANGED_MEANWHILE');
  await sessions.revokeAll(userId);
  await attempts.forget(...signInCountersOf(user), ...countersOf(userId));
  return adminAccount(user);
}
