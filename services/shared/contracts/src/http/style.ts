import { z } from 'zod';

/** The four styles a learner may choose (spec 2, section 2.3). */
export const targetStyleSchema = z.enum(['formal', 'informal', 'academic', 'business']);
export type TargetStyle = z.infer<typeof targetStyleSchema>;

/** POST /api/refine-style. A text is at most MAX_TEXT_LENGTH long; beyond that the answer is TEXT_TOO_LONG. */
export const refineStyleRequestSchema = z.object({
  text: z.string().refine((text) => text.trim() !== '', 'Bitte schreiben Sie zuerst einen Text.'),
  targetStyle: targetStyleSchema,
});
export type RefineStyleRequest = z.infer<typeof refineStyleRequestSchema>;

export const styleChangeSchema = z.object({
  original: z.string(),
  improved: z.string(),
  /** One or two simple sentences in German. */
  explanation: z.string(),
});
export type StyleChange = z.infer<typeof styleChangeSchema>;

export const learningPointSchema = z.object({ point: z.string(), example: z.string() });
export type LearningPoint = z.infer<typeof learningPointSchema>;

export const styleRefinementSchema = z.object({
  /** Which style the text had, and what the target style asks for. */
  styleAnalysis: z.string(),
  /** The text as it came where it has the style already. */
  refinedText: z.string(),
  changes: z.array(styleChangeSchema),
  learningPoints: z.array(learningPointSchema),
  overallFeedback: z.string(),
  /** A German sentence about how the result came about, where something was left out. */
  notice: z.string().optional(),
});
export type StyleRefinement = z.infer<typeof styleRefinementSchema>;
