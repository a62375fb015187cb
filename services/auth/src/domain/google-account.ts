import { randomInt } from 'node:crypto';
import { userRegistered, userVerified, type Envelope } from '@b1fuchs/contracts';
import { createEvent, type Sessions } from '@b1fuchs/kit';
import type { GoogleProfile } from '../clients/google.js';
import type { GoogleAccounts } from '../data/google-accounts.js';
import type { Users } from '../data/users.js';
import { GoogleFailure } from './google-failure.js';
import { mailEvent } from './mail-event.js';
import { newUser } from './register-user.js';
import { securityEvent } from './security-event.js';
import type { TokenSecrets } from './token-secrets.js';
import type { User } from './user.js';
import { usernameFromName } from './username-from-name.js';

export type GoogleAccountParts = { users: Users; sessions: Sessions; googleAccounts: GoogleAccounts; tokenSecrets: TokenSecrets };

/** Somebody else may be faster with the account, or has the username; each time a longer number makes it free. */
const TRIES = 6;

/**
 * The account of somebody whom Google vouches for; linked, or opened, where there is none yet.
 * @throws GoogleFailure unverified, conflict; unavailable where others were faster too often
 */
export async function findOrOpenAccount(parts: GoogleAccountParts, profile: GoogleProfile, timeZone: string, now: Date): Promise<User> {
  for (let round = 0; round < TRIES; round += 1) {
    const username = usernameFromName(profile.name, round === 0 ? undefined : randomInt(2, 10 ** (round + 1)));
    const user = await accountOf(parts, profile, { username, timeZone }, now);
    if (user) return user;
  }
  throw new GoogleFailure('unavailable');
}

/** @returns undefined when somebody was faster. */
async function accountOf(parts: GoogleAccountParts, profile: GoogleProfile, { username, timeZone }: { username: string; timeZone: string }, now: Date): Promise<User | undefined> {
  const linked = await parts.googleAccounts.findBySubject(profile.subject);
  if (linked) return linked;
  if (!profile.isEmailVerified) throw new GoogleFailure('unverified');
  const owner = await parts.users.findByEmail(profile.email);
  if (!owner) return open(parts, profile, { username, timeZone }, now);
  if (owner.googleSubject === profile.subject) return owner;
  if (owner.googleSubject !== null) throw new GoogleFailure('conflict');
  return owner.isEmailVerified ? link(parts, owner, profile, now) : takeOver(parts, owner, profile, now);
}

async function open({ users, tokenSecrets }: GoogleAccountParts, { subject, email }: GoogleProfile, { username, timeZone }: { username: string; timeZone: string }, now: Date): Promise<User | undefined> {
  const user: User = { ...newUser(tokenSecrets, { username, email, timeZone, passwordHash: null }, now), googleSubject: subject, isEmailVerified: true, verifiedAt: now };
  const events = [
    createEvent(userRegistered, { userId: user.id, data: { username, email, role: user.role, timeZone }, now }),
    verifiedEvent(user.id, now),
    securityEvent(user.id, 'google-linked', now),
  ];
  const inserted = await users.insert(user, events);
  return inserted ? user : undefined;
}

async function link({ googleAccounts }: GoogleAccountParts, owner: User, { subject }: GoogleProfile, now: Date): Promise<User | undefined> {
  const events = [mailEvent(owner.id, 'new-sign-in-method', now), securityEvent(owner.id, 'google-linked', now)];
  return (await googleAccounts.link(owner, subject, events)) ? { ...owner, googleSubject: subject } : undefined;
}

/** Whoever has registered with an address that is not theirs must not share the account with its owner. */
async function takeOver({ googleAccounts, sessions }: GoogleAccountParts, owner: User, { subject }: GoogleProfile, now: Date): Promise<User | undefined> {
  await sessions.revokeAll(owner.id);
  const events = [verifiedEvent(owner.id, now), mailEvent(owner.id, 'new-sign-in-method', now, { password: 'removed' }), securityEvent(owner.id, 'google-linked', now)];
  const done = await googleAccounts.takeOver(owner, subject, now, events);
  // Once more, for who signed in meanwhile.
  await sessions.revokeAll(owner.id);
  return done ? { ...owner, twoFactor: null, googleSubject: subject, passwordHash: null, isEmailVerified: true, verifiedAt: now } : undefined;
}

const verifiedEvent = (userId: string, now: Date): Envelope => createEvent(userVerified, { userId, data: { verifiedAt: now.toISOString() }, now });
