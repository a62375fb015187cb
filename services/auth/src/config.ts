import { serviceConfigSchema, signingKeyConfig } from '@b1fuchs/kit';
import { z } from 'zod';
import { googleConfig, requireWholeGoogle } from './google-config.js';

export const configSchema = serviceConfigSchema.extend({
  ...signingKeyConfig,
  REDIS_URL: z.string().startsWith('redis'),
  /** Where people reach the product; links in mails begin with it. */
  PUBLIC_URL: z.url(),
  SMTP_URL: z.string().startsWith('smtp'),
  MAIL_FROM: z.string().min(3),
  /** Where messages to the support team go. */
  SUPPORT_EMAIL: z.email(),
  /** Where the others are, who are asked for a copy of somebody's data. */
  BILLING_URL: z.url(),
  PRACTICE_AI_URL: z.url(),
  VOCABULARY_URL: z.url(),
  PROGRESS_URL: z.url(),
  ADMIN_URL: z.url(),
  REPORT_URL: z.url(),
  /** Key from which the tokens in mailed links are derived. */
  TOKEN_SECRET: z.string().min(32),
  /** Those that it had before, parted by commas: what was made with them goes on being read. */
  TOKEN_SECRETS_FORMER: z.string().optional().transform((list) => (list ?? '').split(',').map((secret) => secret.trim()).filter((secret) => secret !== '')),
  ...googleConfig,
}).superRefine(requireWholeGoogle);
export type Config = z.infer<typeof configSchema>;
