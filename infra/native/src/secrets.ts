import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Stack } from './stack.js';

/** The processes that sign internal tokens; each has its own key pair, its key id is '<issuer>-1'. */
export const issuers = ['gateway', 'auth', 'billing', 'admin'] as const;
export type Issuer = (typeof issuers)[number];

const keyPairSchema = z.object({ privateKey: z.string(), publicKey: z.string() });

const secretsSchema = z.object({
  redisPassword: z.string().min(32),
  rabbitPassword: z.string().min(32),
  tokenSecret: z.string().min(32),
  /** Between auth and the provider that plays Google. */
  openidSecret: z.string().min(32),
  /** Billing calls the payment sandbox with the one, and the sandbox signs what it reports with the other. */
  paymentKey: z.string().min(32),
  paymentWebhookSecret: z.string().min(32),
  /** ES256 key pairs that sign internal tokens; PEM. */
  signingKeys: z.record(z.enum(issuers), keyPairSchema),
});

export type Secrets = z.infer<typeof secretsSchema>;

const keptSchema = secretsSchema
  .extend({ signingKeys: z.partialRecord(z.enum(issuers), keyPairSchema) })
  .partial();

/** Hexadecimal, so that a password needs no escaping in URLs and configuration files. */
const randomHex = () => randomBytes(32).toString('hex');

function generateKeyPair(): z.infer<typeof keyPairSchema> {
  return generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

/** Completes a set of secrets: what it has is kept, what it lacks is made. */
export function completeSecrets(kept: z.infer<typeof keptSchema>): Secrets {
  return {
    redisPassword: kept.redisPassword ?? randomHex(),
    rabbitPassword: kept.rabbitPassword ?? randomHex(),
    tokenSecret: kept.tokenSecret ?? randomHex(),
    openidSecret: kept.openidSecret ?? randomHex(),
    paymentKey: kept.paymentKey ?? `sk_test_${randomHex()}`,
    paymentWebhookSecret: kept.paymentWebhookSecret ?? `whsec_${randomHex()}`,
    signingKeys: {
      gateway: kept.signingKeys?.gateway ?? generateKeyPair(),
      auth: kept.signingKeys?.auth ?? generateKeyPair(),
      billing: kept.signingKeys?.billing ?? generateKeyPair(),
      admin: kept.signingKeys?.admin ?? generateKeyPair(),
    },
  };
}

/** What an issuer signs with, under the names that the services take it by. */
export const signingEnv = (secrets: Secrets, issuer: Issuer) => ({
  INTERNAL_TOKEN_PRIVATE_KEY: secrets.signingKeys[issuer].privateKey,
  INTERNAL_TOKEN_KEY_ID: `${issuer}-1`,
});

/** The public keys by key id, as JSON: the value of INTERNAL_TOKEN_PUBLIC_KEYS. */
export function publicKeysJson(secrets: Secrets): string {
  return JSON.stringify(
    Object.fromEntries(issuers.map((issuer) => [`${issuer}-1`, secrets.signingKeys[issuer].publicKey])),
  );
}

/** Returns the stack's secrets; the first call writes them into its state folder, readable by the owner alone. */
export async function loadSecrets(stack: Stack): Promise<Secrets> {
  const file = join(stack.stateDir, 'secrets.json');
  const before = await readFile(file, 'utf8').catch(() => '{}');
  const secrets = completeSecrets(keptSchema.parse(JSON.parse(before)));
  const after = `${JSON.stringify(secrets, null, 2)}\n`;
  if (after !== before) await writeFile(file, after, { mode: 0o600 });
  return secrets;
}
