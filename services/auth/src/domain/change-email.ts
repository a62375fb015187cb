import { randomUUID } from 'node:crypto';
import { userUpdated, userVerified, type Proof } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { EmailChanges } from '../data/email-changes.js';
import type { MailLimits } from '../data/mail-limits.js';
import { emailKey } from './account-keys.js';
import { cachedUser } from './cached-user.js';
import { requireLastingAddress } from './check-address.js';
import { mailEvent } from './mail-event.js';
import { newLink, tokenHash } from './mailed-token.js';
import { proveIdentity, type Asking, type ProofParts } from './prove-identity.js';
import { securityEvent } from './security-event.js';

export type EmailChangeParts = ProofParts & { emailChanges: EmailChanges; mailLimits: MailLimits };

/**
 * Mails a link to the new address; the old one stays until it is followed. Whether somebody else has the address is
 * not said, nor shown by other steps: then its owner gets a mail instead.
 * @throws as proveIdentity, VALIDATION_FAILED for a disposable address, RATE_LIMITED after five mails to it in an hour
 */
export async function requestEmailChange(parts: EmailChangeParts, asking: Asking, { email, ...proof }: Proof & { email: string }, now: Date): Promise<void> {
  const { users, emailChanges, tokenSecrets } = parts;
  requireLastingAddress(email);
  const user = await proveIdentity(parts, asking, proof, now);
  if (emailKey(email) === emailKey(user.email)) {
    await emailChanges.cancel(user.id);
    return;
  }
  if (!(await parts.mailLimits.mayMailTyped(emailKey(email)))) throw new AppError('RATE_LIMITED');
  const change = { address: email, ...newLink(tokenSecrets, 'change-email', user.id, now) };
  const owner = await users.findByEmail(email);
  const ownerId = owner?.id ?? randomUUID();
  await users.addEvents(ownerId, [mailEvent(ownerId, 'address-in-use', now)]);
  await emailChanges.request(user.id, change, [...(owner ? [] : [mailEvent(user.id, 'email-change-confirm', now)]), securityEvent(user.id, 'email-change-requested', now)]);
}

/**
 * The account takes the address to which the link was mailed; nobody is signed in by it.
 * @throws AppError INVALID_TOKEN for an unknown, used or expired link, or where the address belongs to somebody else by now.
 */
export async function confirmEmailChange({ users, sessions, emailChanges }: Pick<EmailChangeParts, 'users' | 'sessions' | 'emailChanges'>, token: string, now: Date): Promise<{ email: string }> {
  const found = await emailChanges.findByToken(tokenHash(token));
  if (!found || found.expiresAt <= now) throw new AppError('INVALID_TOKEN');
  const { userId, username, role, address, isEmailVerified } = found;
  const events = [
    createEvent(userUpdated, { userId, data: { username, email: address, role }, now }),
    ...(isEmailVerified ? [] : [createEvent(userVerified, { userId, data: { verifiedAt: now.toISOString() }, now })]),
    mailEvent(userId, 'email-changed', now, { changedAt: now.toISOString() }),
    securityEvent(userId, 'email-changed', now),
  ];
  if (!(await emailChanges.confirm(found, tokenHash(token), events, now))) throw new AppError('INVALID_TOKEN');
  const user = await users.findById(userId);
  if (user) await sessions.setUser(userId, cachedUser(user));
  return { email: address };
}
