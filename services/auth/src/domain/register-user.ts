import { randomUUID } from 'node:crypto';
import { userRegistered, type Envelope } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { MailLimits } from '../data/mail-limits.js';
import type { ReservedNames } from '../data/reserved-names.js';
import type { SecurityChecks } from '../data/security-checks.js';
import type { Users } from '../data/users.js';
import { emailKey } from './account-keys.js';
import { requireLastingAddress } from './check-address.js';
import { requireUnguessable } from './guessable-password.js';
import { mailEvent } from './mail-event.js';
import { hashPassword } from './password.js';
import { mailConsent } from './mail-preferences.js';
import { newLink } from './mailed-token.js';
import type { TokenSecrets } from './token-secrets.js';
import type { User } from './user.js';

export type RegistrationParts = { users: Users; securityChecks: SecurityChecks; mailLimits: MailLimits; reservedNames: ReservedNames; tokenSecrets: TokenSecrets };
type Input = {
  username: string;
  email: string;
  password: string;
  securityCheck: { id: string; answer: number };
  timeZone: string;
  /** Whether news may come by mail. */
  marketing: boolean;
};

/**
 * Opens an account and has the verification link mailed. A taken address gets the same answer as a new one,
 * and its owner a mail.
 * @throws AppError USERNAME_TAKEN, SECURITY_CHECK_FAILED, VALIDATION_FAILED for a disposable address.
 */
export async function registerUser(parts: RegistrationParts, input: Input, now: Date): Promise<void> {
  requireLastingAddress(input.email);
  requireUnguessable(input.password, input);
  const { users, securityChecks, reservedNames, tokenSecrets } = parts;
  if ((await users.findByUsername(input.username)) ?? (await reservedNames.has(input.username))) throw new AppError('USERNAME_TAKEN');
  const solved = await securityChecks.answer(input.securityCheck.id, input.securityCheck.answer);
  if (!solved) throw new AppError('SECURITY_CHECK_FAILED');

  const user = { ...newUser(tokenSecrets, { ...input, passwordHash: await hashPassword(input.password) }, now), wantsMarketing: input.marketing };
  const owner = await users.findByEmail(input.email);
  if (owner) {
    await tellOwner(parts, owner, input, now);
    return;
  }
  const inserted = await users.insert({ ...user, mailConsents: input.marketing ? [mailConsent('marketing', true, now)] : [] }, eventsOf(user, now));
  if (!inserted) await explainRefusal(parts, input, now);
}

/** Somebody was faster with the same name or address. */
async function explainRefusal(parts: RegistrationParts, input: Input, now: Date): Promise<void> {
  if (await parts.users.findByUsername(input.username)) throw new AppError('USERNAME_TAKEN');
  const owner = await parts.users.findByEmail(input.email);
  if (owner) await tellOwner(parts, owner, input, now);
}

/** The answer is that of a new address, now and at the next try with this name; the owner hears of it by mail. */
async function tellOwner({ users, mailLimits, reservedNames }: RegistrationParts, owner: User, { username, email }: Input, now: Date): Promise<void> {
  await reservedNames.reserve(username);
  if (await mailLimits.mayMailTyped(emailKey(email))) await users.addEvents(owner.id, [mailEvent(owner.id, 'address-already-registered', now)]);
}

/** An account whose address is not verified yet. @param input.passwordHash null for one that signs in with Google */
export function newUser(tokenSecrets: TokenSecrets, input: Pick<User, 'username' | 'email' | 'passwordHash' | 'timeZone'>, now: Date): User {
  const id = randomUUID();
  const { nonce, tokenHash, expiresAt } = newLink(tokenSecrets, 'verify-email', id, now);
  return {
    id,
    username: input.username,
    email: input.email,
    passwordHash: input.passwordHash,
    googleSubject: null,
    role: 'user',
    isEmailVerified: false,
    verifiedAt: null,
    verificationNonce: nonce,
    verificationTokenHash: tokenHash,
    verificationTokenExpiry: expiresAt,
    timeZone: input.timeZone,
    chosenTimeZone: null,
    emailChange: null,
    passwordReset: null,
    formerEmails: [],
    twoFactor: null,
    proposedTwoFactor: null,
    mailRefusedAt: null,
    wantsReminders: false,
    wantsMarketing: false,
    deletionDueAt: null,
    createdAt: now,
    lastLoginDate: null,
  };
}

function eventsOf(user: User, now: Date): Envelope[] {
  const { username, email, role, timeZone } = user;
  return [
    createEvent(userRegistered, { userId: user.id, data: { username, email, role, timeZone }, now }),
    mailEvent(user.id, 'verify-email', now),
  ];
}
