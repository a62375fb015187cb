import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** One analysed text with its result, as the learner saw it. */
const examAttemptSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    section: { type: String, required: true },
    topic: { type: String, required: true },
    text: { type: String, required: true },
    score: { type: Number, required: true },
    feedback: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    ...outboxField,
  },
  schemaOptions,
);
examAttemptSchema.index(...outboxIndex);
// A learner's history, newest first.
examAttemptSchema.index({ userId: 1, createdAt: -1 });

export const examAttemptModel = (connection: Connection) => connection.model('ExamAttempt', examAttemptSchema, 'exam_attempts');
export type ExamAttemptModel = ReturnType<typeof examAttemptModel>;
