import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** One graded conversation or talk with its result, as the learner saw it. */
const speakingAttemptSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    stage: { type: String, required: true },
    topic: { type: String, required: true },
    text: { type: String, required: true },
    score: { type: Number, required: true },
    feedback: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    ...outboxField,
  },
  schemaOptions,
);
speakingAttemptSchema.index(...outboxIndex);
// A learner's history, newest first.
speakingAttemptSchema.index({ userId: 1, createdAt: -1 });

export const speakingAttemptModel = (connection: Connection) => connection.model('SpeakingAttempt', speakingAttemptSchema, 'speaking_attempts');
export type SpeakingAttemptModel = ReturnType<typeof speakingAttemptModel>;
