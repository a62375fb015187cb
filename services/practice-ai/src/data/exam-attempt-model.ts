import { schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';
import { attemptFields, indexAttempts } from './attempt-fields.js';

/** One analysed text with its result, as the learner saw it. */
const examAttemptSchema = new Schema({ section: { type: String, required: true }, ...attemptFields }, schemaOptions);
indexAttempts(examAttemptSchema);

export const examAttemptModel = (connection: Connection) => connection.model('ExamAttempt', examAttemptSchema, 'exam_attempts');
export type ExamAttemptModel = ReturnType<typeof examAttemptModel>;
