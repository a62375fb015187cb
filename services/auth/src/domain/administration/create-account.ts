import { userRegistered, userVerified, type AdminAccount, type CreateAccount, type Envelope } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import { requireLastingAddress } from '../check-address.js';
import { requireUnguessable } from '../guessable-password.js';
import { mailEvent } from '../mail-event.js';
import { hashPassword } from '../password.js';
import { newUser } from '../register-user.js';
import { securityEvent } from '../security-event.js';
import { DEFAULT_TIME_ZONE, type User } from '../user.js';
import { adminAccount, requireFree } from './admin-account.js';
import { roleMails, type RoleParts } from './role-mails.js';
import type { TokenSecrets } from '../token-secrets.js';

export type CreationParts = RoleParts & { tokenSecrets: TokenSecrets };

/**
 * Opens an account for somebody. Where the address does not count as verified, the link for it is mailed.
 * @throws AppError USERNAME_TAKEN, EMAIL_TAKEN, VALIDATION_FAILED for a disposable address or a password that is easy to guess
 */
export async function createAccount(parts: CreationParts, { by, actionId, username, email, role, isEmailVerified, password }: CreateAccount, now: Date): Promise<AdminAccount> {
  const { users, administrators, tokenSecrets } = parts;
  requireLastingAddress(email);
  requireUnguessable(password, { username, email });
  const fresh = newUser(tokenSecrets, { username, email, timeZone: DEFAULT_TIME_ZONE, passwordHash: await hashPassword(password) }, now);
  const user: User = { ...fresh, role, isEmailVerified, verifiedAt: isEmailVerified ? now : null };
  await requireFree(users, user.id, user);
  const events = [...toldOf(user, now), ...(await roleMails(parts, user, 'user', by, now)), securityEvent(user.id, 'created-by-administrator', now, { by, actionId })];
  if (!(await users.insert(user, events))) {
    await requireFree(users, user.id, user);
    throw new AppError('CHANGED_MEANWHILE');
  }
  if (role === 'admin') await administrators.add(user.id);
  return adminAccount(user);
}

function toldOf({ id, username, email, role, timeZone, isEmailVerified }: User, now: Date): Envelope[] {
  return [
    createEvent(userRegistered, { userId: id, data: { username, email, role, timeZone }, now }),
    isEmailVerified ? createEvent(userVerified, { userId: id, data: { verifiedAt: now.toISOString() }, now }) : mailEvent(id, 'verify-email', now),
  ];
}
