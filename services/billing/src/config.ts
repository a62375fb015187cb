import { serviceConfigSchema, signingKeyConfig } from '@b1fuchs/kit';
import { z } from 'zod';
import { checkPaymentConfig, paymentConfig } from './payment-config.js';

export const configSchema = serviceConfigSchema
  .extend({
    ...signingKeyConfig,
    REDIS_URL: z.string().startsWith('redis'),
    AUTH_URL: z.url(),
    PUBLIC_URL: z.url(),
    ...paymentConfig,
  })
  .superRefine(checkPaymentConfig);
export type Config = z.infer<typeof configSchema>;
