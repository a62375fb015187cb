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
    ...outboxField,
  },
  schemaOptions,
);
supportMessageSchema.index({ repeatKey: 1 }, { unique: true, sparse: true });
supportMessageSchema.index({ createdAt: -1 });
supportMessageSchema.index(...outboxIndex);

export const supportMessageModel = (connection: Connection) => connection.model('SupportMessage', supportMessageSchema, 'support_messages');
export type SupportMessageModel = ReturnType<typeof supportMessageModel>;
