import { randomUUID } from 'node:crypto';
import type { Scheduler } from '@b1fuchs/contracts';
import { isDuplicateKey, type DayKey } from '@b1fuchs/kit';
import mongoose from 'mongoose';
import { z } from 'zod';
import { newCard, type CardState } from '../domain/card.js';
import type { VocabularyModels } from './models.js';

const dueDayFields = { leitner: 'leitnerDueDay', fsrs: 'fsrsDueDay' } as const satisfies Record<Scheduler, keyof CardState>;

const cardStateSchema: z.ZodType<CardState> = z.object({
  boxNumber: z.number(),
  intervalDays: z.number(),
  repetitions: z.number(),
  correctStreak: z.number(),
  status: z.enum(['new', 'learning', 'mastered']),
  timesSeen: z.number(),
  totalReviews: z.number(),
  correctReviews: z.number(),
  lapses: z.number(),
  lastReview: z.date().nullable(),
  lastDay: z.string().nullable(),
  leitnerDueDay: z.string(),
  fsrsDueDay: z.string(),
  fsrs: z.object({ stability: z.number(), difficulty: z.number() }).nullable(),
});

/** What is shown of a card in a learner's deck: what the indexes of models.ts hold. */
export type ShownCard = {
  id: string;
  /** A word of the list, or a card of the learner's own. */
  flashcardId: string;
  archived: boolean;
  boxNumber: number;
  /** By the plan that was asked for. */
  dueDay: DayKey;
  lapses: number;
  totalReviews: number;
  correctReviews: number;
};
/** With what a change of its state needs. */
export type CardToAnswer = {
  id: string;
  userId: string;
  flashcardId: string;
  archived: boolean;
  state: CardState;
  version: number;
  /** The last answers that counted, oldest first, each with the state before it. */
  answers: { reviewId: string; before: CardState }[];
  undone: string[];
};
/** What a deck's figures are computed from: its cards by box and the day on which they are due, each group with its sums. */
export type CardGroup = { boxNumber: number; dueDay: DayKey; cards: number; totalReviews: number; correctReviews: number };

export type Review = { isKnown: boolean; responseTimeSeconds: number | null; reviewedAt: Date; day: DayKey; timeZone: string };
/** What is still to be done to flashcard_reviews: write a row, or mark it as taken back. */
export type PendingReview = { kind: 'answer'; reviewId: string; review: Review } | { kind: 'undo'; reviewId: string };

const reviewSchema = z.object({ isKnown: z.boolean(), responseTimeSeconds: z.number().nullable(), reviewedAt: z.date(), day: z.string(), timeZone: z.string() });
const pendingSchema = z.array(z.discriminatedUnion('kind', [z.object({ kind: z.literal('answer'), reviewId: z.string(), review: reviewSchema }), z.object({ kind: z.literal('undo'), reviewId: z.string() })]));

/** More answers than one card gets while a device keeps its answers back. */
const ANSWERS_KEPT = 20;
const INSERTED_AT_ONCE = 1_000;
const SWEEP_BATCH = 200;

const groupSchema = z
  .object({ _id: z.object({ boxNumber: z.number(), dueDay: z.string() }), cards: z.number(), totalReviews: z.number(), correctReviews: z.number() })
  .transform(({ _id, ...sums }): CardGroup => ({ ..._id, ...sums }));
const cardToAnswerSchema = z
  .object({
    _id: z.string(),
    userId: z.string(),
    flashcardId: z.string(),
    archived: z.boolean(),
    version: z.number(),
    answers: z.array(z.object({ reviewId: z.string(), before: cardStateSchema })),
    undone: z.array(z.string()),
  })
  .loose()
  .transform(({ _id: id, userId, flashcardId, archived, version, answers, undone, ...row }): CardToAnswer => ({ id, userId, flashcardId, archived, version, answers, undone, state: cardStateSchema.parse(row) }));

const shownFields = { flashcardId: 1, archived: 1, boxNumber: 1, lapses: 1, totalReviews: 1, correctReviews: 1 } as const;
const shown = { _id: z.string(), flashcardId: z.string(), archived: z.boolean(), boxNumber: z.number(), lapses: z.number(), totalReviews: z.number(), correctReviews: z.number() };
const shownSchemas: Record<Scheduler, z.ZodType<ShownCard>> = {
  leitner: z.object({ ...shown, leitnerDueDay: z.string() }).transform(({ _id: id, leitnerDueDay: dueDay, ...card }) => ({ id, dueDay, ...card })),
  fsrs: z.object({ ...shown, fsrsDueDay: z.string() }).transform(({ _id: id, fsrsDueDay: dueDay, ...card }) => ({ id, dueDay, ...card })),
};

export type UserCards = ReturnType<typeof createUserCards>;

