import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

const supportMessageSchema = new Schema(
  {
    _id: { type: String, required: true },
    /** Null where the sender was not signed in. */
    userId: { type: String, default: null, index: true },
    name: { type: String, required: true },
    email: { type: String, required: true },
    message: { type: String, required: true },
    /** The page or widget it came from. */
    source: { type: String, required: true },
    createdAt: { type: Date, required: true },
    /** Same sender and words; it goes once the same may be sent again. */
    repeatKey: { type: String },
    /** What administrators have done with it; a message of an earlier version is made ready at start. */
    state: { type: String, enum: ['open', 'answered', 'closed'], default: 'open' },
    assignedTo: { type: String, default: null },
    answers: {
      type: [new Schema({ _id: { type: String, required: true }, by: { type: String, default: null }, text: { type: String, required: true }, at: { type: Date, required: true } }, schemaOptions)],
      default: [],
    },
    version: { type: Number, default: 0 },
    /** See messageSearchKey; missing on messages of earlier versions until they are made ready. */
    searchKey: { type: String },
    ...outboxField,
  },
  schemaOptions,
);
supportMessageSchema.index({ repeatKey: 1 }, { unique: true, sparse: true });
supportMessageSchema.index({ createdAt: -1 });
supportMessageSchema.index({ state: 1, createdAt: -1 });
supportMessageSchema.index({ assignedTo: 1, createdAt: -1 });
supportMessageSchema.index(...outboxIndex);

export const supportMessageModel = (connection: Connection) => connection.model('SupportMessage', supportMessageSchema, 'support_messages');
export type SupportMessageModel = ReturnType<typeof supportMessageModel>;
