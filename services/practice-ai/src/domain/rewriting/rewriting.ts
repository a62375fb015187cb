import { z } from 'zod';

/** A text in another style as the model writes it. Nothing in it is right before it was verified. */
export const rewritingSchema = z.object({
  refinedText: z.string(),
  changes: z.array(z.object({ original: z.string(), improved: z.string(), explanation: z.string() })),
  learningPoints: z.array(z.object({ point: z.string(), example: z.string() })),
});
export type Rewriting = z.infer<typeof rewritingSchema>;

/** So much can be said about a text in the time that the model has. */
export const MAX_CHANGES = 12;
export const MAX_POINTS = 4;
