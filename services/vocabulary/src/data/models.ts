import { outboxField, outboxIndex, schemaOptions } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** Learners' own cards. The words of the list are not stored: they come with the code, and cards point to them by id. */
const flashcardSchema = new Schema(
  {
    _id: { type: String, required: true },
    ownerId: { type: String, required: true },
    /** What makes two own cards the same: see own-cards.ts. */
    key: { type: String, required: true },
    germanWord: { type: String, required: true },
    partOfSpeech: { type: String, required: true },
    englishTranslation: { type: String, default: '' },
    persianTranslation: { type: String, default: '' },
    exampleSentence: { type: String, default: '' },
    /** Of a cloze: what stands in the gap, and what the learner had written there. */
    answer: { type: String, default: null },
    mistake: { type: String, default: null },
    topic: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  schemaOptions,
);
flashcardSchema.index({ ownerId: 1, key: 1 }, { unique: true });

const stateFields = {
  boxNumber: { type: Number, required: true },
  intervalDays: { type: Number, required: true },
  repetitions: { type: Number, required: true },
  correctStreak: { type: Number, required: true },
  status: { type: String, enum: ['new', 'learning', 'mastered'], required: true },
  timesSeen: { type: Number, required: true },
  totalReviews: { type: Number, required: true },
  correctReviews: { type: Number, required: true },
  /** How often it was forgotten after it had been known. */
  lapses: { type: Number, required: true },
  lastReview: { type: Date, default: null },
  /** The learner's day of the last answer, 'yyyy-MM-dd'. */
  lastDay: { type: String, default: null },
  /** The learner's day from which on it is due, by each of the two plans: both go on whichever is in use. */
  leitnerDueDay: { type: String, required: true },
  fsrsDueDay: { type: String, required: true },
  fsrs: { type: new Schema({ stability: Number, difficulty: Number }, { _id: false }), default: null },
};

/** A card in a learner's deck. Every change of its state is one write, guarded by `version`. */
const userFlashcardSchema = new Schema(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    flashcardId: { type: String, required: true },
    /** Kept for what reads the old schedule (spec 2, section 3); nothing here uses it. */
    easinessFactor: { type: Number, default: 2.5 },
    archived: { type: Boolean, default: false, required: true },
    createdAt: { type: Date, required: true },
    version: { type: Number, default: 0, required: true },
    ...stateFields,
    /** The last answers that counted, oldest first, each with the state before it: for answers sent twice, and for undo. */
    answers: {
      type: [
        new Schema(
          { reviewId: { type: String, required: true }, before: { type: new Schema(stateFields, { _id: false }), required: true } },
          { _id: false },
        ),
      ],
      default: [],
    },
    /** Answers that were taken back, the last ones. */
    undone: { type: [String], default: [] },
    /** Rows of flashcard_reviews that are still to be written or marked (see settle-reviews.ts). */
    pendingReviews: { type: [Schema.Types.Mixed], default: [] },
  },
  schemaOptions,
);
userFlashcardSchema.index({ userId: 1, flashcardId: 1 }, { unique: true });
/**
 * What a deck shows of its cards: what is due, the figures and the list are read from these two alone, never from the
 * documents, which are large (docs/decisions/0037-figures-from-an-index.md).
 */
const shownKeys = { _id: 1, boxNumber: 1, flashcardId: 1, lapses: 1, totalReviews: 1, correctReviews: 1, createdAt: 1 } as const;
userFlashcardSchema.index({ userId: 1, archived: 1, leitnerDueDay: 1, ...shownKeys }, { name: 'deck_by_leitner_day' });
userFlashcardSchema.index({ userId: 1, archived: 1, fsrsDueDay: 1, ...shownKeys }, { name: 'deck_by_fsrs_day' });
userFlashcardSchema.index({ 'pendingReviews.kind': 1 }, { sparse: true });

/** Every answer that counted, under the id that the client gave it. */
const flashcardReviewSchema = new Schema(
  {
    _id: { type: String, required: true },
    userFlashcardId: { type: String, required: true },
    userId: { type: String, required: true },
    /** 5 for known and 1 for not known, on the scale of 0 to 5 that the schema comes from. */
    quality: { type: Number, required: true },
    responseTimeSeconds: { type: Number, default: null },
    reviewedAt: { type: Date, required: true },
    /** The learner's own day, 'yyyy-MM-dd'. */
    day: { type: String, required: true },
    undone: { type: Boolean, default: false, required: true },
  },
  schemaOptions,
);
flashcardReviewSchema.index({ userId: 1, day: 1, undone: 1 });

/** How much of a learner's day has been told as practice; id '<userId>:<day>'. */
const vocabularyDaySchema = new Schema(
  { _id: { type: String, required: true }, userId: { type: String, required: true, index: true }, exercises: { type: Number, default: 0, required: true }, ...outboxField },
  schemaOptions,
);
vocabularyDaySchema.index(...outboxIndex);

const vocabularySettingsSchema = new Schema(
  { _id: { type: String, required: true }, scheduler: { type: String, enum: ['leitner', 'fsrs'], required: true } },
  schemaOptions,
);

export const vocabularyModels = (connection: Connection) => ({
  flashcards: connection.model('Flashcard', flashcardSchema, 'flashcards'),
  userFlashcards: connection.model('UserFlashcard', userFlashcardSchema, 'user_flashcards'),
  reviews: connection.model('FlashcardReview', flashcardReviewSchema, 'flashcard_reviews'),
  days: connection.model('VocabularyDay', vocabularyDaySchema, 'vocabulary_days'),
  settings: connection.model('VocabularySettings', vocabularySettingsSchema, 'vocabulary_settings'),
});
export type VocabularyModels = ReturnType<typeof vocabularyModels>;
