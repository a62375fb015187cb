import { userLoggedIn, type CurrentUser } from '@b1fuchs/contracts';
import { AppError, createEvent, type Sessions } from '@b1fuchs/kit';
import type { Attempts } from '../data/login-attempts.js';
import type { Users } from '../data/users.js';
import { emailKey, usernameKey } from './account-keys.js';
import { compareWithDecoy, passwordMatches } from './password.js';
import type { User } from './user.js';

export type SignInParts = { users: Users; sessions: Sessions; attempts: Attempts };
type Input = { username: string; password: string; timeZone: string | undefined };

/**
 * @returns the user and a new session id for the browser's cookie.
 * @throws AppError INVALID_CREDENTIALS (never saying which part was wrong), RATE_LIMITED,
 * EMAIL_NOT_VERIFIED with the address in its details.
 */
export async function signIn(
  { users, sessions, attempts }: SignInParts,
  input: Input,
  now: Date,
): Promise<{ user: CurrentUser; sessionId: string }> {
  const user = await findAccount(users, input.username);
  const account = user?.id ?? usernameKey(input.username);
  if (await attempts.isPaused(account)) throw new AppError('RATE_LIMITED');

  const matches = user ? await passwordMatches(user.passwordHash, input.password) : await compareWithDecoy(input.password);
  if (!user || !matches) {
    await attempts.recordFailure(account);
    throw new AppError('INVALID_CREDENTIALS');
  }
  await attempts.forgetFailures(account);
  if (!user.isEmailVerified) throw new AppError('EMAIL_NOT_VERIFIED', { details: { email: user.email } });

  const timeZone = input.timeZone ?? user.timeZone;
  await users.recordLogin(user.id, { now, timeZone }, [
    createEvent(userLoggedIn, { userId: user.id, data: { timeZone }, now }),
  ]);
  const { id, username, role } = user;
  const sessionId = await sessions.create(id, { username, role, timeZone }, now);
  return { user: { id, username, role }, sessionId };
}

/** Usernames cannot contain @, so one with it is an address. */
const findAccount = (users: Users, name: string): Promise<User | undefined> =>
  name.includes('@') ? users.findByEmail(emailKey(name)) : users.findByUsername(name);
