import { processConfigSchema, signingKeyConfig } from '@b1fuchs/kit';
import { z } from 'zod';
import { operatorConfig, requireWholeOperator } from './operator.js';

export const configSchema = processConfigSchema.extend({
  ...signingKeyConfig,
  /** Metrics, and health in full: for operators, never published. */
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65535),
  REDIS_URL: z.string().startsWith('redis'),
  PUBLIC_URL: z.url(),
  /** Where browsers get German speech from, with '{text}' where the text goes; unset: from our own server and the browser alone. */
  PRONUNCIATION_URL: z.preprocess((value) => (value === '' ? undefined : value), z.url({ protocol: /^https?$/ }).includes('{text}').optional()),
  /** The built frontend. */
  STATIC_DIR: z.string().min(1),
  AUTH_URL: z.url(),
  BILLING_URL: z.url(),
  PRACTICE_AI_URL: z.url(),
  VOCABULARY_URL: z.url(),
  PROGRESS_URL: z.url(),
  ADMIN_URL: z.url(),
  REPORT_URL: z.url(),
  /** How many proxies stand in front and may name the visitor's address. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  /** Multiplies every rate limit; for load tests from one address. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  ...operatorConfig,
}).superRefine(requireWholeOperator);
export type Config = z.infer<typeof configSchema>;
