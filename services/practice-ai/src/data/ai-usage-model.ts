import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** What one learner has used of the outside provider in one month. The id is '<user>:<month>'. */
const aiUsageSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true, index: true },
    month: { type: String, required: true },
    /** Calls that were answered, or refused without a charge. */
    calls: { type: Number, default: 0 },
    inputTokens: { type: Number, default: 0 },
    outputTokens: { type: Number, default: 0 },
    /** Millionths of a cent, with what is reserved for calls under way and for those whose answer never came. */
    costMicrocents: { type: Number, default: 0 },
  },
  schemaOptions,
);

export const aiUsageModel = (connection: Connection) => connection.model('AiUsage', aiUsageSchema, 'ai_usage');
export type AiUsageModel = ReturnType<typeof aiUsageModel>;
