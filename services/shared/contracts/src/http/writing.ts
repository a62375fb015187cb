import { z } from 'zod';

/** A learner's text is at most this many characters (UTF-16 code units). */
export const MAX_TEXT_LENGTH = 10_000;
/** Pass mark of 100 (spec 2, section 9.1). */
export const PASS_MARK = 60;

export const writingSectionSchema = z.enum(['teil1', 'teil2', 'teil3']);
export type WritingSection = z.infer<typeof writingSectionSchema>;

/** Recommended words per part (spec 2, section 9.1). The minimum is 60 %, rounded down. */
export const recommendedWords: Record<WritingSection, number> = { teil1: 80, teil2: 80, teil3: 40 };
/** Points of 100 that each task of the written exam gives at most: the official weights. */
export const officialPoints: Record<WritingSection, number> = { teil1: 40, teil2: 40, teil3: 20 };
export const minimumWords = (section: WritingSection): number => Math.floor(recommendedWords[section] * 0.6);
/** Words are counted by splitting on white space (spec 2, section 5). */
export const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

export const analyzeGrammarRequestSchema = z.object({
  text: z.string().refine((text) => text.trim() !== '', 'Bitte schreiben Sie zuerst einen Text.'),
  topic: z.string().trim().min(1, 'Bitte wählen Sie zuerst ein Thema aus').max(300),
  section: writingSectionSchema,
});
export type AnalyzeGrammarRequest = z.input<typeof analyzeGrammarRequestSchema>;

/** What kind of error a correction repairs. */
export const errorCategorySchema = z.enum([
  'spelling',
  'capitalization',
  'punctuation',
  'case',
  'gender',
  'agreement',
  'verb-form',
  'verb-position',
  'word-order',
  'preposition',
  'article',
  'pronoun',
  'conjunction',
  'word-choice',
  'style',
]);
export type ErrorCategory = z.infer<typeof errorCategorySchema>;

export const correctionSchema = z.object({
  original: z.string(),
  corrected: z.string(),
  /** One simple sentence in German. */
  explanation: z.string(),
  /** The same sentence in the learners' helper languages; German words stay German. */
  translations: z.object({ en: z.string(), fa: z.string() }),
  category: errorCategorySchema,
  /** Which rule proposes it, or which ones together; not known of corrections of earlier versions and of those that a browser makes itself. */
  rule: z.string().optional(),
  /** Where `original` stands in the text: UTF-16 code units from its start. */
  offset: z.number().int().nonnegative(),
  length: z.number().int().nonnegative(),
});
export type Correction = z.infer<typeof correctionSchema>;

export const recommendedExpressionSchema = z.object({ expression: z.string(), usage: z.string(), example: z.string() });
export type RecommendedExpression = z.infer<typeof recommendedExpressionSchema>;

export const suggestionSchema = z.object({ title: z.string(), content: z.string() });
export type Suggestion = z.infer<typeof suggestionSchema>;

/** The four official criteria of the written exam. */
export const criterionNameSchema = z.enum(['erfuellung', 'kohaerenz', 'wortschatz', 'strukturen']);
export type CriterionName = z.infer<typeof criterionNameSchema>;
export const bandSchema = z.enum(['A', 'B', 'C', 'D', 'E']);
export type Band = z.infer<typeof bandSchema>;

export const criterionSchema = z.object({
  name: criterionNameSchema,
  band: bandSchema,
  /** One German sentence that says why. */
  reason: z.string(),
});
export type Criterion = z.infer<typeof criterionSchema>;

export const writingFeedbackSchema = z.object({
  /** Practice estimate, 0 to 100; never 1 to 10 (the client multiplies those by 10). */
  grade: z.number().int().min(0).max(100),
  topicRelevance: z.string(),
  styleAppropriateness: z.string(),
  corrections: z.array(correctionSchema),
  recommendedExpressions: z.array(recommendedExpressionSchema),
  suggestions: z.array(suggestionSchema),
  overallFeedback: z.string(),
  criteria: z.array(criterionSchema),
  /** A German sentence about how the feedback came about, where something was left out. */
  notice: z.string().optional(),
});
export type WritingFeedback = z.infer<typeof writingFeedbackSchema>;

export const writingTaskSchema = z.object({
  id: z.string(),
  section: writingSectionSchema,
  title: z.string(),
  /** What happened and whom the learner writes to. */
  situation: z.string(),
  /** What the text must cover, three or four points. */
  points: z.array(z.string()).min(3).max(4),
  /** Useful expressions at B1. */
  expressions: z.array(recommendedExpressionSchema),
});
export type WritingTask = z.infer<typeof writingTaskSchema>;

/** GET /api/topics/writing */
export const writingTasksResponseSchema = z.object({ tasks: z.array(writingTaskSchema) });

/** POST /api/generate/writing-report. `text`, `topic` and `section` let the report mark errors in the learner's text. */
export const writingReportRequestSchema = z.object({
  feedback: writingFeedbackSchema,
  text: z.string().max(MAX_TEXT_LENGTH).optional(),
  topic: z.string().max(300).optional(),
  section: writingSectionSchema.optional(),
});
export type WritingReportRequest = z.input<typeof writingReportRequestSchema>;

/** One analysed text in the learner's history. */
export const writingAttemptSummarySchema = z.object({
  id: z.uuid(),
  section: writingSectionSchema,
  topic: z.string(),
  grade: z.number().int().min(0).max(100),
  words: z.number().int().nonnegative(),
  corrections: z.number().int().nonnegative(),
  createdAt: z.iso.datetime(),
});
export type WritingAttemptSummary = z.infer<typeof writingAttemptSummarySchema>;

/** The three tasks of the written exam done together: on one day of the learner, the newest attempt at each. */
export const examTotalSchema = z.object({
  /** Points of 100, of which the tasks give at most 40, 40 and 20. */
  total: z.number().int().min(0).max(100),
  /** The grade of 100 that each task got. */
  parts: z.record(writingSectionSchema, z.number().int().min(0).max(100)),
  /** Is the total at least PASS_MARK? */
  passed: z.boolean(),
  /** 'yyyy-MM-dd'; the day begins at 4 in the morning in the learner's time zone. */
  day: z.iso.date(),
});
export type ExamTotal = z.infer<typeof examTotalSchema>;

/** GET /api/writing/attempts?topic=: the learner's own, newest first, at most 50; all topics without `topic`. */
export const writingAttemptsQuerySchema = z.object({ topic: z.string().trim().min(1).max(300).optional() });
export const writingAttemptsResponseSchema = z.object({
  attempts: z.array(writingAttemptSummarySchema),
  /** Of the newest day with all three tasks, whatever `topic` is; left out when there is none. */
  examTotal: examTotalSchema.optional(),
});
export type WritingAttempts = z.infer<typeof writingAttemptsResponseSchema>;

/** GET /api/writing/attempts/:id */
export const writingAttemptSchema = writingAttemptSummarySchema.extend({ text: z.string(), feedback: writingFeedbackSchema });
export type WritingAttempt = z.infer<typeof writingAttemptSchema>;

/** POST /api/writing/disputed-corrections: the learner holds a correction of their last text on the topic for wrong. */
export const disputeCorrectionRequestSchema = z.object({
  topic: z.string().trim().min(1).max(300),
  correction: correctionSchema.pick({ original: true, corrected: true, offset: true, length: true }),
});
export type DisputeCorrectionRequest = z.infer<typeof disputeCorrectionRequestSchema>;
