import { serviceConfigSchema, signingKeyConfig } from '@b1fuchs/kit';
import { z } from 'zod';

export const configSchema = serviceConfigSchema.extend({
  ...signingKeyConfig,
  REDIS_URL: z.string().startsWith('redis'),
  AUTH_URL: z.url(),
});
export type Config = z.infer<typeof configSchema>;
