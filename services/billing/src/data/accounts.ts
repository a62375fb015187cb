import type { Envelope, PlanType } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, type Outbox } from '@b1fuchs/kit';
import type { Reminder } from '../domain/access.js';
import type { Facts } from '../domain/facts.js';
import type { Membership } from '../domain/membership.js';
import type { Trial } from '../domain/trial.js';
import type { AccountModel } from './account-model.js';

/** A checkout that a learner has open; without a session while it is being set up. */
export type Checkout = { attemptId: string; planType: PlanType; consentVersion: string; beganAt: Date; expiresAt: Date; sessionId: string | null; url: string | null };

export type Account = Omit<Facts, 'payments'> & {
  userId: string;
  customerId: string | null;
  checkout: Checkout | null;
  announced: Membership | null;
  reminded: Pick<Reminder, 'template' | 'endsAt'> | null;
  /** Requests of administrators to extend the trial, the latest last. */
  trialExtensions: string[];
  nextCheckAt: Date | null;
  revision: number;
};
type Changes = Partial<Omit<Account, 'userId' | 'revision' | 'checkout' | 'customerId'>>;

export type Accounts = ReturnType<typeof createAccounts>;

/** What is kept of each learner's access, but for payments. */
export function createAccounts(model: AccountModel, outbox: Pick<Outbox, 'nudge'>) {
  return {
    async find(userId: string): Promise<Account | undefined> {
      const record = await model.findById(userId).lean<Partial<Account>>();
      return record ? { ...empty, ...withoutUnset(record), userId } : undefined;
    },

    /** Accounts in the order of their users' ids. */
    async page(after: string, limit: number): Promise<Account[]> {
      const rows = await model.find({ _id: { $gt: after } }).sort({ _id: 1 }).limit(limit).lean<(Partial<Account> & { _id: string })[]>();
      return rows.map((record) => ({ ...empty, ...withoutUnset(record), userId: record._id }));
    },

    /** When the trial of each of these users began; without those who had none. */
    async trialStartsOf(userIds: readonly string[]): Promise<Map<string, Date>> {
      const rows = await model.find({ _id: { $in: [...userIds] } }, { trialStartsAt: 1 }).lean();
      return new Map(rows.flatMap(({ _id, trialStartsAt }) => (trialStartsAt ? [[_id, trialStartsAt] as const] : [])));
    },

    /** Opens an account where there is none; what happens to it next is looked at soon. */
    async ensure(userId: string, now: Date): Promise<void> {
      await model.updateOne({ _id: userId }, { $setOnInsert: { nextCheckAt: now } }, { upsert: true }).catch(ignoreDuplicateKey);
    },

    /** Begins the trial, once; an account that has had one stays as it is. */
    async openTrial(userId: string, trial: Trial, events: Envelope[], now: Date): Promise<void> {
      await model
        .updateOne({ _id: userId, trialStartsAt: null }, { $set: { ...trial, nextCheckAt: now }, $inc: { revision: 1 }, $push: { outbox: { $each: events } } }, { upsert: true })
        .catch(ignoreDuplicateKey);
      outbox.nudge(model.collection, userId);
    },

    /** Changes an account, together with what is told of it. @returns false where it has changed since it was read */
    async change({ userId, revision }: Pick<Account, 'userId' | 'revision'>, changes: Changes, events: Envelope[] = []): Promise<boolean> {
      const { modifiedCount } = await model.updateOne({ _id: userId, revision: asStored(revision) }, { $set: { ...changes, revision: revision + 1 }, $push: { outbox: { $each: events } } });
      if (modifiedCount > 0 && events.length > 0) outbox.nudge(model.collection, userId);
      return modifiedCount > 0;
    },

    async isUnchanged({ userId, revision }: Pick<Account, 'userId' | 'revision'>): Promise<boolean> {
      return (await model.exists({ _id: userId, revision: asStored(revision) })) !== null;
    },

    /** Whose access may have changed by time alone, the longest ago first. */
    async due(now: Date, limit: number): Promise<string[]> {
      const rows = await model.find({ nextCheckAt: { $lte: now } }, { _id: 1 }).sort({ nextCheckAt: 1 }).limit(limit).lean();
      return rows.map(({ _id }) => _id);
    },

    /** Accounts of earlier versions have never been looked at. */
    async lookAtOldOnes(now: Date): Promise<void> {
      await model.updateMany({ nextCheckAt: { $exists: false } }, { $set: { nextCheckAt: now } });
    },

    /** Begins an attempt in the place of another one or of none. @returns false where somebody else was faster */
    async beginCheckout(userId: string, replacing: string | null, checkout: Checkout): Promise<boolean> {
      const filter = { _id: userId, ...(replacing === null ? { checkout: null } : { 'checkout.attemptId': replacing }) };
      return (await model.updateOne(filter, { $set: { checkout } })).modifiedCount > 0;
    },

    /** Keeps the session of an attempt. @returns false where the attempt was replaced meanwhile */
    async storeCheckout(userId: string, attemptId: string, session: { sessionId: string; url: string }): Promise<boolean> {
      const { matchedCount } = await model.updateOne({ _id: userId, 'checkout.attemptId': attemptId }, { $set: { 'checkout.sessionId': session.sessionId, 'checkout.url': session.url } });
      return matchedCount > 0;
    },

    /** Forgets the open checkout, if it still is this attempt or session. */
    async closeCheckout(userId: string, which: { attemptId: string } | { sessionId: string }): Promise<void> {
      const filter = 'attemptId' in which ? { 'checkout.attemptId': which.attemptId } : { 'checkout.sessionId': which.sessionId };
      await model.updateOne({ _id: userId, ...filter }, { $set: { checkout: null } });
    },

    async setCustomer(userId: string, customerId: string | null): Promise<void> {
      await model.updateOne({ _id: userId }, { $set: { customerId } });
    },
  };
}

const empty = {
  trialStartsAt: null,
  trialEndsAt: null,
  customerId: null,
  grants: [],
  manual: null,
  cancelledAt: null,
  checkout: null,
  announced: null,
  reminded: null,
  trialExtensions: [],
  nextCheckAt: null,
  revision: 0,
};

/** Accounts of earlier versions lack what came later. */
const asStored = (revision: number): number | { $in: (number | null)[] } => (revision === 0 ? { $in: [0, null] } : revision);
const withoutUnset = (record: Partial<Account>): Partial<Account> => Object.fromEntries(Object.entries(record).filter(([name]) => name in empty));
