import type { Envelope } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, type Outbox } from '@b1fuchs/kit';
import type { Account, Trial } from '../domain/entitlement.js';
import type { AccountModel } from './account-model.js';

export type Accounts = ReturnType<typeof createAccounts>;

export function createAccounts(model: AccountModel, outbox: Pick<Outbox, 'nudge'>) {
  return {
    async find(userId: string): Promise<Account | undefined> {
      const record = await model.findById(userId).lean();
      return record ? { userId, trialStartsAt: record.trialStartsAt, trialEndsAt: record.trialEndsAt } : undefined;
    },

    /** Accounts in the order of their users' ids. */
    async page(after: string, limit: number): Promise<Account[]> {
      const rows = await model.find({ _id: { $gt: after } }).sort({ _id: 1 }).limit(limit).lean();
      return rows.map(({ _id: userId, trialStartsAt, trialEndsAt }) => ({ userId, trialStartsAt, trialEndsAt }));
    },

    /** Opens the account with its trial, once; an account that exists stays as it is. */
    async open(userId: string, trial: Trial, events: Envelope[]): Promise<void> {
      await model.updateOne({ _id: userId }, { $setOnInsert: { ...trial, outbox: events } }, { upsert: true }).catch(ignoreDuplicateKey);
      outbox.nudge(model.collection, userId);
    },
  };
}
