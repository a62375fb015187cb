import { serviceConfigSchema, signingKeyConfig } from '@b1fuchs/kit';
import { z } from 'zod';

export const configSchema = serviceConfigSchema.extend({
  ...signingKeyConfig,
  REDIS_URL: z.string().startsWith('redis'),
  /** The owners of what administrators see and change. */
  AUTH_URL: z.url(),
  BILLING_URL: z.url(),
  PROGRESS_URL: z.url(),
  PRACTICE_AI_URL: z.url(),
  VOCABULARY_URL: z.url(),
  /** Those that it only looks after. */
  REPORT_URL: z.url(),
  GATEWAY_OPERATIONS_URL: z.url(),
});
export type Config = z.infer<typeof configSchema>;
