import { randomBytes } from 'node:crypto';
import { ignoreDuplicateKey, isDuplicateKey } from '@b1fuchs/kit';
import { linkAfter, type Entry, type Link, type Personal } from '../domain/activity/chain.js';
import type { ActivityModels } from './activity-log-model.js';

export type ActivityLogs = ReturnType<typeof createActivityLogs>;
export type LinkFilter = { action?: string | undefined; numbers?: readonly number[] };

/** Each time another instance was faster. */
const TRIES = 100;
const LINKS_AT_ONCE = 500;

/** What administrators and users have done with accounts: a chain of links, and apart from it what is personal of each entry. */
export function createActivityLogs({ logs, links }: ActivityModels) {
  const toLink = ({ _id: number, ...link }: Omit<Link, 'number'> & { _id: number }): Link => ({ ...link, number });
  const toPersonal = ({ _id: entryId, userId, by = '', details = '', salt = '' }: { _id: string; userId: string; by?: string | null; details?: string | null; salt?: string | null }): Personal => ({ entryId, userId, by: by ?? null, details: details ?? '', salt: salt ?? '' });
  /** Links are made one after another here, so that instances have only each other to wait for. */
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => undefined);
    return result;
  };

  const append = async (entry: Pick<Entry, 'entryId' | 'action' | 'at'>, personal: Personal): Promise<number> => {
    for (let round = 0; round < TRIES; round += 1) {
      const known = await links.findOne({ entryId: entry.entryId }, { _id: 1 }).lean();
      if (known) return known._id;
      const last = await links.findOne().sort({ _id: -1 }).limit(1).lean();
      const { number, ...link } = linkAfter(last ? toLink(last) : undefined, entry, personal);
      try {
        await links.create({ _id: number, ...link });
        return number;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new Error('too many write activity at once');
  };
  const chain = (entryId: string): Promise<void> =>
    inTurn(async () => {
      // An entry of an earlier version has no salt yet.
      await logs.updateOne({ _id: entryId, salt: { $in: ['', null] } }, { $set: { salt: randomBytes(16).toString('hex'), by: '', details: '' } });
      const row = await logs.findById(entryId).lean();
      if (!row) return;
      const number = await append({ entryId, action: row.action, at: row.at }, toPersonal(row));
      await logs.updateOne({ _id: entryId }, { $set: { number } });
    });

  return {
    /** Keeps an entry once per id; again, only what is missing of it is made. */
    async keep({ entryId, ...entry }: Entry): Promise<void> {
      await logs.create({ _id: entryId, ...entry, by: entry.by ?? '', salt: randomBytes(16).toString('hex') }).catch(ignoreDuplicateKey);
      await chain(entryId);
    },

    /** Makes the links of entries that have none: of earlier versions, or left by a crash. @returns how many */
    async chainWaiting(isStopped: () => boolean): Promise<number> {
      for (let done = 0; ; ) {
        const rows = await logs.find({ number: null }, { _id: 1 }).sort({ at: 1 }).limit(LINKS_AT_ONCE).lean();
        for (const { _id } of rows) {
          if (isStopped()) return done;
          await chain(_id);
          done += 1;
        }
        if (rows.length < LINKS_AT_ONCE) return done;
      }
    },

    /** The latest first. */
    async page({ action, numbers }: LinkFilter, { skip, limit }: { skip: number; limit: number }): Promise<{ links: Link[]; total: number }> {
      const filter = { ...(action === undefined ? {} : { action }), ...(numbers === undefined ? {} : { _id: { $in: [...numbers] } }) };
      const [rows, total] = await Promise.all([links.find(filter).sort({ _id: -1 }).skip(skip).limit(limit).lean(), links.countDocuments(filter)]);
      return { links: rows.map(toLink), total };
    },

    /** What is personal of these entries, as far as it is not erased. */
    personalOf: async (entryIds: readonly string[]): Promise<Map<string, Personal>> =>
      new Map((await logs.find({ _id: { $in: [...entryIds] } }).lean()).map((row) => [row._id, toPersonal(row)])),

    /** Places of the entries about or by these users, the latest first. */
    async numbersOf(userIds: readonly string[], limit: number): Promise<number[]> {
      const rows = await logs.find({ number: { $ne: null }, $or: [{ userId: { $in: [...userIds] } }, { by: { $in: [...userIds] } }] }, { number: 1 }).sort({ number: -1 }).limit(limit).lean();
      return rows.flatMap(({ number }) => number ?? []);
    },

    /** A page of what concerns one user, the latest first, and how many entries there are. */
    async about(userId: string, { skip, limit }: { skip: number; limit: number }): Promise<{ entries: (Personal & { action: string; at: Date })[]; total: number }> {
      const filter = { userId, number: { $ne: null } };
      const [rows, total] = await Promise.all([logs.find(filter).sort({ number: -1 }).skip(skip).limit(limit).lean(), logs.countDocuments(filter)]);
      return { entries: rows.map((row) => ({ ...toPersonal(row), action: row.action, at: row.at })), total };
    },

    /** The chain from its beginning, in batches. */
    async *batches(): AsyncGenerator<Link[]> {
      for (let after = 0; ; ) {
        const rows = (await links.find({ _id: { $gt: after } }).sort({ _id: 1 }).limit(LINKS_AT_ONCE).lean()).map(toLink);
        if (rows.length > 0) yield rows;
        if (rows.length < LINKS_AT_ONCE) return;
        after = rows.at(-1)?.number ?? after;
      }
    },

    /** Takes an erased administrator's id off what they have done to others. */
    async forgetActor(userId: string): Promise<void> {
      await logs.updateMany({ by: userId }, { $set: { by: null } });
    },
  };
}
