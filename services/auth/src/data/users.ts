import type { Envelope, MailConsentKind } from '@b1fuchs/contracts';
import { isDuplicateKey, type Outbox } from '@b1fuchs/kit';
import { emailKey, usernameKey } from '../domain/account-keys.js';
import type { User } from '../domain/user.js';
import { createChangeUser } from './change-user.js';
import type { UserModel, UserRecord } from './user-model.js';

export type Users = ReturnType<typeof createUsers>;

/** So many of the last ones prove what was agreed to. */
const CONSENTS_KEPT = 50;

export type MailConsent = { kind: MailConsentKind; agreed: boolean; wording: string; at: Date };
const wishFields = { reminders: 'wantsReminders', marketing: 'wantsMarketing' } as const satisfies Record<MailConsentKind, keyof User>;
type NewLink = { nonce: string; tokenHash: string; expiresAt: Date };

/** Accounts. Every change that others must hear of carries its events in the same write. */
export function createUsers(model: UserModel, outbox: Pick<Outbox, 'nudge'>) {
  const change = createChangeUser(model, outbox);

  return {
    /** @returns false when another account has this username, address or Google account already. */
    async insert(user: User & { mailConsents?: MailConsent[] }, events: Envelope[]): Promise<boolean> {
      const { id, verificationTokenHash, googleSubject, ...fields } = user;
      try {
        await model.create({
          ...fields,
          ...(googleSubject === null ? {} : { googleSubject }),
          _id: id,
          usernameKey: usernameKey(user.username),
          emailKey: emailKey(user.email),
          verificationToken: verificationTokenHash,
          outbox: events,
        });
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
      outbox.nudge(model.collection, id);
      return true;
    },

    findById: async (id: string): Promise<User | undefined> => toUser(await model.findOne({ _id: id, closedAt: null }).lean()),

    /** An account that nobody signs in to any more, for its last mail. */
    findClosed: async (id: string): Promise<User | undefined> => toUser(await model.findOne({ _id: id, closedAt: { $ne: null } }).lean()),

    findByUsername: async (username: string): Promise<User | undefined> =>
      toUser(await model.findOne({ usernameKey: usernameKey(username) }).lean()),

    findByEmail: async (email: string): Promise<User | undefined> =>
      toUser(await model.findOne({ emailKey: emailKey(email) }).lean()),

    findByVerificationToken: async (hash: string): Promise<User | undefined> =>
      toUser(await model.findOne({ verificationToken: hash }).lean()),

    /** @returns false when the address was verified already (by a request at the same time, say). */
    markVerified: (id: string, verifiedAt: Date, events: Envelope[]): Promise<boolean> =>
      change({ _id: id, isEmailVerified: false }, { $set: { isEmailVerified: true, verifiedAt } }, events),

    async renewVerification(id: string, link: NewLink, events: Envelope[]): Promise<void> {
      const { nonce: verificationNonce, tokenHash: verificationToken, expiresAt: verificationTokenExpiry } = link;
      await change({ _id: id, isEmailVerified: false }, { $set: { verificationNonce, verificationToken, verificationTokenExpiry } }, events);
    },

    /** @param user as they were when they were recognised. @returns false when what they were recognised by has changed since, or the account is closed. */
    recordLogin({ id, passwordHash, googleSubject, twoFactor }: User, { now, timeZone }: { now: Date; timeZone: string }, events: Envelope[]): Promise<boolean> {
      const secondFactor = twoFactor === null ? { twoFactor: null } : { 'twoFactor.secret': twoFactor.secret };
      const google = googleSubject === null ? {} : { googleSubject };
      return change({ _id: id, passwordHash, closedAt: null, ...google, ...secondFactor }, { $set: { lastLoginDate: now, timeZone } }, events);
    },

    /** Changes nothing where the learner wants the same already. */
    async changeMailConsent(id: string, consent: MailConsent, events: Envelope[]): Promise<void> {
      const wish = wishFields[consent.kind];
      await change(
        { _id: id, [wish]: consent.agreed ? { $ne: true } : true },
        { $set: { [wish]: consent.agreed }, $push: { mailConsents: { $each: [consent], $slice: -CONSENTS_KEPT } } },
        events,
      );
    },

    /** @param timeZone null for the browser's own. */
    async chooseTimeZone(id: string, timeZone: string | null, events: Envelope[]): Promise<void> {
      await change({ _id: id }, { $set: { chosenTimeZone: timeZone, ...(timeZone === null ? {} : { timeZone }) } }, events);
    },

    async addEvents(id: string, events: Envelope[]): Promise<void> {
      await change({ _id: id }, {}, events);
    },
  };
}

/** A stored account as the domain knows it. */
export function toUser(record: UserRecord | null): User | undefined {
  if (!record) return undefined;
  return {
    id: record._id,
    username: record.username,
    email: record.email,
    passwordHash: record.passwordHash ?? null,
    googleSubject: record.googleSubject ?? null,
    role: record.role,
    isEmailVerified: record.isEmailVerified,
    verifiedAt: record.verifiedAt ?? null,
    verificationNonce: record.verificationNonce,
    verificationTokenHash: record.verificationToken,
    verificationTokenExpiry: record.verificationTokenExpiry,
    timeZone: record.timeZone,
    chosenTimeZone: record.chosenTimeZone ?? null,
    emailChange: record.emailChange ?? null,
    passwordReset: record.passwordReset ?? null,
    formerEmails: record.formerEmails ?? [],
    twoFactor: record.twoFactor ?? null,
    proposedTwoFactor: record.proposedTwoFactor ?? null,
    mailRefusedAt: record.mailRefusedAt ?? null,
    wantsReminders: record.wantsReminders === true,
    wantsMarketing: record.wantsMarketing === true,
    deletionDueAt: record.deletionDueAt ?? null,
    createdAt: record.createdAt,
    lastLoginDate: record.lastLoginDate ?? null,
  };
}
