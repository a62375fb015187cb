import type { Envelope, WritingFeedback, WritingSection } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import type { ExamAttemptModel } from './exam-attempt-model.js';

export type ExamAttempt = {
  id: string;
  userId: string;
  section: WritingSection;
  topic: string;
  text: string;
  feedback: WritingFeedback;
  createdAt: Date;
};
export type ExamAttempts = ReturnType<typeof createExamAttempts>;

export function createExamAttempts(model: ExamAttemptModel, outbox: Pick<Outbox, 'nudge'>) {
  return {
    /** Keeps an attempt together with the events that tell of it. */
    async save({ id, feedback, ...fields }: ExamAttempt, events: Envelope[]): Promise<void> {
      await model.create({ _id: id, ...fields, feedback, score: feedback.grade, outbox: events });
      outbox.nudge(model.collection, id);
    },
  };
}
