import type { Envelope } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import type { User } from '../domain/user.js';
import { createChangeUser } from './change-user.js';
import { requiredOfUsers, userFields, type UserModel } from './user-model.js';
import { toUser } from './users.js';

export type Deletions = ReturnType<typeof createDeletions>;
export type ClosedAccount = { id: string; isEmailVerified: boolean };

/** Nobody signs in with it, and no name or address can be like it: usernames have no @, addresses do not begin with it. */
const freedKey = (id: string): string => `@${id}`;
/** All that a closed account can do without. */
const dispensable = Object.fromEntries(userFields.filter((field) => !requiredOfUsers.includes(field) && !['outbox', 'closedAt', 'deletionActionId'].includes(field)).map((field) => [field, 1 as const]));

/** Nobody has ever used such an account, and its last link has been dead since `deadSince`. */
const neverUsed = (deadSince: Date) => ({ isEmailVerified: false, lastLoginDate: null, verificationTokenExpiry: { $lt: deadSince }, closedAt: null });

/** Accounts on their way out: asked for, closed (nobody signs in any more), erased. */
export function createDeletions(model: UserModel, outbox: Pick<Outbox, 'nudge'>) {
  const idsOf = async (filter: Record<string, unknown>, limit: number): Promise<string[]> => (await model.find(filter, { _id: 1 }).limit(limit).lean()).map(({ _id }) => _id);
  const change = createChangeUser(model, outbox);

  return {
    /** @returns false where the deletion was asked for already: its date stays. */
    schedule: (id: string, dueAt: Date, events: Envelope[]): Promise<boolean> =>
      change({ _id: id, deletionDueAt: null, closedAt: null }, { $set: { deletionDueAt: dueAt } }, events),

    /** @returns false where there is none to cancel, or it is too late. */
    cancel: (id: string, events: Envelope[]): Promise<boolean> =>
      change({ _id: id, deletionDueAt: { $ne: null }, closedAt: null }, { $unset: { deletionDueAt: 1 } }, events),

    /** Makes it due now, whether it was asked for before or not. @returns false where the account is closed already */
    makeDue: (id: string, { now, actionId }: { now: Date; actionId: string }, events: Envelope[]): Promise<boolean> =>
      change({ _id: id, closedAt: null }, { $set: { deletionDueAt: now, deletionActionId: actionId } }, events),

    /** An account that was closed by this very action of an administrator. */
    closedBy: async (id: string, actionId: string): Promise<User | undefined> => toUser(await model.findOne({ _id: id, closedAt: { $ne: null }, deletionActionId: actionId }).lean()),

    due: (now: Date, limit: number): Promise<string[]> => idsOf({ deletionDueAt: { $lte: now }, closedAt: null }, limit),

    unused: (deadSince: Date, limit: number): Promise<string[]> => idsOf(neverUsed(deadSince), limit),

    /**
     * Closes an account that is due or was never used: its name and address are free again, and it keeps no more than the
     * last mail needs. @returns false where it is neither any more.
     */
    async close(id: string, { now, deadSince }: { now: Date; deadSince: Date }): Promise<boolean> {
      const freed = freedKey(id);
      const { modifiedCount } = await model.updateOne(
        { _id: id, $or: [{ deletionDueAt: { $lte: now }, closedAt: null }, neverUsed(deadSince)] },
        { $set: { closedAt: now, usernameKey: freed, emailKey: freed, verificationToken: freed, verificationNonce: freed }, $unset: dispensable },
      );
      return modifiedCount === 1;
    },

    /** Accounts that were closed before then, those first that have waited longest. */
    async closed(before: Date, limit: number): Promise<ClosedAccount[]> {
      const rows = await model.find({ closedAt: { $lte: before } }, { isEmailVerified: 1 }).sort({ closedAt: 1 }).limit(limit).lean();
      return rows.map(({ _id: id, isEmailVerified }) => ({ id, isEmailVerified }));
    },
  };
}
