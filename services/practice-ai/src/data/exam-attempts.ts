import { correctionSchema, writingFeedbackSchema, writingSectionSchema, type Envelope, type WritingFeedback, type WritingSection } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import { z } from 'zod';
import type { ExamAttemptModel } from './exam-attempt-model.js';
import type { Tallies } from './tallies.js';

export type ExamAttempt = {
  id: string;
  userId: string;
  section: WritingSection;
  topic: string;
  text: string;
  feedback: WritingFeedback;
  createdAt: Date;
};
/** What an attempt got, without its text. */
export type AttemptGrade = { section: WritingSection; grade: number; createdAt: Date };
/** As many as a learner looks back through. */
const NEWEST = 50;
/** Weeks of practice for a busy learner; keeps the look back for the exam’s total short. */
const NEWEST_GRADES = 300;

export type ExamAttempts = ReturnType<typeof createExamAttempts>;

export function createExamAttempts(model: ExamAttemptModel, outbox: Pick<Outbox, 'nudge'>, tallies: Pick<Tallies, 'errors'>) {
  return {
    /** Keeps an attempt together with the events that tell of it. */
    async save({ id, feedback, ...fields }: ExamAttempt, events: Envelope[]): Promise<void> {
      await model.create({ _id: id, ...fields, feedback, score: feedback.grade, outbox: events });
      outbox.nudge(model.collection, id);
      // Nobody waits for the figures of administrators, and one that fails is told there.
      void tallies.errors('writing', feedback.corrections, fields.createdAt);
    },

    /** A learner's last attempts, newest first; those on one topic where it is given. */
    async newest(userId: string, topic?: string): Promise<ExamAttempt[]> {
      const rows = await model.find(topic === undefined ? { userId } : { userId, topic }).sort({ createdAt: -1 }).limit(NEWEST).lean();
      return rows.map(attemptOf);
    },

    /** What a learner's last attempts got, newest first. */
    async newestGrades(userId: string): Promise<AttemptGrade[]> {
      const rows = await model.find({ userId }, { section: 1, score: 1, createdAt: 1 }).sort({ createdAt: -1 }).limit(NEWEST_GRADES).lean();
      return rows.map(({ section, score, createdAt }) => ({ section: writingSectionSchema.parse(section), grade: score, createdAt }));
    },

    /** A learner's own attempt. */
    async find(userId: string, id: string): Promise<ExamAttempt | undefined> {
      const row = await model.findOne({ _id: id, userId }).lean();
      return row === null ? undefined : attemptOf(row);
    },
  };
}

/** The first attempts were stored before explanations were translated. */
const storedFeedbackSchema = writingFeedbackSchema.extend({
  corrections: z.array(correctionSchema.extend({ translations: correctionSchema.shape.translations.default({ en: '', fa: '' }) })),
});

function attemptOf(row: { _id: string; userId: string; section: string; topic: string; text: string; feedback: unknown; createdAt: Date }): ExamAttempt {
  const { _id: id, userId, topic, text, createdAt } = row;
  return { id, userId, topic, text, createdAt, section: writingSectionSchema.parse(row.section), feedback: storedFeedbackSchema.parse(row.feedback) };
}
