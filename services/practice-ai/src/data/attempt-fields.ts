import { outboxField, outboxIndex } from '@b1fuchs/kit';
import { Schema } from 'mongoose';

/** Spread into the schema of whatever is graded and kept: what was said or written, with its result as the learner saw it. */
export const attemptFields = {
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  topic: { type: String, required: true },
  text: { type: String, required: true },
  score: { type: Number, required: true },
  feedback: { type: Schema.Types.Mixed, required: true },
  createdAt: { type: Date, required: true },
  ...outboxField,
} as const;

/** Indexes of every such schema: events that wait, and a learner's history, newest first. */
export function indexAttempts(schema: Schema): void {
  schema.index(...outboxIndex);
  schema.index({ userId: 1, createdAt: -1 });
}
