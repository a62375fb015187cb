import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** What each learner may use and why. The id is the user's. */
const accountSchema = new Schema(
  {
    _id: { type: String, required: true },
    trialStartsAt: { type: Date, required: true },
    trialEndsAt: { type: Date, required: true },
    ...outboxField,
  },
  schemaOptions,
);
accountSchema.index(...outboxIndex);

export const accountModel = (connection: Connection) => connection.model('Account', accountSchema, 'accounts');
export type AccountModel = ReturnType<typeof accountModel>;
