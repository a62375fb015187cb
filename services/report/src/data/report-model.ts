import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** That a report was made, not what it said. */
const reportSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    kind: { type: String, enum: ['writing', 'speaking'], required: true },
    createdAt: { type: Date, required: true },
    ...outboxField,
  },
  schemaOptions,
);
reportSchema.index(...outboxIndex);

export const reportModel = (connection: Connection) => connection.model('Report', reportSchema, 'reports');
export type ReportModel = ReturnType<typeof reportModel>;
