import { z } from 'zod';

/** Days until a card in box 1 to 5 is due again (spec 2, section 9.1). */
export const LEITNER_INTERVALS = [1, 2, 4, 7, 14] as const;
export const BOXES = LEITNER_INTERVALS.length;
const boxSchema = z.number().int().min(1).max(BOXES);
/** 'yyyy-MM-dd'; a learner's day begins at 4 in the morning in their time zone. */
const daySchema = z.iso.date();

export const helperLanguageSchema = z.enum(['english', 'persian']);
export type HelperLanguage = z.infer<typeof helperLanguageSchema>;

export const partOfSpeechSchema = z.enum([
  ...['noun', 'verb', 'adjective', 'adverb', 'pronoun', 'preposition', 'conjunction', 'particle', 'numeral', 'interjection', 'phrase'],
  /** A sentence with a gap, made from a learner's own mistake. */
  'cloze',
] as const);
export type CardPartOfSpeech = z.infer<typeof partOfSpeechSchema>;
export const difficultyLevelSchema = z.enum(['A1', 'A2', 'B1']);

/** What stands on a card. */
const faceSchema = z.object({
  /** As it is to be learned: nouns with their article, „der/die“ where both are right; a sentence with „…“ as its gap for a cloze. */
  germanWord: z.string(),
  partOfSpeech: partOfSpeechSchema,
  englishTranslation: z.string(),
  /** Empty on a learner's own card without one. */
  persianTranslation: z.string(),
  exampleSentence: z.string(),
  /** In English; empty where there is none. */
  exampleTranslation: z.string(),
  topic: z.string(),
  /** Plural, principal parts, government, in one line of German: „Plural: die Häuser“; empty where there is nothing to say. */
  grammar: z.string(),
  /** What counts as right in typing mode: the German word without article, or what stands in the gap. */
  answer: z.string(),
  /** For the article drill; null for what is no noun with one article. */
  article: z.enum(['der', 'die', 'das']).nullable(),
});

/** GET /api/flashcards/stats */
export const flashcardStatsSchema = z.object({
  totalCards: z.number().int().nonnegative(),
  dueCards: z.number().int().nonnegative(),
  /** Cards in the last box. */
  masteredCards: z.number().int().nonnegative(),
  /** Share of right answers in percent, 0 to 100; 0 before the first. */
  averageAccuracy: z.number().min(0).max(100),
});
export type FlashcardStats = z.infer<typeof flashcardStatsSchema>;

export const schedulerSchema = z.enum(['leitner', 'fsrs']);
export type Scheduler = z.infer<typeof schedulerSchema>;

/** GET /api/flashcards/leitner-stats */
export const leitnerStatsSchema = z.object({
  boxDistribution: z.array(z.object({ box: boxSchema, count: z.number().int().nonnegative() })).length(BOXES),
  /** Cards due now, overdue ones among them. */
  dueToday: z.number().int().nonnegative(),
  /** Cards that were due on an earlier day. */
  overdue: z.number().int().nonnegative(),
  /** Answers that counted on the learner's day. */
  reviewedToday: z.number().int().nonnegative(),
  /** From tomorrow on, seven days: how many cards become due on each. */
  forecast: z.array(z.object({ day: daySchema, count: z.number().int().nonnegative() })).length(7),
  scheduler: schedulerSchema,
});
export type LeitnerStats = z.infer<typeof leitnerStatsSchema>;

export const dueFlashcardSchema = faceSchema.extend({
  userFlashcardId: z.uuid(),
  box: boxSchema,
  dueDay: daySchema,
  /** Forgotten so often that it needs another look. */
  isLeech: z.boolean(),
});
export type DueFlashcard = z.infer<typeof dueFlashcardSchema>;

/** GET /api/flashcards/leitner-due?limit=: the longest due first. */
export const dueFlashcardsQuerySchema = z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) });
export const dueFlashcardsResponseSchema = z.object({ flashcards: z.array(dueFlashcardSchema) });

/** Answers that a device kept while it had no network may be this old. */
export const MAX_ANSWER_AGE_DAYS = 7;
/** POST /api/flashcards/leitner-review */
export const leitnerReviewRequestSchema = z.object({
  userFlashcardId: z.uuid(),
  isCorrect: z.boolean(),
  /** Chosen by the client for each answer: sent again, it counts once. Without it every request is an answer of its own. */
  reviewId: z.uuid().optional(),
  responseTimeSeconds: z.number().nonnegative().max(3_600).optional(),
  /** When the learner answered, for answers sent later; now without it. */
  answeredAt: z.iso.datetime().optional(),
});
export type LeitnerReviewRequest = z.input<typeof leitnerReviewRequestSchema>;

export const leitnerReviewResponseSchema = z.object({
  reviewId: z.uuid(),
  /** False when the card was not due any more: nothing has moved. */
  counted: z.boolean(),
  box: boxSchema,
  dueDay: daySchema,
});
export type LeitnerReviewResponse = z.infer<typeof leitnerReviewResponseSchema>;

/** POST /api/flashcards/leitner-undo: takes the last answer to a card back. Again, it changes nothing more. */
export const leitnerUndoRequestSchema = z.object({ userFlashcardId: z.uuid(), reviewId: z.uuid() });
export type LeitnerUndoRequest = z.input<typeof leitnerUndoRequestSchema>;
export const leitnerUndoResponseSchema = z.object({ box: boxSchema, dueDay: daySchema });

export const availableWordSchema = faceSchema
  .pick({ germanWord: true, partOfSpeech: true, englishTranslation: true, persianTranslation: true, exampleSentence: true, topic: true })
  .extend({ id: z.string(), level: difficultyLevelSchema, isAdded: z.boolean() });
