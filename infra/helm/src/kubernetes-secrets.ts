/**
 * `make kubernetes-secrets`: prints the Secrets that the Helm chart takes by name, with new signing keys and passwords. It is for the first
 * installation; `kubectl create` refuses to put them in the place of others.
 */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseConfig } from '@b1fuchs/kit';
import { stringify } from 'yaml';
import { z } from 'zod';
import { completeSecrets, issuers, publicKeysJson, signingEnv } from '../../native/src/secrets.js';
import { mongoUrl, privateSettings, serviceNames } from '../../native/src/service-env.js';
import type { AppName } from '../../native/src/service-env.js';

/** Servers and providers whose addresses and keys nobody but the operator knows. */
const given = z.object({
  REDIS_URL: z.string().startsWith('redis'),
  SMTP_URL: z.string().startsWith('smtp'),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** These two are left out where operators run the servers. */
  MONGO_URL: z.string().startsWith('mongodb').optional(),
  RABBIT_URL: z.string().startsWith('amqp').optional(),
});

/** Of the settings that one process alone knows, those that are keys or hold a password; the others stand in the chart's values. */
const isSecret = (setting: string): boolean => /SECRET|API_KEY|^SMTP_URL$/.test(setting);

export type SecretManifest = { apiVersion: 'v1'; kind: 'Secret'; type: 'Opaque'; metadata: { name: string }; stringData: Record<string, string> };

/**
 * @param env REDIS_URL, SMTP_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET; MONGO_URL and RABBIT_URL where no operator makes them; keys of
 *   .env.example that are used
 * @returns <prefix>-common, and one for each process that has something of its own
 * @throws Error that names what is missing
 */
export function kubernetesSecrets(env: NodeJS.ProcessEnv, prefix = 'b1-fuchs'): SecretManifest[] {
  const { REDIS_URL, RABBIT_URL, MONGO_URL } = parseConfig(given, env);
  const made = completeSecrets({});
  const known: NodeJS.ProcessEnv = { TOKEN_SECRET: made.tokenSecret, ...env };
  const manifest = (name: string, values: Record<string, string | undefined>): SecretManifest[] => {
    const stringData = z.record(z.string(), z.string()).parse(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== '')));
    return Object.keys(stringData).length === 0 ? [] : [{ apiVersion: 'v1', kind: 'Secret', type: 'Opaque', metadata: { name: `${prefix}-${name}` }, stringData }];
  };
  const ofProcess = (name: AppName): SecretManifest[] => {
    const issuer = issuers.find((it) => it === name);
    return manifest(name, {
      ...Object.fromEntries((privateSettings[name] ?? []).filter(isSecret).map((setting) => [setting, known[setting]])),
      INTERNAL_TOKEN_PRIVATE_KEY: issuer && signingEnv(made, issuer).INTERNAL_TOKEN_PRIVATE_KEY,
      ...(name !== 'gateway' && (MONGO_URL === undefined ? { MONGO_PASSWORD: randomBytes(32).toString('hex') } : { MONGO_URL: mongoUrl(MONGO_URL, name) })),
    });
  };
  return [...manifest('common', { INTERNAL_TOKEN_PUBLIC_KEYS: publicKeysJson(made), REDIS_URL, RABBIT_URL }), ...ofProcess('gateway'), ...serviceNames.flatMap(ofProcess)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(kubernetesSecrets(process.env).map((secret) => stringify(secret)).join('---\n'));
