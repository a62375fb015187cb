import type { Envelope, SpeakingFeedback, SpeakingStage } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import type { SpeakingAttemptModel } from './speaking-attempt-model.js';
import type { Tallies } from './tallies.js';

export type SpeakingAttempt = {
  id: string;
  userId: string;
  stage: SpeakingStage;
  topic: string;
  text: string;
  feedback: SpeakingFeedback;
  createdAt: Date;
};
export type SpeakingAttempts = ReturnType<typeof createSpeakingAttempts>;

export function createSpeakingAttempts(model: SpeakingAttemptModel, outbox: Pick<Outbox, 'nudge'>, tallies: Pick<Tallies, 'errors'>) {
  return {
    /** Keeps an attempt together with the events that tell of it. */
    async save({ id, feedback, ...fields }: SpeakingAttempt, events: Envelope[]): Promise<void> {
      await model.create({ _id: id, ...fields, feedback, score: feedback.grade, outbox: events });
      outbox.nudge(model.collection, id);
      // Nobody waits for the figures of administrators, and one that fails is told there.
      void tallies.errors('speaking', feedback.grammarCorrections, fields.createdAt);
    },
  };
}
