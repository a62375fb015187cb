import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@b1fuchs/kit';
import { linkAfter, type Entry, type Link, type Personal } from '../domain/activity/chain.js';
import type { ActivityModels } from './activity-log-model.js';

export type ActivityLogs = ReturnType<typeof createActivityLogs>;
export type LinkFilter = { action?: string | undefined; numbers?: readonly number[] };

/** Each time another instance was faster. */
const TRIES = 100;
const LINKS_AT_ONCE = 500;

const newSalt = (): string => randomBytes(16).toString('hex');
const orDuplicate = (error: unknown): false => {
  if (isDuplicateKey(error)) return false;
  throw error;
};

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

  /** The end of the chain as this instance knows it; where another one has gone on since, its number is taken. */
  let end: Link | undefined;
  const readEnd = async (): Promise<Link | undefined> => {
    const last = await links.findOne().sort({ _id: -1 }).limit(1).lean();
    return last ? toLink(last) : undefined;
  };
  const append = async (entry: Pick<Entry, 'entryId' | 'action' | 'at'>, personal: Personal, isNew: boolean): Promise<number> => {
    for (let round = 0; round < TRIES; round += 1) {
      const known = isNew && round === 0 ? null : await links.findOne({ entryId: entry.entryId }, { _id: 1 }).lean();
      if (known) return known._id;
      end ??= await readEnd();
      const link = linkAfter(end, entry, personal);
      try {
        const { number, ...fields } = link;
        await links.create({ _id: number, ...fields });
        end = link;
        return number;
      } catch (error) {
        end = undefined;
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new Error('too many write activity at once');
  };
  const chain = (entry: Pick<Entry, 'entryId' | 'action' | 'at'>, personal: Personal, isNew: boolean): Promise<void> =>
    inTurn(async () => {
      const number = await append(entry, personal, isNew);
      await logs.updateOne({ _id: entry.entryId }, { $set: { number } });
    });
  const chainStored = async (entryId: string): Promise<void> => {
    // An entry of an earlier version has no salt yet.
    await logs.updateOne({ _id: entryId, salt: { $in: ['', null] } }, { $set: { salt: newSalt(), by: '', details: '' } });
    const row = await logs.findById(entryId).lean();
    if (row) await chain({ entryId, action: row.action, at: row.at }, toPersonal(row), false);
  };

  return {
    /** Keeps an entry once per id; again, only what is missing of it is made. */
    async keep(entry: Entry): Promise<void> {
      const { entryId, userId, action, at, details } = entry;
      const personal = { entryId, userId, by: entry.by ?? '', details, salt: newSalt() };
      const { entryId: _id, ...fields } = personal;
      const isNew = await logs.create({ _id, ...fields, action, at }).then(() => true, orDuplicate);
      await (isNew ? chain({ entryId, action, at }, personal, true) : chainStored(entryId));
    },

    /** Makes the links of entries that have none: of earlier versions, or left by a crash. @returns how many */
    async chainWaiting(isStopped: () => boolean): Promise<number> {
      for (let done = 0; ; ) {
        const rows = await logs.find({ number: null }, { _id: 1 }).sort({ at: 1 }).limit(LINKS_AT_ONCE).lean();
        for (const { _id } of rows) {
          if (isStopped()) return done;
          await chainStored(_id);
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
