import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const keysSchema = z.object({
  /** Signs the sandbox's cookies. */
  cookieKey: z.string(),
  /** Signs its tokens: a private RSA key as a JSON Web Key. */
  signingKey: z.record(z.string(), z.string()),
});
export type Keys = z.infer<typeof keysSchema>;

/** Makes a fresh set of keys. */
export function createKeys(): Keys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  return keysSchema.parse({
    cookieKey: randomBytes(32).toString('hex'),
    signingKey: { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' },
  });
}

/** The keys in a folder; the first call makes them, readable by the owner alone. */
export async function loadKeys(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json');
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept !== undefined) return keysSchema.parse(JSON.parse(kept));
  const keys = createKeys();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}
