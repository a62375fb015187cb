import { z } from 'zod';
import { loadKeys } from './keys.js';
import { startSandbox } from './server.js';

const config = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65535),
    /** The address under which browsers reach it. */
    ISSUER: z.url(),
    CLIENT_ID: z.string().min(1),
    CLIENT_SECRET: z.string().min(1),
    REDIRECT_URI: z.url(),
    /** Folder of its keys. */
    KEY_DIR: z.string().min(1),
  })
  .parse(process.env);

const sandbox = await startSandbox({
  host: config.HOST,
  port: config.PORT,
  issuer: config.ISSUER,
  client: { id: config.CLIENT_ID, secret: config.CLIENT_SECRET, redirectUri: config.REDIRECT_URI },
  keys: await loadKeys(config.KEY_DIR),
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void sandbox.stop());
}
