import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** That a learner had a text refined. The text itself is not kept: nothing is shown of it later. */
const styleRefinementSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    targetStyle: { type: String, required: true },
    changes: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    ...outboxField,
  },
  schemaOptions,
);
styleRefinementSchema.index(...outboxIndex);

export const styleRefinementModel = (connection: Connection) =>
  connection.model('StyleRefinement', styleRefinementSchema, 'style_refinements');
export type StyleRefinementModel = ReturnType<typeof styleRefinementModel>;