export function createUserCards({ userFlashcards: model }: Pick<VocabularyModels, 'userFlashcards'>) {
  /** Changes a card unless it has changed since it was read; tells whether it did. */
  const change = async (card: CardToAnswer, update: mongoose.UpdateQuery<unknown>): Promise<boolean> => {
    const { matchedCount } = await model.updateOne({ _id: card.id, version: card.version }, update);
    return matchedCount === 1;
  };

  return {
    /** Puts words into the deck that are not there yet; tells how many were new. */
    async add(userId: string, flashcardIds: string[], today: DayKey, now: Date): Promise<number> {
      let added = 0;
      for (let from = 0; from < flashcardIds.length; from += INSERTED_AT_ONCE) {
        const rows = flashcardIds
          .slice(from, from + INSERTED_AT_ONCE)
          .map((flashcardId) => ({ _id: randomUUID(), userId, flashcardId, createdAt: now, ...newCard(today) }));
        added += await model.insertMany(rows, { ordered: false }).then((inserted) => inserted.length, (error: unknown) => rows.length - countKnown(error));
      }
      return added;
    },

    async find(userId: string, id: string): Promise<CardToAnswer | undefined> {
      const row = await model.findOne({ _id: id, userId }).lean();
      return row === null ? undefined : cardToAnswerSchema.parse(row);
    },

    async idOf(userId: string, flashcardId: string): Promise<string | undefined> {
      return (await model.findOne({ userId, flashcardId }, { _id: 1 }).lean())?._id;
    },

    /** The longest due first. */
    async due(userId: string, scheduler: Scheduler, today: DayKey, limit: number): Promise<ShownCard[]> {
      const field = dueDayFields[scheduler];
      const rows = await model.find({ userId, archived: false, [field]: { $lte: today } }, { ...shownFields, [field]: 1 }).sort({ [field]: 1 }).limit(limit).lean();
      return rows.map((row) => shownSchemas[scheduler].parse(row));
    },

    async isAnyDue(userId: string, scheduler: Scheduler, today: DayKey): Promise<boolean> {
      return (await model.exists({ userId, archived: false, [dueDayFields[scheduler]]: { $lte: today } })) !== null;
    },

    /** Of all cards that are not archived. The database adds up: a deck may have thousands of cards. */
    async groups(userId: string, scheduler: Scheduler): Promise<CardGroup[]> {
      const rows = await model.aggregate<unknown>([
        { $match: { userId, archived: false } },
        {
          $group: {
            _id: { boxNumber: '$boxNumber', dueDay: `$${dueDayFields[scheduler]}` },
            cards: { $sum: 1 },
            totalReviews: { $sum: '$totalReviews' },
            correctReviews: { $sum: '$correctReviews' },
          },
        },
      ]);
      return z.array(groupSchema).parse(rows);
    },

    /** The whole deck or, where asked for, what of it is archived or is not; newest first. */
    async all(userId: string, scheduler: Scheduler, archived?: boolean): Promise<ShownCard[]> {
      const fields = { ...shownFields, createdAt: 1, [dueDayFields[scheduler]]: 1 } as const;
      const rows = await model.find({ userId, archived: archived ?? { $in: [false, true] } }, fields).lean<{ createdAt: Date }[]>();
      return rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).map((row) => shownSchemas[scheduler].parse(row));
    },

    async flashcardIds(userId: string): Promise<string[]> {
      const rows = await model.find({ userId }, { _id: 0, flashcardId: 1 }).lean();
      return rows.map(({ flashcardId }) => flashcardId);
    },

    /** Those of the words that are in the deck. */
    async inDeck(userId: string, flashcardIds: string[]): Promise<string[]> {
      const rows = await model.find({ userId, flashcardId: { $in: flashcardIds } }, { _id: 0, flashcardId: 1 }).lean();
      return rows.map(({ flashcardId }) => flashcardId);
    },

    /** Counts an answer; false when the card has changed meanwhile and nothing was written. */
    answer: (card: CardToAnswer, after: CardState, reviewId: string, review: Review): Promise<boolean> =>
      change(card, {
        $set: after,
        $inc: { version: 1 },
        $push: {
          answers: { $each: [{ reviewId, before: card.state }], $slice: -ANSWERS_KEPT },
          pendingReviews: { kind: 'answer', reviewId, review } satisfies PendingReview,
        },
      }),

    /** Takes the last answer back; false when the card has changed meanwhile. */
    undo: (card: CardToAnswer, before: CardState, reviewId: string): Promise<boolean> =>
      change(card, {
        $set: { ...before, answers: card.answers.slice(0, -1), undone: [...card.undone, reviewId].slice(-ANSWERS_KEPT) },
        $inc: { version: 1 },
        $push: { pendingReviews: { kind: 'undo', reviewId } satisfies PendingReview },
      }),

    /** False when the learner has no such card. */
    async archive(userId: string, id: string, archived: boolean): Promise<boolean> {
      const { matchedCount } = await model.updateOne({ _id: id, userId }, { $set: { archived } });
      return matchedCount === 1;
    },

    async pendingReviews(id: string): Promise<PendingReview[]> {
      const row = await model.findOne({ _id: id }, { pendingReviews: 1 }).lean();
      return pendingSchema.parse(row?.pendingReviews ?? []);
    },

    async reviewSettled(id: string, { kind, reviewId }: PendingReview): Promise<void> {
      await model.updateOne({ _id: id }, { $pull: { pendingReviews: { kind, reviewId } } });
    },

    /** Some of the cards with answers that are not settled yet. */
    async unsettled(): Promise<{ id: string; userId: string }[]> {
      const rows = await model.find({ 'pendingReviews.kind': { $exists: true } }, { userId: 1 }).limit(SWEEP_BATCH).lean();
      return rows.map(({ _id, userId }) => ({ id: _id, userId }));
    },
  };
}

/**
 * How many of the cards were there already: another request may add them at this moment, which is no failure. Counted by
 * the refusals, for the embedded server tells how many were sent as how many were written.
 */
function countKnown(error: unknown): number {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError) || !isDuplicateKey(error)) throw error;
  return [error.writeErrors].flat().length;
}
