import { conversationKindSchema, correctionSchema, type ConversationKind, type Envelope } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, type Outbox } from '@b1fuchs/kit';
import { z } from 'zod';
import { understoodSchema } from '../domain/speaking/understanding/understood.js';
import type { ConversationModel } from './conversation-model.js';

const messageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('assistant'), content: z.string(), at: z.date() }),
  z.object({
    role: z.literal('user'),
    content: z.string(),
    at: z.date(),
    /** As the client named it. */
    messageId: z.string().nullable(),
    understood: understoodSchema,
    corrections: z.array(correctionSchema).optional(),
  }),
]);
export type StoredMessage = z.infer<typeof messageSchema>;

const rowSchema = z.object({
  _id: z.string(),
  userId: z.string(),
  kind: conversationKindSchema,
  topicId: z.string().nullable(),
  title: z.string(),
  messages: z.array(messageSchema),
  ended: z.boolean(),
  version: z.number().int(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
const conversationSchema = rowSchema.transform(({ _id, ...fields }) => ({ id: _id, ...fields }));
export type StoredConversation = z.infer<typeof conversationSchema>;

/** Of a list: how many messages there are, not what they say. */
const listedSchema = rowSchema
  .extend({ messages: z.array(z.unknown()) })
  .transform(({ _id, messages, ...fields }) => ({ id: _id, ...fields, messages: messages.length }));
export type ListedConversation = z.infer<typeof listedSchema>;

/** As many as a learner looks back through. */
const NEWEST = 50;

export type Conversations = ReturnType<typeof createConversations>;

export function createConversations(model: ConversationModel, outbox: Pick<Outbox, 'nudge'>) {
  const find = async (userId: string, id: string): Promise<StoredConversation | undefined> => {
    const row = await model.findOne({ _id: id, userId, removedAt: null }, { outbox: 0 }).lean();
    return row === null ? undefined : conversationSchema.parse(row);
  };

  return {
    /** A learner's own conversation. */
    find,

    /** Keeps a new conversation; one with the same id that is there already stays as it is. */
    async begin({ id, ...fields }: StoredConversation): Promise<void> {
      await model.create({ _id: id, ...fields }).catch(ignoreDuplicateKey);
    },

    /** Adds messages unless the conversation has changed since it was read; tells whether it did so. */
    async add({ id, version }: Pick<StoredConversation, 'id' | 'version'>, messages: StoredMessage[], changes: { title?: string; ended: boolean }, now: Date, events: Envelope[]): Promise<boolean> {
      const { matchedCount } = await model.updateOne(
        { _id: id, version, removedAt: null },
        { $push: { messages: { $each: messages }, outbox: { $each: events } }, $set: { ...changes, updatedAt: now }, $inc: { version: 1 } },
      );
      if (events.length > 0) outbox.nudge(model.collection, id);
      return matchedCount === 1;
    },

    /** A learner's last conversations, the newest first, each with the number of its messages. */
    async newest(userId: string, kind?: ConversationKind): Promise<ListedConversation[]> {
      const rows = await model
        .find(kind === undefined ? { userId, removedAt: null } : { userId, kind, removedAt: null }, { outbox: 0, 'messages.content': 0, 'messages.understood': 0, 'messages.corrections': 0 })
        .sort({ updatedAt: -1 })
        .limit(NEWEST)
        .lean();
      return rows.map((row) => listedSchema.parse(row));
    },

    /** False when the learner has no such conversation. */
    async remove(userId: string, id: string, now: Date): Promise<boolean> {
      const own = { _id: id, userId, removedAt: null };
      const { deletedCount } = await model.deleteOne({ ...own, 'outbox.id': { $exists: false } });
      if (deletedCount === 1) return true;
      const { matchedCount } = await model.updateOne(own, { $set: { removedAt: now, title: '', messages: [] } });
      return matchedCount === 1;
    },
  };
}
