import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** A correction that a learner holds for wrong, with its sentence, for the administrators to look at. */
const disputedCorrectionSchema = new Schema(
  {
    /** Attempt, place and length: a correction is disputed once. */
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    attemptId: { type: String, required: true },
    topic: { type: String, required: true },
    sentence: { type: String, required: true },
    original: { type: String },
    corrected: { type: String },
    category: { type: String, required: true },
    explanation: { type: String, required: true },
    /** Which rule proposed it, and what makes it the same as others: see correctionKey. Missing on disputes of earlier versions until they are gathered. */
    rule: { type: String },
    key: { type: String },
    createdAt: { type: Date, required: true },
  },
  schemaOptions,
);

disputedCorrectionSchema.index({ key: 1, createdAt: -1 });

export const disputedCorrectionModel = (connection: Connection) =>
  connection.model('DisputedCorrection', disputedCorrectionSchema, 'disputed_corrections');
export type DisputedCorrectionModel = ReturnType<typeof disputedCorrectionModel>;
