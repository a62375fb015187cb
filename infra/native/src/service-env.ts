import type { Env } from './env-file.js';
import { sandboxSettings } from './openid-sandbox.js';
import { paymentSettings } from './payment-sandbox.js';
import { publicUrl } from './ports.js';
import type { PortName, Ports } from './ports.js';
import { publicKeysJson, signingEnv } from './secrets.js';
import type { Secrets } from './secrets.js';

export const serviceNames = ['auth', 'billing', 'practice-ai', 'vocabulary', 'progress', 'admin', 'report'] as const;
export type ServiceName = (typeof serviceNames)[number];
export type AppName = ServiceName | 'gateway';

/** A service's name as part of a variable's name: 'practice-ai' in PRACTICE_AI_URL. */
export const variableName = (service: ServiceName) => service.toUpperCase().replaceAll('-', '_');

export type Mode = 'production' | 'dev';

export type EnvInput = {
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly mode: Mode;
  /** Absolute path of the built frontend. */
  readonly staticDir: string;
  /** Absolute path of the browser that prints PDFs. */
  readonly chromiumPath: string;
  /** The person's own .env: adds to and overrides what is generated here, except PORT and HOST. */
  readonly userEnv: Env;
};

const local = (ports: Ports, name: PortName) => `http://127.0.0.1:${ports[name]}`;

