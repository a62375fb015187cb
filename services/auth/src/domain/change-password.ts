import type { Proof } from '@b1fuchs/contracts';
import { AppError, type Device } from '@b1fuchs/kit';
import type { Passwords } from '../data/passwords.js';
import { cachedUser } from './cached-user.js';
import { deviceValues } from './device-values.js';
import { requireUnguessable } from './guessable-password.js';
import { mailEvent } from './mail-event.js';
import { hashPassword } from './password.js';
import { proveIdentity, type Asking, type ProofParts } from './prove-identity.js';
import { securityEvent } from './security-event.js';

export type PasswordChangeParts = ProofParts & { passwords: Passwords };
type Input = Proof & { newPassword: string; device: Device };

/**
 * Sets another password, or the first one of an account that had none, and ends all sessions.
 * @returns a new session id for the browser that asked, and whether it was the first. @throws as proveIdentity
 */
export async function changePassword(parts: PasswordChangeParts, asking: Asking, { newPassword, device, ...proof }: Input, now: Date): Promise<{ sessionId: string; isFirst: boolean }> {
  const { passwords, sessions } = parts;
  const user = await proveIdentity(parts, asking, proof, now);
  const { id, passwordHash: before } = user;
  requireUnguessable(newPassword, { ...user, field: 'newPassword' });
  const passwordHash = await hashPassword(newPassword);
  const isFirst = before === null;
  const events = [mailEvent(id, isFirst ? 'password-set' : 'password-changed', now, deviceValues(device)), securityEvent(id, 'password-changed', now)];
  // Before, so that nothing has changed yet where Redis is away; after, for who signed in meanwhile.
  await sessions.revokeOthers(id, asking.sessionId);
  if (!(await passwords.replace(id, { before, passwordHash }, events))) throw new AppError('PROOF_REFUSED');
  await sessions.revokeAll(id);
  return { sessionId: await sessions.create(id, cachedUser(user), { now, device }), isFirst };
}
