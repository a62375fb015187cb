import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

export const tallyKinds = ['writing', 'speaking', 'cost'] as const;

/** What has been counted in a quarter of an hour, under '<its beginning> <kind> <name>'. About nobody. */
const tallySchema = new Schema(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    /** writing, speaking: corrections, by category · cost: millionths of a cent, by who was asked */
    kind: { type: String, enum: tallyKinds, required: true },
    name: { type: String, required: true },
    amount: { type: Number, required: true },
  },
  schemaOptions,
);
tallySchema.index({ at: 1, kind: 1, name: 1, amount: 1 });

export const tallyModel = (connection: Connection) => connection.model('Tally', tallySchema, 'tallies');
export type TallyModel = ReturnType<typeof tallyModel>;
