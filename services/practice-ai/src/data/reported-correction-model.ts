import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** A correction that learners hold for wrong, once for all its disputes, and what administrators have decided. It names no learner. */
const reportedCorrectionSchema = new Schema(
  {
    /** See correctionKey. */
    _id: { type: String, required: true },
    rule: { type: String, required: true },
    original: { type: String, default: '' },
    corrected: { type: String, default: '' },
    category: { type: String, required: true },
    explanation: { type: String, default: '' },
    lastReportedAt: { type: Date, required: true },
    state: { type: String, enum: ['open', 'accepted', 'rejected'], required: true },
    /** What is taken back at present; null where the correction stands. */
    scope: { type: String, enum: ['words', 'sentence', null], default: null },
    /** Digests of the sentences, where it is taken back in some alone. */
    sentences: { type: [String], default: [] },
    note: { type: String, default: '' },
    decidedAt: { type: Date, default: null },
    /** Grows with every decision. */
    version: { type: Number, required: true },
  },
  schemaOptions,
);
reportedCorrectionSchema.index({ state: 1, lastReportedAt: -1 });
reportedCorrectionSchema.index({ rule: 1, lastReportedAt: -1 });
reportedCorrectionSchema.index({ lastReportedAt: -1 });
reportedCorrectionSchema.index({ scope: 1 });

export const reportedCorrectionModel = (connection: Connection) => connection.model('ReportedCorrection', reportedCorrectionSchema, 'reported_corrections');
export type ReportedCorrectionModel = ReturnType<typeof reportedCorrectionModel>;
