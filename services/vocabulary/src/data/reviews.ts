import { ignoreDuplicateKey, isDuplicateKey, type DayKey } from '@b1fuchs/kit';
import type { Envelope } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import type { VocabularyModels } from './models.js';
import type { PendingReview } from './user-cards.js';

/** Quality on the scale of 0 to 5 that the schema comes from (SM-2). */
const KNOWN = 5;
const NOT_KNOWN = 1;

export type Reviews = ReturnType<typeof createReviews>;

/** The answers of learners, and how much of each day has been told as practice. */
export function createReviews({ reviews, days }: Pick<VocabularyModels, 'reviews' | 'days'>, outbox: Pick<Outbox, 'nudge'>) {
  return {
    /** Writes or marks a row; again, it changes nothing more. */
    async settle(card: { id: string; userId: string }, pending: PendingReview): Promise<void> {
      if (pending.kind === 'undo') {
        await reviews.updateOne({ _id: pending.reviewId }, { $set: { undone: true } });
        return;
      }
      const { isKnown, responseTimeSeconds, reviewedAt, day } = pending.review;
      const row = { userFlashcardId: card.id, userId: card.userId, quality: isKnown ? KNOWN : NOT_KNOWN, responseTimeSeconds, reviewedAt, day, undone: false };
      await reviews.create({ _id: pending.reviewId, ...row }).catch(ignoreDuplicateKey);
    },

    /** Answers that counted on a learner's day. */
    countOn: (userId: string, day: DayKey): Promise<number> => reviews.countDocuments({ userId, day, undone: false }),

    /** Whether each of these answers was right, in the order in which they were given. */
    async rightOn(userId: string, day: DayKey): Promise<boolean[]> {
      const rows = await reviews.find({ userId, day, undone: false }, { quality: 1, reviewedAt: 1 }).sort({ reviewedAt: 1, _id: 1 }).lean();
      return rows.map(({ quality }) => quality === KNOWN);
    },

    async exercisesOn(userId: string, day: DayKey): Promise<number> {
      return (await days.findOne({ _id: `${userId}:${day}` }, { exercises: 1 }).lean())?.exercises ?? 0;
    },

    /** Counts one exercise more than `exercises` together with the event that tells of it; nothing when that has happened already. */
    async tellExercise(userId: string, day: DayKey, exercises: number, event: Envelope): Promise<void> {
      const _id = `${userId}:${day}`;
      const update = { $setOnInsert: { userId }, $set: { exercises: exercises + 1 }, $push: { outbox: event } };
      try {
        await days.updateOne(exercises === 0 ? { _id, exercises: { $in: [0, null] } } : { _id, exercises }, update, { upsert: exercises === 0 });
      } catch (error) {
        // The day is there with more exercises: another request was faster.
        if (!isDuplicateKey(error)) throw error;
      }
      outbox.nudge(days.collection, _id);
    },
  };
}
