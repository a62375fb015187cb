import { bulkActionSchema, bulkOutcomeSchema } from '@b1fuchs/contracts';
import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** One deed of an administrator to many users. Its items stand apart, so that it stays small. */
const jobSchema = new Schema(
  {
    _id: { type: String, required: true },
    action: { type: String, enum: bulkActionSchema.options, required: true },
    /** Days, role or mail. */
    value: { type: Schema.Types.Mixed, default: null },
    /** The administrator's user id; missing once they are erased. */
    by: { type: String, index: true },
    total: { type: Number, required: true },
    /** `preparing` until all of its items are stored. */
    state: { type: String, enum: ['preparing', 'running', 'stopped', 'finished'], required: true },
    /** Why it waits or was stopped. */
    reason: { type: String, default: '' },
    /** When it may be gone on with; also the lease of whoever does. Null where nothing is left to do. */
    nextAt: { type: Date, default: null },
    /** Who has the lease. */
    holder: { type: String, default: '' },
    createdAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
  },
  schemaOptions,
);
jobSchema.index({ state: 1, nextAt: 1 });
jobSchema.index({ createdAt: -1 });

/** What is done to one user. The id is made of the job and a place in it, so that none is stored twice. */
const itemSchema = new Schema(
  {
    _id: { type: String, required: true },
    jobId: { type: String, required: true },
    action: { type: String, required: true },
    position: { type: Number, required: true },
    /** Missing once the account is erased. */
    userId: { type: String, index: true },
    /** The name of the deed, by which owners know it when it is asked for again. */
    actionId: { type: String, required: true },
    /** For a deletion alone, and gone with it. */
    permit: { type: String },
    outcome: { type: String, enum: bulkOutcomeSchema.options, required: true },
    reason: { type: String, default: '' },
    /** When an owner was first asked: after a crash it may have been done already. */
    begunAt: { type: Date, default: null },
    tries: { type: Number, default: 0 },
    nextAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
  },
  schemaOptions,
);
itemSchema.index({ jobId: 1, outcome: 1, position: 1 });
itemSchema.index({ jobId: 1, position: 1 });
itemSchema.index({ createdAt: 1 });

export const bulkJobModel = (connection: Connection) => connection.model('BulkJob', jobSchema, 'bulk_jobs');
export const bulkItemModel = (connection: Connection) => connection.model('BulkItem', itemSchema, 'bulk_job_items');
export type BulkModels = { jobs: ReturnType<typeof bulkJobModel>; items: ReturnType<typeof bulkItemModel> };
