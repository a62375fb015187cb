import { errorTable, type Proof } from '@b1fuchs/contracts';
import { AppError, type Sessions } from '@b1fuchs/kit';
import type { Attempts } from '../data/login-attempts.js';
import type { Users } from '../data/users.js';
import { proofCounter } from './account-counters.js';
import { checkSecondFactor, type SecondFactorParts } from './check-second-factor.js';
import { passwordMatches } from './password.js';
import { securityEvent } from './security-event.js';
import type { User } from './user.js';

export type ProofParts = SecondFactorParts & { users: Users; sessions: Sessions };
/** Who asks: the signed-in user and the session they ask from. */
export type Asking = { userId: string; sessionId: string };

/** An account without a password proves itself by a sign-in that is no older. */
const RECENT_MS = 10 * 60_000;

/**
 * Makes sure that it is the owner who asks, and not somebody at an open browser.
 * @throws AppError PROOF_REFUSED, SIGN_IN_AGAIN, RATE_LIMITED after too many wrong ones, NOT_SIGNED_IN where the account is gone.
 */
export async function proveIdentity(parts: ProofParts, { userId, sessionId }: Asking, proof: Proof, now: Date): Promise<User> {
  const user = await parts.users.findById(userId);
  if (!user) throw new AppError('NOT_SIGNED_IN');
  if (user.passwordHash === null) await requireRecentSignIn(parts.sessions, sessionId, now);
  else if (!(await isPassword(parts.attempts, user.id, user.passwordHash, proof.password))) await refuse(parts.users, user, now);
  if (!(await checkSecondFactor(parts, user, proof.code, now))) await refuse(parts.users, user, now);
  await parts.sessions.markProven(sessionId, now);
  return user;
}

async function refuse(users: Users, { id, passwordHash }: User, now: Date): Promise<never> {
  await users.addEvents(id, [securityEvent(id, 'proof-refused', now)]);
  throw passwordHash === null ? codeRefused() : new AppError('PROOF_REFUSED');
}

/** Where no password was asked for, none is said to be wrong. */
export const codeRefused = (): AppError => new AppError('PROOF_REFUSED', { message: errorTable.CODE_REFUSED.message });

async function requireRecentSignIn(sessions: Sessions, sessionId: string, now: Date): Promise<void> {
  const session = await sessions.find(sessionId, now);
  if (!session || now.getTime() - session.createdAt.getTime() > RECENT_MS) throw new AppError('SIGN_IN_AGAIN');
}

/** @throws AppError RATE_LIMITED */
async function isPassword(attempts: Attempts, userId: string, passwordHash: string, password: string): Promise<boolean> {
  const counter = proofCounter(userId);
  if (!(await attempts.take(counter))) throw new AppError('RATE_LIMITED');
  const isRight = await passwordMatches(passwordHash, password);
  if (isRight) await attempts.forget(counter);
  return isRight;
}
