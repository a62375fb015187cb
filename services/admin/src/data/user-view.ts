import { atTheSameTime, isDuplicateKey } from '@b1fuchs/kit';
import { facetsOf } from '../domain/users/facets.js';
import { derived, emptyRow, type Patch, type UserRow } from '../domain/users/user-row.js';
import { mergedIds, queryOf, sortedIds, type Filter, type Page } from './user-pages.js';
import type { UserViewModel } from './user-view-model.js';

export type { Filter, Page };
export type UserView = ReturnType<typeof createUserView>;
/** How many users each facet has. */
export type Counts = ReadonlyMap<string, number>;
/** Each time somebody else was faster. */
const TRIES = 20;
const ROWS_AT_ONCE = 500;
/** What a row shows (shownRow). The keys for searching and sorting are half of what a user takes in memory. */
const SHOWN = ['username', 'email', 'role', 'membershipActive', 'isEmailVerified', 'trialEndsAt', 'exercisesCompleted', 'totalPoints', 'currentStreak', 'lastLoginDate', 'totalSessions', 'createdAt'] as const satisfies (keyof UserRow)[];
/** Pages that end by then are merged from the users of each facet. */
const MERGED = 1_000;

/** The list of users. Every change is made on what was read, or made again on what somebody else has written meanwhile. */
export function createUserView(model: UserViewModel) {
  const read = async (filter: Record<string, unknown>): Promise<UserRow[]> => (await model.find(filter).lean()).map(({ _id: id, ...row }) => ({ ...emptyRow(id), ...row }) as UserRow);
  const rowOf = atTheSameTime(async (ids: readonly string[]) => {
    const rows = new Map((await read({ _id: { $in: [...new Set(ids)] } })).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id) ?? emptyRow(id));
  });
  const write = async (before: UserRow, { id, ...fields }: UserRow): Promise<boolean> => {
    if (before.revision > 0) return (await model.updateOne({ _id: id, revision: before.revision }, { $set: fields })).modifiedCount === 1;
    return model.create({ _id: id, ...fields }).then(
      () => true,
      (error: unknown) => {
        if (isDuplicateKey(error)) return false;
        throw error;
      },
    );
  };

  return {
    find: async (id: string): Promise<UserRow | undefined> => (await read({ _id: id, shown: 1 }))[0],
    findMany: async (ids: readonly string[]): Promise<UserRow[]> => (ids.length === 0 ? [] : read({ _id: { $in: [...new Set(ids)] } })),

    /**
     * @param patchOf what changes of the row, undefined for nothing
     * @returns the row as it is then; undefined where there is none, or the user is deleted
     */
    async change(id: string, patchOf: (row: UserRow) => Patch | undefined, now: Date): Promise<UserRow | undefined> {
      for (let round = 0; round < TRIES; round += 1) {
        const before = await rowOf(id);
        if (before.deletedAt !== null) return undefined;
        const patch = patchOf(before);
        if (!patch) return before.revision === 0 ? undefined : before;
        const after = { ...derived({ ...before, ...patch }, now), revision: before.revision + 1 };
        if (await write(before, after)) return after;
      }
      throw new Error('too many change a user at once');
    },

    /** The ids first, from an index that says all that is asked; then only the documents of the page. */
    async page(filter: Filter, page: Page): Promise<UserRow[]> {
      const isEarly = (filter.search ?? '') === '' && page.skip + page.limit <= MERGED;
      const ids = isEarly ? await mergedIds(model, facetsOf(filter), page) : await sortedIds(model, filter, page);
      const rows = new Map((await read({ _id: { $in: ids } })).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    },

    count: (filter: Filter): Promise<number> => model.countDocuments(queryOf(filter, true)),

    async counts(): Promise<Counts> {
      const rows = await model.aggregate<{ _id: { facet: string }; users: number }>([{ $match: { facet: { $gt: '' } } }, { $group: { _id: { facet: '$facet' }, users: { $sum: 1 } } }]);
      return new Map(rows.map(({ _id: { facet }, users }) => [facet, users]));
    },

    createdSince: (since: Date): Promise<number> => model.countDocuments({ shown: 1, createdAt: { $gte: since } }),
    /** The end is not part of it. */
    createdBetween: (from: Date, to: Date): Promise<number> => model.countDocuments({ shown: 1, createdAt: { $gte: from, $lt: to } }),
    createdBefore: (before: Date): Promise<number> => model.countDocuments({ shown: 1, createdAt: { $lt: before } }),
    /** Seen since a time; of those who were there before another one. */
    seenSince: (since: Date, createdBefore?: Date): Promise<number> => model.countDocuments({ shown: 1, lastSeenAt: { $gte: since }, ...(createdBefore ? { createdAt: { $lt: createdBefore } } : {}) }),

    /** Stretches of practice of all users, and their minutes. */
    async practice(): Promise<{ sessions: number; minutes: number }> {
      const [sums] = await model.aggregate<{ sessions: number; minutes: number }>([
        { $match: { shown: 1, totalSessions: { $gt: 0 } } },
        { $group: { _id: { shown: '$shown' }, sessions: { $sum: '$totalSessions' }, minutes: { $sum: '$sessionMinutes' } } },
      ]);
      return { sessions: sums?.sessions ?? 0, minutes: sums?.minutes ?? 0 };
    },

    /** Users of whom something follows anew by time alone. */
    dueIds: async (now: Date, limit: number): Promise<string[]> => (await model.find({ nextChangeAt: { $lte: now } }, { _id: 1 }).limit(limit).lean()).map(({ _id }) => _id),

    /** What is shown of those named, or of all; in batches, the next one is read when it is asked for. */
    async *batches(ids: readonly string[]): AsyncGenerator<UserRow[]> {
      let after = '';
      for (;;) {
        const wanted = ids.length === 0 ? { $gt: after } : { $gt: after, $in: [...ids] };
        const rows = (await model.find({ _id: wanted, shown: 1 }).select(SHOWN).sort({ _id: 1 }).limit(ROWS_AT_ONCE).lean()).map(({ _id: id, ...row }) => ({ ...emptyRow(id), ...row }) as UserRow);
        if (rows.length > 0) yield rows;
        if (rows.length < ROWS_AT_ONCE) return;
        after = rows.at(-1)?.id ?? after;
      }
    },

    /** Takes off whom a rebuilding has not found, unless something newer was told of them. */
    async dropNotFound(rebuiltAt: Date, toldBefore: Date): Promise<number> {
      const { deletedCount } = await model.deleteMany({ rebuiltAt: { $ne: rebuiltAt }, accountAt: { $lt: toldBefore } });
      return deletedCount;
    },
  };
}
