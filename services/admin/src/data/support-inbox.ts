import { supportStateSchema, type Envelope, type SupportState } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import { searchPattern } from '../domain/users/search-key.js';
import { messageSearchKey, type SupportAnswer, type SupportThread } from '../domain/support-message.js';
import type { SupportMessageModel } from './support-message-model.js';

export type SupportInbox = ReturnType<typeof createSupportInbox>;
/** `assignedTo`: an administrator, null for nobody; without it whoever it is. */
export type InboxFilter = { search: string; state?: SupportState | undefined; assignedTo?: string | null | undefined };
type Change = Partial<Pick<SupportThread, 'state' | 'assignedTo'>> & { answer?: SupportAnswer };

/** What administrators do with the messages to support. */
export function createSupportInbox(model: SupportMessageModel, outbox: Pick<Outbox, 'nudge'>) {
  const queryOf = ({ search, state, assignedTo }: InboxFilter): Record<string, unknown> => ({
    ...(state === undefined ? {} : { state }),
    ...(assignedTo === undefined ? {} : { assignedTo }),
    ...(search === '' ? {} : { searchKey: searchPattern(search) }),
  });

  return {
    /** The newest first. */
    async page(filter: InboxFilter, { skip, limit }: { skip: number; limit: number }): Promise<{ threads: SupportThread[]; total: number }> {
      const [rows, total] = await Promise.all([model.find(queryOf(filter)).sort({ createdAt: -1 }).skip(skip).limit(limit).lean(), model.countDocuments(queryOf(filter))]);
      return { threads: rows.map(threadOf), total };
    },

    openCount: (): Promise<number> => model.countDocuments({ state: 'open' }),

    async find(id: string): Promise<SupportThread | undefined> {
      const row = await model.findById(id).lean();
      return row === null ? undefined : threadOf(row);
    },

    /** Changes a message of a version, together with the events that tell of it. @returns false where somebody else has changed it since */
    async change(id: string, version: number, { answer, ...fields }: Change, events: Envelope[] = []): Promise<boolean> {
      const added = { ...(answer ? { answers: { _id: answer.id, by: answer.by, text: answer.text, at: answer.at } } : {}), ...(events.length > 0 ? { outbox: { $each: events } } : {}) };
      const { modifiedCount } = await model.updateOne({ _id: id, version }, { $set: fields, $inc: { version: 1 }, $push: added });
      if (modifiedCount === 1) outbox.nudge(model.collection, id);
      return modifiedCount === 1;
    },

    /** Takes an erased administrator off what they were to answer and have answered. */
    async forgetAdministrator(userId: string): Promise<void> {
      await model.updateMany({ assignedTo: userId }, { $set: { assignedTo: null } });
      for (const { _id, answers } of await model.find({ 'answers.by': userId }, { answers: 1 }).lean()) {
        for (const [index, { by }] of answers.entries()) if (by === userId) await model.updateOne({ _id, [`answers.${index}.by`]: userId }, { $set: { [`answers.${index}.by`]: null } });
      }
    },

    /** Messages of earlier versions are open, and get what they are found by: so many at once. Again, it changes nothing. @returns how many there were */
    async makeReady(most: number): Promise<number> {
      const rows = await model.find({ searchKey: null }).limit(most).lean();
      for (const row of rows) {
        const known = threadOf(row);
        await model.updateOne({ _id: known.id, searchKey: null }, { $set: { state: known.state, assignedTo: known.assignedTo, answers: [], version: known.version, searchKey: messageSearchKey(known) } });
      }
      return rows.length;
    },
  };
}

type Stored = {
  _id: string;
  userId?: string | null;
  name: string;
  email: string;
  message: string;
  source: string;
  createdAt: Date;
  state?: string | null;
  assignedTo?: string | null;
  answers?: { _id: string; by?: string | null; text: string; at: Date }[];
  version?: number | null;
};

const threadOf = ({ _id: id, userId, name, email, message, source, createdAt, state, assignedTo, answers = [], version }: Stored): SupportThread => ({
  id,
  userId: userId ?? null,
  name,
  email,
  message,
  source,
  createdAt,
  state: supportStateSchema.catch('open').parse(state),
  assignedTo: assignedTo ?? null,
  answers: answers.map(({ _id, by, text, at }) => ({ id: _id, by: by ?? null, text, at })),
  version: version ?? 0,
});