/** Addresses of the backing servers as the services take them. */
export function serverUrls(ports: Ports, secrets: Secrets) {
  return {
    RABBIT_URL: `amqp://b1fuchs:${secrets.rabbitPassword}@127.0.0.1:${ports.amqp}`,
    REDIS_URL: `redis://:${secrets.redisPassword}@127.0.0.1:${ports.redis}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    GRAMMAR_URL: local(ports, 'grammar'),
    PARSER_URL: local(ports, 'parser'),
    EMBEDDINGS_URL: local(ports, 'embeddings'),
  };
}

export const mongoServer = (ports: Ports) => `mongodb://127.0.0.1:${ports.mongo}`;

/** MongoDB keeps its own accounts in a database called admin. */
const databaseOf = (service: ServiceName) => (service === 'admin' ? 'admin_service' : service.replaceAll('-', '_'));

/** The address of one service's own database on a server, whose address may name several hosts and options. */
export const mongoUrl = (server: string, service: ServiceName) =>
  server.replace(/^(\w+(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${databaseOf(service)}`);

/** Where the gateway listens: in dev the frontend's own server takes the public port and passes calls on. */
export const gatewayPort = (ports: Ports, mode: Mode) => (mode === 'dev' ? ports.gatewayDev : ports.gateway);

/** Settings that one process alone gets to know: keys, passwords, and what goes with them. */
export const privateSettings: Partial<Record<AppName, readonly string[]>> = {
  auth: ['SMTP_URL', 'TOKEN_SECRET', 'TOKEN_SECRETS_FORMER', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER', 'GOOGLE_BACKCHANNEL_URL'],
  billing: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'],
  'practice-ai': [
    'AI_PROVIDER',
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL',
    'OPENAI_MODEL',
    'AI_RECIPIENT',
    'AI_MONTHLY_CAP_CENTS',
    'AI_INPUT_PRICE_CENTS',
    'AI_OUTPUT_PRICE_CENTS',
    'SPEECH_URL',
    'SPEECH_API_KEY',
    'SPEECH_MODEL',
    'SPEECH_VOICE',
    'SPEECH_PRICE_CENTS',
    'TRANSCRIBE_URL',
    'TRANSCRIBE_API_KEY',
    'TRANSCRIBE_MODEL',
    'TRANSCRIBE_PRICE_CENTS',
  ],
};

/** A person's settings as far as `name` may know them; without a name those that every process may know. */
export function settingsFor(userEnv: Env, name?: AppName): Env {
  const own = name === undefined ? undefined : privateSettings[name];
  const hidden = new Set(Object.values(privateSettings).filter((settings) => settings !== own).flat());
  return Object.fromEntries(Object.entries(userEnv).filter(([setting]) => !hidden.has(setting)));
}

/** What a process gets unless the person's .env says otherwise. */
function defaultsOf(name: AppName, { ports, secrets, chromiumPath, userEnv }: EnvInput): Env {
  const urls = serverUrls(ports, secrets);
  switch (name) {
    case 'gateway':
      return { PUBLIC_URL: publicUrl(ports) };
    case 'billing':
      return { PUBLIC_URL: publicUrl(ports), ...paymentSettings({ ports, secrets, userEnv }) };
    case 'auth':
      return {
        PUBLIC_URL: publicUrl(ports),
        SMTP_URL: urls.SMTP_URL,
        MAIL_FROM: 'B1 Fuchs <fuchs@b1fuchs.example>',
        SUPPORT_EMAIL: 'support@b1fuchs.example',
        TOKEN_SECRET: secrets.tokenSecret,
        ...sandboxSettings({ ports, secrets, userEnv }),
      };
    case 'practice-ai':
      return {
        GRAMMAR_URL: urls.GRAMMAR_URL,
        PARSER_URL: urls.PARSER_URL,
        EMBEDDINGS_URL: urls.EMBEDDINGS_URL,
      };
    case 'report':
      return { CHROMIUM_PATH: chromiumPath };
    default:
      return {};
  }
}

/** What only the launcher can know, whatever the person's .env says. */
function fixedOf(name: AppName, { ports, secrets, staticDir }: EnvInput): Env {
  switch (name) {
    case 'gateway':
      return {
        ...signingEnv(secrets, 'gateway'),
        OPERATIONS_PORT: String(ports.gatewayOperations),
        STATIC_DIR: staticDir,
        AUTH_URL: local(ports, 'auth'),
        BILLING_URL: local(ports, 'billing'),
        PRACTICE_AI_URL: local(ports, 'practice-ai'),
        VOCABULARY_URL: local(ports, 'vocabulary'),
        PROGRESS_URL: local(ports, 'progress'),
        ADMIN_URL: local(ports, 'admin'),
        REPORT_URL: local(ports, 'report'),
      };
    case 'auth':
      return {
        ...signingEnv(secrets, 'auth'),
        BILLING_URL: local(ports, 'billing'),
        PRACTICE_AI_URL: local(ports, 'practice-ai'),
        VOCABULARY_URL: local(ports, 'vocabulary'),
        PROGRESS_URL: local(ports, 'progress'),
        ADMIN_URL: local(ports, 'admin'),
        REPORT_URL: local(ports, 'report'),
      };
    case 'billing':
      return { ...signingEnv(secrets, 'billing'), AUTH_URL: local(ports, 'auth') };
    case 'admin':
      return {
        ...signingEnv(secrets, 'admin'),
        GATEWAY_OPERATIONS_URL: local(ports, 'gatewayOperations'),
        AUTH_URL: local(ports, 'auth'),
        BILLING_URL: local(ports, 'billing'),
        PRACTICE_AI_URL: local(ports, 'practice-ai'),
        VOCABULARY_URL: local(ports, 'vocabulary'),
        PROGRESS_URL: local(ports, 'progress'),
        REPORT_URL: local(ports, 'report'),
      };
    default:
      return {};
  }
}

/** Everything one service or the gateway is started with. */
export function appEnv(name: AppName, input: EnvInput): Env {
  const { ports, secrets, mode, userEnv } = input;
  const { RABBIT_URL, REDIS_URL } = serverUrls(ports, secrets);
  return {
    LOG_LEVEL: 'info',
    RABBIT_URL,
    REDIS_URL,
    ...defaultsOf(name, input),
    ...settingsFor(userEnv, name),
    ...(name === 'gateway' ? {} : { MONGO_URL: mongoUrl(userEnv.MONGO_URL ?? mongoServer(ports), name) }),
    ...fixedOf(name, input),
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    INTERNAL_TOKEN_PUBLIC_KEYS: publicKeysJson(secrets),
    HOST: '127.0.0.1',
    PORT: String(name === 'gateway' ? gatewayPort(ports, mode) : ports[name]),
  };
}
