import { serviceConfigSchema } from '@b1fuchs/kit';
import { z } from 'zod';

export const configSchema = serviceConfigSchema.extend({
  /** LanguageTool with our readings and synthesis. */
  GRAMMAR_URL: z.url(),
  PARSER_URL: z.url(),
  EMBEDDINGS_URL: z.url(),
});
export type Config = z.infer<typeof configSchema>;
