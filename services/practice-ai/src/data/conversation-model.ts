import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** A talk with the examiner or a free conversation, with what was understood of each message of the learner. */
const conversationSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    kind: { type: String, required: true },
    topicId: { type: String, default: null },
    title: { type: String, required: true },
    messages: { type: [Schema.Types.Mixed], required: true },
    ended: { type: Boolean, required: true },
    /** Goes up with every change: two messages sent at once do not answer each other's history. */
    version: { type: Number, required: true },
    /** Of a conversation that its learner has deleted while an event of it still waits: nothing else is left of it then. */
    removedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    ...outboxField,
  },
  schemaOptions,
);
conversationSchema.index(...outboxIndex);
// A learner's list, newest first.
conversationSchema.index({ userId: 1, updatedAt: -1 });

export const conversationModel = (connection: Connection) => connection.model('Conversation', conversationSchema, 'conversations');
export type ConversationModel = ReturnType<typeof conversationModel>;
