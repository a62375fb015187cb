import { join } from 'node:path';
import { z } from 'zod';
import { startPaymentSandbox } from './server.js';

const config = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65535),
    /** The address under which browsers reach it: this machine's. */
    PUBLIC_URL: z.url(),
    API_KEY: z.string().min(1),
    WEBHOOK_URL: z.url(),
    WEBHOOK_SECRET: z.string().min(1),
    /** Folder of what has been paid. */
    STATE_DIR: z.string().min(1),
  })
  .parse(process.env);

const sandbox = await startPaymentSandbox({
  host: config.HOST,
  port: config.PORT,
  publicUrl: config.PUBLIC_URL,
  apiKey: config.API_KEY,
  webhookUrl: config.WEBHOOK_URL,
  webhookSecret: config.WEBHOOK_SECRET,
  stateFile: join(config.STATE_DIR, 'payments.jsonl'),
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void sandbox.stop());
}
