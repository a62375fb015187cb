import { z } from 'zod';

/** The one shape of every error answer. `details` maps field paths to what is wrong with them. */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
