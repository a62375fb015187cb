import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection, type InferSchemaType } from 'mongoose';

const mailSchema = new Schema(
  {
    /** The id of the event that asked for the mail: asking twice queues once. */
    _id: { type: String, required: true },
    /** Empty where nobody signed in has caused it. */
    userId: { type: String, default: '', index: true },
    template: { type: String, required: true },
    /** What the text names; gone once the mail is sent. */
    values: { type: Schema.Types.Mixed, default: {} },
    status: { type: String, enum: ['queued', 'sent', 'failed'], required: true },
    attempts: { type: Number, default: 0, required: true },
    /** When it may be tried (again); also the lock of the instance that is sending it. */
    nextAttemptAt: { type: Date, required: true },
    queuedAt: { type: Date, required: true },
    /** When the event that asked for it was made: what it says may be old by now. Missing on mails of earlier versions. */
    askedAt: { type: Date, default: null },
    sentAt: { type: Date, default: null },
    /** The mail server's last refusal, without addresses. */
    failure: { type: String, default: null },
  },
  schemaOptions,
);
mailSchema.index({ status: 1, nextAttemptAt: 1 });
mailSchema.index({ queuedAt: 1 });

export type MailRecord = InferSchemaType<typeof mailSchema>;

export const mailModel = (connection: Connection) => connection.model('Mail', mailSchema, 'mails');
export type MailModel = ReturnType<typeof mailModel>;
