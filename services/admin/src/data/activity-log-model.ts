import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** What is personal of each entry, under the entry's id: it is erased with the account, and its link stays. */
const activityLogSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    action: { type: String, required: true },
    at: { type: Date, required: true, index: true },
    /** Who did it; '' for the user or nobody signed in, null once that administrator is erased. */
    by: { type: String, default: '' },
    details: { type: String, default: '' },
    salt: { type: String, default: '' },
    /** Its place in the chain; null until it has one. */
    number: { type: Number, default: null },
  },
  schemaOptions,
);
activityLogSchema.index({ number: 1, at: 1 });
activityLogSchema.index({ by: 1 });

/** The chain, by running number; it holds nobody's id. */
const activityLinkSchema = new Schema(
  {
    _id: { type: Number, required: true },
    entryId: { type: String, required: true, unique: true },
    action: { type: String, required: true },
    at: { type: Date, required: true },
    subjectDigest: { type: String, required: true },
    actorDigest: { type: String, required: true },
    previous: { type: String, required: true },
    hash: { type: String, required: true },
  },
  schemaOptions,
);
activityLinkSchema.index({ action: 1, _id: 1 });

export const activityLogModel = (connection: Connection) => connection.model('ActivityLog', activityLogSchema, 'activity_logs');
export const activityLinkModel = (connection: Connection) => connection.model('ActivityLink', activityLinkSchema, 'activity_chain');
export type ActivityModels = { logs: ReturnType<typeof activityLogModel>; links: ReturnType<typeof activityLinkModel> };
