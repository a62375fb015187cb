import {
  correctionSchema,
  criterionSchema,
  recommendedExpressionSchema,
  suggestionSchema,
  type Correction,
  type WritingFeedback,
} from '@b1fuchs/contracts';
import { z } from 'zod';
import { errorTexts } from '../wording.js';

/** The answer can't be read as feedback; `message` is the sentence that is shown. */
export class UnreadableFeedbackError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableFeedbackError';
  }
}

/** Shown in place of a grade that is no number (spec 2, section 5). */
const GRADE_WITHOUT_NUMBER = 50;

const text = z.string().catch('');
const looseFeedbackSchema = z.object({
  grade: z.unknown().optional(),
  topicRelevance: text,
  styleAppropriateness: text,
  corrections: z.array(z.unknown()),
  recommendedExpressions: z.array(z.unknown()).catch([]),
  suggestions: z.array(z.unknown()).catch([]),
  overallFeedback: text,
  criteria: z.array(z.unknown()).catch([]),
  notice: z.string().optional().catch(undefined),
});
// Without its place a correction is looked up in the text; a wrong place is found out when it is marked.
const looseCorrectionSchema = correctionSchema.extend({
  explanation: text,
  translations: correctionSchema.shape.translations.catch({ en: '', fa: '' }),
  category: correctionSchema.shape.category.catch('word-choice'),
  offset: correctionSchema.shape.offset.catch(0),
  length: correctionSchema.shape.length.catch(0),
});

/**
 * Reads an answer of the analysis as tolerantly as spec 2, section 5 asks: only the corrections list is a must;
 * the grade is repaired, unreadable entries are left out and missing texts are empty.
 * @throws UnreadableFeedbackError when it is no object or has no corrections list
 */
export function readFeedback(answer: unknown): WritingFeedback {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    throw new UnreadableFeedbackError(errorTexts.invalidFormat);
  }
  const loose = looseFeedbackSchema.safeParse(answer);
  if (!loose.success) throw new UnreadableFeedbackError(errorTexts.missingCorrections);
  return {
    ...loose.data,
    grade: readGrade(loose.data.grade),
    corrections: readable(loose.data.corrections, looseCorrectionSchema) satisfies Correction[],
    recommendedExpressions: readable(loose.data.recommendedExpressions, recommendedExpressionSchema),
    suggestions: readable(loose.data.suggestions, suggestionSchema),
    criteria: readable(loose.data.criteria, criterionSchema),
  };
}

/** A grade from 0 to 100: above 0 and up to 10 counts tenfold, what is no number becomes 50 (spec 2, section 5). */
export function readGrade(grade: unknown): number {
  const number = typeof grade === 'string' && grade.trim() !== '' ? Number(grade) : grade;
  if (typeof number !== 'number' || !Number.isFinite(number)) return GRADE_WITHOUT_NUMBER;
  const outOf100 = number > 0 && number <= 10 ? number * 10 : number;
  return Math.min(100, Math.max(0, Math.round(outOf100)));
}

function readable<T>(items: unknown[], schema: z.ZodType<T>): T[] {
  return items.flatMap((item) => {
    const result = schema.safeParse(item);
    return result.success ? [result.data] : [];
  });
}
