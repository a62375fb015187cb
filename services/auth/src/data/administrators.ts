import { ignoreDuplicateKey, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

const ID = 'current';
/** Each time somebody else was faster. */
const TRIES = 20;

/** One document: whoever takes an administrator away decides on all of them, in one write. */
const administratorsSchema = new Schema({ _id: { type: String, required: true }, ids: { type: [String], required: true }, revision: { type: Number, required: true } }, schemaOptions);
export const administratorsModel = (connection: Connection) => connection.model('Administrators', administratorsSchema, 'administrators');

export type Administrators = ReturnType<typeof createAdministrators>;

/**
 * The ids of the administrators who stay. It never names more than there are: somebody is added after they got the role
 * and taken off before they lose it, so that a crash in between can only keep the last one from going.
 */
export function createAdministrators(model: ReturnType<typeof administratorsModel>) {
  const read = async (): Promise<{ ids: string[]; revision: number }> => {
    const found = await model.findById(ID).lean();
    if (found) return found;
    await model.updateOne({ _id: ID }, { $setOnInsert: { ids: [], revision: 0 } }, { upsert: true }).catch(ignoreDuplicateKey);
    return model.findById(ID).lean().orFail();
  };
  /** @param next the ids from those that there are; undefined leaves them. @returns false where it left them */
  const change = async (next: (ids: string[]) => Promise<string[] | undefined> | string[] | undefined): Promise<boolean> => {
    for (let round = 0; round < TRIES; round += 1) {
      const { ids, revision } = await read();
      const wanted = await next(ids);
      if (!wanted) return false;
      const { modifiedCount } = await model.updateOne({ _id: ID, revision }, { $set: { ids: wanted }, $inc: { revision: 1 } });
      if (modifiedCount === 1) return true;
    }
    throw new Error('too many change the administrators at once');
  };

  return {
    ids: async (): Promise<string[]> => (await read()).ids,

    add: async (id: string): Promise<void> => {
      await change((ids) => (ids.includes(id) ? undefined : [...ids, id]));
    },

    /** Takes one off. @returns false where nobody else would be left, and nothing has changed. */
    release: (id: string): Promise<boolean> =>
      change((ids) => {
        const others = ids.filter((one) => one !== id);
        return others.length === 0 ? undefined : others;
      }),

    /** Takes one off who is none any more: whoever aligned the list meanwhile may have read them as one. */
    settle: async (id: string): Promise<void> => {
      await change((ids) => ids.filter((one) => one !== id));
    },

    /** Makes the list true. @param readIds of all who have the role and stay */
    align: async (readIds: () => Promise<string[]>): Promise<void> => {
      await change(() => readIds());
    },
  };
}
