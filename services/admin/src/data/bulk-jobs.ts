import type { BulkOutcome } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, ignoreDuplicateKeys } from '@b1fuchs/kit';
import { bulkOrderSchema, type Counts, type Ending, type Item, type Job } from '../domain/bulk/bulk-job.js';
import type { BulkModels } from './bulk-models.js';

export type BulkJobs = ReturnType<typeof createBulkJobs>;
export type NewItem = { userId: string; actionId: string; permit: string | null };
export type Result = Pick<Item, 'id' | 'userId'> & { outcome: BulkOutcome; reason: string };
type StoredJob = Omit<Job, 'id' | 'order' | 'by'> & { _id: string; action: string; value?: unknown; by?: string | null };
type StoredItem = { _id: string; userId?: string | null; actionId: string; permit?: string | null; begunAt?: Date | null; tries: number };

const toJob = ({ _id: id, action, value = null, by = null, total, state, reason, createdAt, finishedAt }: StoredJob): Job => ({ id, order: bulkOrderSchema.parse({ action, value }), by, total, state, reason, createdAt, finishedAt: finishedAt ?? null });
const toItem = ({ _id: id, userId = null, actionId, permit = null, begunAt = null, tries }: StoredItem): Item => ({ id, userId, actionId, permit, begunAt, tries });

/** Bulk actions and what has become of each of their users. A job is worked on by whoever holds its lease. */
export function createBulkJobs({ jobs, items }: BulkModels) {
  return {
    /** Keeps a job with its items, from then on it runs; again, only what is missing of it is made. */
    async begin({ id, order, by, createdAt }: Pick<Job, 'id' | 'order' | 'createdAt'> & { by: string }, newItems: NewItem[]): Promise<void> {
      await jobs.create({ _id: id, ...order, by, total: newItems.length, state: 'preparing', createdAt }).catch(ignoreDuplicateKey);
      const rows = newItems.map(({ permit, ...item }, position) => ({ _id: `${id}.${position}`, jobId: id, action: order.action, position, ...item, ...(permit === null ? {} : { permit }), outcome: 'waiting' as const, nextAt: createdAt, createdAt }));
      // Not in order: what is there already keeps nothing from being stored.
      await items.insertMany(rows, { ordered: false }).catch(ignoreDuplicateKeys);
      await jobs.updateOne({ _id: id, state: 'preparing' }, { $set: { state: 'running', nextAt: createdAt } });
    },

    async find(id: string): Promise<Job | undefined> {
      const row = await jobs.findById(id).lean<StoredJob>();
      return row ? toJob(row) : undefined;
    },

    /** The most recent first; none whose items are not all stored. */
    recent: async (limit: number): Promise<Job[]> => (await jobs.find({ state: { $ne: 'preparing' } }).sort({ createdAt: -1 }).limit(limit).lean<StoredJob[]>()).map(toJob),

    /** Takes the job that has waited longest, until then. */
    async claim(holder: string, now: Date, until: Date): Promise<Job | undefined> {
      const row = await jobs
        .findOneAndUpdate({ state: 'running', nextAt: { $lte: now } }, { $set: { nextAt: until, holder } }, { sort: { nextAt: 1 }, returnDocument: 'after' })
        .lean<StoredJob>();
      return row ? toJob(row) : undefined;
    },

    /** @returns false where somebody else has the job by now */
    renew: async (id: string, holder: string, until: Date): Promise<boolean> => (await jobs.updateOne({ _id: id, holder, state: 'running' }, { $set: { nextAt: until } })).matchedCount === 1,

    /** Lets go of a job until a time. @param reason why it waits; empty where it just goes on */
    async release(id: string, holder: string, { nextAt, reason }: { nextAt: Date; reason: string }): Promise<void> {
      await jobs.updateOne({ _id: id, holder, state: 'running' }, { $set: { nextAt, reason, holder: '' } });
    },

    /** Ends a job; whom it has not come to yet are told why. */
    async end(id: string, holder: string, { state, reason, now }: { state: 'stopped' | 'finished'; reason: string; now: Date }): Promise<void> {
      if (state === 'stopped') await items.updateMany({ jobId: id, outcome: 'waiting' }, { $set: { outcome: 'refused', reason: `Not done. ${reason}` }, $unset: { permit: 1 } });
      await jobs.updateOne({ _id: id, holder, state: 'running' }, { $set: { state, reason, nextAt: null, holder: '', finishedAt: now } });
    },

    /** The next user in their order whose turn it is; where none is due, when one will be. */
    async next(jobId: string, now: Date): Promise<Item | { dueAt: Date } | undefined> {
      const due = await items.findOne({ jobId, outcome: 'waiting', nextAt: { $lte: now } }).sort({ position: 1 }).lean<StoredItem>();
      if (due) return toItem(due);
      const later = await items.findOne({ jobId, outcome: 'waiting' }).sort({ nextAt: 1 }).lean<{ nextAt: Date }>();
      return later ? { dueAt: later.nextAt } : undefined;
    },

    /** Remembers that an owner is going to be asked. */
    async markBegun(itemId: string, now: Date): Promise<void> {
      await items.updateOne({ _id: itemId, begunAt: null }, { $set: { begunAt: now } });
    },

    /** Of two who come to an end at once the first one counts. */
    async settle(itemId: string, { outcome, reason }: Ending): Promise<void> {
      await items.updateOne({ _id: itemId, outcome: 'waiting' }, { $set: { outcome, reason }, $unset: { permit: 1 } });
    },

    async tryLater(itemId: string, { tries, nextAt }: { tries: number; nextAt: Date }): Promise<void> {
      await items.updateOne({ _id: itemId, outcome: 'waiting' }, { $set: { tries, nextAt } });
    },

    async counts(jobIds: readonly string[]): Promise<Map<string, Counts>> {
      const rows = await items.aggregate<{ _id: { jobId: string; outcome: BulkOutcome }; users: number }>([{ $match: { jobId: { $in: [...jobIds] } } }, { $group: { _id: { jobId: '$jobId', outcome: '$outcome' }, users: { $sum: 1 } } }]);
      const counts = new Map(jobIds.map((id): [string, Counts] => [id, { waiting: 0, done: 0, refused: 0, failed: 0 }]));
      for (const { _id, users } of rows) Object.assign(counts.get(_id.jobId) ?? {}, { [_id.outcome]: users });
      return counts;
    },

    async results(jobId: string, { outcome, skip, limit }: { outcome: BulkOutcome | undefined; skip: number; limit: number }): Promise<{ results: Result[]; total: number }> {
      const filter = { jobId, ...(outcome === undefined ? {} : { outcome }) };
      const rows = await items.find(filter).sort({ position: 1 }).skip(skip).limit(limit).lean<(StoredItem & { outcome: BulkOutcome; reason?: string })[]>();
      return { results: rows.map(({ _id: id, userId = null, outcome: ending, reason = '' }) => ({ id, userId, outcome: ending, reason })), total: await items.countDocuments(filter) };
    },

    /** Takes an erased administrator's id off what they have begun. */
    async forgetAdministrator(userId: string): Promise<void> {
      await jobs.updateMany({ by: userId }, { $unset: { by: 1 } });
    },
  };
}
