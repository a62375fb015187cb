import { z } from 'zod';
import { practiceSectionSchema } from '../http/progress.js';
import { speakingCriterionNameSchema } from '../http/speaking.js';
import { bandSchema, criterionNameSchema, errorCategorySchema } from '../http/writing.js';
import { defineEvent } from './envelope.js';

/** What an exercise says about the learner's German; every part may be missing. */
export const exerciseResultSchema = z.object({
  criteria: z.partialRecord(z.enum([...criterionNameSchema.options, ...speakingCriterionNameSchema.options]), bandSchema).optional(),
  /** How many corrections of each kind, in so many words. */
  errors: z.object({ words: z.number().int().nonnegative(), counts: z.partialRecord(errorCategorySchema, z.number().int().nonnegative()) }).optional(),
  /** Cards answered, and how many of them right. */
  cards: z.object({ answered: z.number().int().nonnegative(), right: z.number().int().nonnegative() }).optional(),
});
export type ExerciseResult = z.infer<typeof exerciseResultSchema>;

/** A finished exercise. `occurredAt` and `timeZone` decide which of the learner's days it counts for. */
export const activityRecorded = defineEvent(
  'activity-recorded',
  1,
  z.object({
    section: practiceSectionSchema,
    /** Shown to the learner as recent practice. */
    description: z.string().max(300),
    /** 0 to 100 where the exercise is graded. */
    score: z.number().int().min(0).max(100).optional(),
    timeZone: z.string(),
    result: exerciseResultSchema.optional(),
    /** Equal for exercises in which the same was handed in: on one day they count once. */
    fingerprint: z.string().max(64).optional(),
  }),
);
