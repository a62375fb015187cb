import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** What has happened to the safety of accounts, under the id of the event that told of it. */
const activityLogSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    action: { type: String, required: true },
    at: { type: Date, required: true, index: true },
  },
  schemaOptions,
);

export const activityLogModel = (connection: Connection) => connection.model('ActivityLog', activityLogSchema, 'activity_logs');
export type ActivityLogModel = ReturnType<typeof activityLogModel>;