export type AvailableWord = z.infer<typeof availableWordSchema>;

/** GET /api/flashcards/available: the whole list without parameters (an array), a page with any of them. */
export const availableWordsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
  search: z.string().max(200, 'Bitte suchen Sie mit höchstens 200 Zeichen.').optional(),
  topic: z.string().max(100).optional(),
  level: difficultyLevelSchema.optional(),
});
export const availableWordsResponseSchema = z.array(availableWordSchema);
export const availableWordsPageSchema = z.object({
  words: z.array(availableWordSchema),
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
  /** Every topic of the whole list. */
  topics: z.array(z.string()),
});
export type AvailableWordsPage = z.infer<typeof availableWordsPageSchema>;

/** POST /api/flashcards/add-selected. Words that are in the deck already are passed over. */
export const addSelectedRequestSchema = z.object({
  flashcardIds: z.array(z.string().min(1).max(100)).min(1, 'Bitte wählen Sie mindestens ein Wort aus').max(4_000, 'Bitte wählen Sie höchstens 4.000 Wörter auf einmal aus.'),
});
export const addSelectedResponseSchema = z.object({ addedCount: z.number().int().nonnegative() });

/** GET and PUT /api/flashcards/settings */
export const flashcardSettingsSchema = z.object({ scheduler: schedulerSchema });
export type FlashcardSettings = z.infer<typeof flashcardSettingsSchema>;

/** One card of the deck as its owner manages it. */
export const deckCardSchema = faceSchema.extend({
  userFlashcardId: z.uuid(),
  box: boxSchema,
  dueDay: daySchema,
  /** Written by the learner, so they can change what stands on it. */
  isOwn: z.boolean(),
  archived: z.boolean(),
  isLeech: z.boolean(),
  totalReviews: z.number().int().nonnegative(),
  correctReviews: z.number().int().nonnegative(),
});
export type DeckCard = z.infer<typeof deckCardSchema>;

/** GET /api/flashcards/cards: the learner's deck, newest first. `show`: 'active' unless asked otherwise. */
export const deckQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  search: z.string().max(200, 'Bitte suchen Sie mit höchstens 200 Zeichen.').optional(),
  box: z.coerce.number().int().min(1).max(BOXES).optional(),
  show: z.enum(['active', 'archived', 'leeches']).default('active'),
});
export const deckPageSchema = z.object({
  cards: z.array(deckCardSchema),
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  pages: z.number().int().positive(),
});
export type DeckPage = z.infer<typeof deckPageSchema>;

const ownText = (most: number) => z.string().trim().max(most, `Bitte schreiben Sie höchstens ${most} Zeichen.`);
/** POST /api/flashcards/cards; PUT /api/flashcards/cards/:userFlashcardId for an own card. */
export const ownCardSchema = z.object({
  germanWord: ownText(200).min(1, 'Bitte schreiben Sie das deutsche Wort.'),
  englishTranslation: ownText(300).default(''),
  persianTranslation: ownText(300).default(''),
  exampleSentence: ownText(500).default(''),
}).refine(({ englishTranslation, persianTranslation }) => englishTranslation !== '' || persianTranslation !== '', {
  path: ['englishTranslation'],
  error: 'Bitte schreiben Sie eine Übersetzung.',
});
export type OwnCard = z.input<typeof ownCardSchema>;
/** PATCH /api/flashcards/cards/:userFlashcardId. An archived card is never due and keeps its box. */
export const archiveCardRequestSchema = z.object({ archived: z.boolean() });

/** POST /api/flashcards/from-correction: a card with a gap from a correction of the learner's own text. */
export const fromCorrectionRequestSchema = z.object({
  /** The learner's sentence with the correction made. */
  sentence: z.string().trim().min(1).max(500),
  /** What is right, as it stands in `sentence` from `offset` on (UTF-16 code units). */
  corrected: z.string().min(1).max(100),
  offset: z.number().int().nonnegative(),
  original: z.string().max(100),
  explanations: z.object({ de: z.string().max(600), en: z.string().max(600), fa: z.string().max(600) }),
});
export type FromCorrectionRequest = z.input<typeof fromCorrectionRequestSchema>;
export const createdCardSchema = z.object({
  userFlashcardId: z.uuid(),
  /** False where the same card was there already. */
  added: z.boolean(),
});

/** A file to import is at most so many bytes and so many rows. */
export const MAX_IMPORT_BYTES = 5_000_000;
export const MAX_IMPORT_ROWS = 5_000;
/** POST /api/flashcards/import?dryRun=true|false with the file as the body (text/csv or text/tab-separated-values, UTF-8 or Windows-1252). */
export const importQuerySchema = z.object({ dryRun: z.enum(['true', 'false']).default('true') });
export const importRowSchema = z.object({
  /** Line of the file, from 1. */
  line: z.number().int().positive(),
  germanWord: z.string(),
  translation: z.string(),
  /** added: a new own card; listed: the word of the list is added; duplicate: is in the deck already; faulty: left out. */
  outcome: z.enum(['added', 'listed', 'duplicate', 'faulty']),
  /** Why a faulty row is left out; German. */
  problem: z.string().optional(),
});
export const importResultSchema = z.object({
  dryRun: z.boolean(),
  counts: z.object({ added: z.number().int(), listed: z.number().int(), duplicate: z.number().int(), faulty: z.number().int() }),
  /** The first 200 rows, faulty ones first. */
  rows: z.array(importRowSchema).max(200),
});
export type ImportResult = z.infer<typeof importResultSchema>;

/** GET /api/flashcards/export?format=: the deck as a file, one card a line, as Anki reads it. */
export const exportQuerySchema = z.object({ format: z.enum(['tsv', 'csv']).default('tsv') });
