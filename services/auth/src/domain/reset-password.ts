import { randomUUID } from 'node:crypto';
import { userVerified, type ResetPasswordRequest } from '@b1fuchs/contracts';
import { AppError, createEvent, type Device, type Sessions } from '@b1fuchs/kit';
import type { Attempts } from '../data/login-attempts.js';
import type { MailLimits } from '../data/mail-limits.js';
import type { Passwords } from '../data/passwords.js';
import type { Users } from '../data/users.js';
import { countersOf, signInCountersOf } from './account-counters.js';
import { emailKey } from './account-keys.js';
import { deviceValues } from './device-values.js';
import { requireUnguessable } from './guessable-password.js';
import { mailEvent } from './mail-event.js';
import { newLink, tokenHash } from './mailed-token.js';
import { hashPassword } from './password.js';
import { securityEvent } from './security-event.js';
import type { TokenSecrets } from './token-secrets.js';

export type PasswordResetParts = { users: Users; passwords: Passwords; mailLimits: MailLimits; sessions: Sessions; attempts: Attempts; tokenSecrets: TokenSecrets };

/**
 * Mails a link for a new password; the older one stops working. An unknown address takes the same steps as a known
 * one, and so gets the same answer after the same time.
 * @throws AppError RATE_LIMITED
 */
export async function requestPasswordReset({ users, passwords, mailLimits, tokenSecrets }: PasswordResetParts, email: string, now: Date): Promise<void> {
  if (!(await mailLimits.mayAskReset(emailKey(email)))) throw new AppError('RATE_LIMITED');
  const user = await users.findByEmail(email);
  const userId = user?.id ?? randomUUID();
  const link = newLink(tokenSecrets, 'reset-password', userId, now);
  const mail = mailEvent(userId, 'reset-password', now);
  await passwords.keepResetLink(userId, link, [mail, securityEvent(userId, 'password-reset-requested', now)]);
}

/**
 * Sets the password of whom the link was mailed to and signs them out everywhere. Who has read the mail has the address,
 * so it counts as verified.
 * @throws AppError INVALID_TOKEN for an unknown, used or expired link
 */
export async function resetPassword(parts: PasswordResetParts, { token, password, device }: ResetPasswordRequest & { device: Device }, now: Date): Promise<void> {
  const { users, passwords, sessions, attempts } = parts;
  const hash = tokenHash(token);
  const found = await passwords.findByResetToken(hash);
  if (!found || found.expiresAt <= now) throw new AppError('INVALID_TOKEN');
  const { userId, isEmailVerified } = found;
  const owner = await users.findById(userId);
  if (!owner) throw new AppError('INVALID_TOKEN');
  requireUnguessable(password, owner);
  const passwordHash = await hashPassword(password);
  const events = [
    ...(isEmailVerified ? [] : [createEvent(userVerified, { userId, data: { verifiedAt: now.toISOString() }, now })]),
    mailEvent(userId, owner.passwordHash === null ? 'password-set' : 'password-changed', now, deviceValues(device)),
    securityEvent(userId, 'password-reset', now),
  ];
  // Before, so that nothing has changed yet where Redis is away; after, for who signed in meanwhile.
  await sessions.revokeAll(userId);
  if (!(await passwords.reset(userId, { tokenHash: hash, passwordHash, verifiedAt: isEmailVerified ? null : now }, events))) throw new AppError('INVALID_TOKEN');
  await sessions.revokeAll(userId);
  await attempts.forget(...signInCountersOf(owner), ...countersOf(userId));
}
