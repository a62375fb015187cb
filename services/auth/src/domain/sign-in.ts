import { randomUUID } from 'node:crypto';
import { userLoggedIn, type CurrentUser } from '@b1fuchs/contracts';
import { AppError, createEvent, sessionKeyOf, type Device, type Sessions } from '@b1fuchs/kit';
import type { Attempts } from '../data/login-attempts.js';
import type { SettingsRecord } from '../data/settings.js';
import type { SignInTickets } from '../data/sign-in-tickets.js';
import type { Users } from '../data/users.js';
import { signInCounter, signInCountersOf } from './account-counters.js';
import { emailKey } from './account-keys.js';
import { cachedUser } from './cached-user.js';
import { checkSecondFactor, type SecondFactorParts } from './check-second-factor.js';
import { compareWithDecoy, passwordMatches } from './password.js';
import { securityEvent } from './security-event.js';
import type { User } from './user.js';

export type { SettingsRecord };

/** Where somebody signs in from. */
export type Place = { timeZone: string | undefined; device: Device };
export type AdmissionParts = { users: Users; sessions: Sessions; tickets: SignInTickets };
export type SignInParts = AdmissionParts & { attempts: Attempts; settings: Pick<SettingsRecord, 'read'> };
type Input = Place & { username: string; password: string };

/**
 * @returns the user and a new session id for the browser's cookie.
 * @throws AppError INVALID_CREDENTIALS (never saying which part was wrong), RATE_LIMITED,
 * EMAIL_NOT_VERIFIED with the address in its details, TWO_FACTOR_REQUIRED as `admit`.
 */
export async function signIn(parts: SignInParts, input: Input, now: Date): Promise<{ user: CurrentUser; sessionId: string }> {
  const { users, attempts } = parts;
  const user = await findAccount(users, input.username);
  if (!(await attempts.take(signInCounter(input.username)))) throw new AppError('RATE_LIMITED');

  const passwordHash = user?.passwordHash ?? null;
  const matches = passwordHash === null ? await compareWithDecoy(input.password) : await passwordMatches(passwordHash, input.password);
  if (!user || !matches) {
    // The same steps for an account that does not exist.
    const userId = user?.id ?? randomUUID();
    await users.addEvents(userId, [securityEvent(userId, 'sign-in-refused', now)]);
    throw new AppError('INVALID_CREDENTIALS');
  }
  await attempts.forget(...signInCountersOf(user));
  if (!user.isEmailVerified && (await parts.settings.read()).forceEmailVerification) throw new AppError('EMAIL_NOT_VERIFIED', { details: { email: user.email } });

  return admit(parts, user, input, now);
}

/**
 * Lets somebody in who has shown the first factor.
 * @throws AppError TWO_FACTOR_REQUIRED with the ticket for the second step in its details, where the account wants one.
 */
export async function admit(parts: AdmissionParts, user: User, place: Place, now: Date): Promise<{ user: CurrentUser; sessionId: string }> {
  if (user.twoFactor !== null) throw new AppError('TWO_FACTOR_REQUIRED', { details: { ticket: await parts.tickets.issue(user) } });
  return { user: currentUser(user), sessionId: await openSession(parts, user, place, now) };
}

const currentUser = ({ id, username, role }: User): CurrentUser => ({ id, username, role });

/** @returns the new session's id, for the browser's cookie. @throws AppError INVALID_CREDENTIALS where the account is not what it was when they were checked. */
async function openSession(
  { users, sessions }: AdmissionParts,
  user: User,
  { timeZone: toldTimeZone, device }: Place,
  now: Date,
): Promise<string> {
  const { id } = user;
  const timeZone = user.chosenTimeZone ?? toldTimeZone ?? user.timeZone;
  const sessionId = await sessions.create(id, cachedUser({ ...user, timeZone }), { now, device });
  const events = [createEvent(userLoggedIn, { userId: id, data: { timeZone }, now }), securityEvent(id, 'signed-in', now)];
  // The account may have got another password or a second factor while this one was being compared.
  if (await users.recordLogin(user, { now, timeZone }, events)) return sessionId;
  await sessions.revoke(id, sessionKeyOf(sessionId));
  throw new AppError('INVALID_CREDENTIALS');
}

/**
 * The second step: the ticket of the first one and a code.
 * @throws AppError SIGN_IN_EXPIRED, CODE_REFUSED, RATE_LIMITED
 */
export async function signInWithCode(parts: SignInParts & SecondFactorParts, { ticket, code, ...place }: Place & { ticket: string; code: string }, now: Date): Promise<{ user: CurrentUser; sessionId: string }> {
  const owner = await parts.tickets.ownerOf(ticket);
  const user = owner === undefined ? undefined : await parts.users.findById(owner.userId);
  if (!user?.twoFactor || !owner?.isStillOf(user)) throw new AppError('SIGN_IN_EXPIRED');
  if (!(await checkSecondFactor(parts, user, code, now))) {
    await parts.users.addEvents(user.id, [securityEvent(user.id, 'code-refused', now)]);
    throw new AppError('CODE_REFUSED');
  }
  await parts.tickets.use(ticket);
  return { user: currentUser(user), sessionId: await openSession(parts, user, place, now) };
}

/** Usernames cannot contain @, so one with it is an address. */
const findAccount = (users: Users, name: string): Promise<User | undefined> =>
  name.includes('@') ? users.findByEmail(emailKey(name)) : users.findByUsername(name);
