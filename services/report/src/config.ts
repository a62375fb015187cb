import { serviceConfigSchema } from '@b1fuchs/kit';
import { z } from 'zod';

export const configSchema = serviceConfigSchema.extend({
  /** The Chromium that prints. */
  CHROMIUM_PATH: z.string().min(1).default('/usr/bin/chromium'),
  /** Chromium's own sandbox: 'auto' leaves it on except for root, for whom it can't start. */
  CHROMIUM_SANDBOX: z.enum(['auto', 'on', 'off']).default('auto'),
  /** Reports that are printed at the same time; more than the machine's cores gain nothing. */
  PDF_CONCURRENCY: z.coerce.number().int().min(1).max(32).default(2),
});
export type Config = z.infer<typeof configSchema>;

export function useSandbox(config: Config, userId: number | undefined): boolean {
  return config.CHROMIUM_SANDBOX === 'auto' ? userId !== 0 : config.CHROMIUM_SANDBOX === 'on';
}
