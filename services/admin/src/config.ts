import { serviceConfigSchema } from '@b1fuchs/kit';
import { z } from 'zod';

export const configSchema = serviceConfigSchema.extend({
  REDIS_URL: z.string().startsWith('redis'),
});
export type Config = z.infer<typeof configSchema>;
