import { errorCategorySchema } from '@b1fuchs/contracts';
import { z } from 'zod';

/** An error as the model tells of it. Nothing in it is true before it was verified. */
const proposalSchema = z.object({
  original: z.string(),
  corrected: z.string(),
  explanation: z.object({ de: z.string(), en: z.string(), fa: z.string() }),
  category: errorCategorySchema,
});
export type Proposal = z.infer<typeof proposalSchema>;

/** What the model is asked for. There is no grade in it, and one that it gives all the same is not read. */
export const adviceSchema = z.object({
  corrections: z.array(proposalSchema),
  /** German, about the text as a whole; may be empty. */
  overallFeedback: z.string(),
});
export type Advice = z.infer<typeof adviceSchema>;
