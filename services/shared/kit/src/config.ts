import { z } from 'zod';

/** PEM public keys by key id; the id is '<issuer>-<n>', so a key speaks for one issuer only. */
const publicKeysSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'is not valid JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().regex(/^[a-z-]+-\d+$/), z.string().includes('PUBLIC KEY')));

/** What every process is configured with. Services extend it. */
export const processConfigSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  INTERNAL_TOKEN_PUBLIC_KEYS: publicKeysSchema,
  /** So long a process serves on when it is told to stop, for those that still send requests to it; needed where there are several of each. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(4).default(0),
});

/** For processes that call others: their own private key. */
export const signingKeyConfig = {
  INTERNAL_TOKEN_PRIVATE_KEY: z.string().includes('PRIVATE KEY'),
  INTERNAL_TOKEN_KEY_ID: z.string().regex(/^[a-z-]+-\d+$/),
};

/** A service with a database and events. */
export const serviceConfigSchema = processConfigSchema.extend({
  MONGO_URL: z.string().startsWith('mongodb'),
  RABBIT_URL: z.string().startsWith('amqp'),
});

export type ServiceConfig = z.infer<typeof serviceConfigSchema>;

/**
 * Reads the configuration once at start.
 * @throws Error whose message names each bad variable and why, one a line; never their values.
 */
export function parseConfig<Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.infer<Schema> {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not valid. Please correct these variables:\n${problems.join('\n')}`);
}
