import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';
import { attemptFields, indexAttempts } from './attempt-fields.js';

/** One graded conversation or talk with its result, as the learner saw it. */
const speakingAttemptSchema = new Schema({ stage: { type: String, required: true }, ...attemptFields }, schemaOptions);
indexAttempts(speakingAttemptSchema);

export const speakingAttemptModel = (connection: Connection) => connection.model('SpeakingAttempt', speakingAttemptSchema, 'speaking_attempts');
export type SpeakingAttemptModel = ReturnType<typeof speakingAttemptModel>;
