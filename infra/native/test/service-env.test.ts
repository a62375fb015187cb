import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { z } from 'zod';
import { configSchema as admin } from '../../../services/admin/src/config.js';
import { configSchema as auth } from '../../../services/auth/src/config.js';
import { configSchema as billing } from '../../../services/billing/src/config.js';
import { configSchema as practiceAi } from '../../../services/practice-ai/src/config.js';
import { configSchema as progress } from '../../../services/progress/src/config.js';
import { configSchema as report } from '../../../services/report/src/config.js';
import { configSchema as vocabulary } from '../../../services/vocabulary/src/config.js';
import { configSchema as gateway } from '../../../gateway/src/config.js';
import { renderComposeEnv, renderShellEnv } from '../src/env-file.js';
import { completeSecrets } from '../src/secrets.js';
import { appEnv, mongoUrl, privateSettings, settingsFor } from '../src/service-env.js';
import type { AppName, EnvInput } from '../src/service-env.js';
import { portsFrom } from '../src/ports.js';
import { root } from '../src/stack.js';

const secrets = completeSecrets({});
const input: EnvInput = {
  ports: portsFrom(8080),
  secrets,
  mode: 'production',
  staticDir: '/static',
  chromiumPath: '/usr/bin/chromium',
  userEnv: {},
};
const schemas: Readonly<Record<AppName, z.ZodType>> = {
  gateway,
  auth,
  billing,
  'practice-ai': practiceAi,
  vocabulary,
  progress,
  admin,
  report,
};
const names = Object.keys(schemas) as AppName[];
/** A value that fits a private setting. */
function exampleOf(setting: string): string {
  if (setting === 'AI_PROVIDER') return 'offline';
  if (setting.endsWith('_URL')) return 'http://127.0.0.1:1/v1';
  return setting.endsWith('_CENTS') ? '1' : 'example';
}

describe('the environment of the services', () => {
  test.each(names)('%s accepts what the launcher gives it', (name) => {
    expect(schemas[name].safeParse(appEnv(name, input)).error).toBeUndefined();
  });

  test('each service has its own database, and the gateway none', () => {
    const databases = names.map((name) => appEnv(name, input).MONGO_URL).filter((url) => url !== undefined);
    expect(new Set(databases).size).toBe(names.length - 1);
    expect(databases).toContain('mongodb://127.0.0.1:8197/practice_ai');
    expect(appEnv('gateway', input).MONGO_URL).toBeUndefined();
  });

  test('.env changes what a person may change and nothing else', () => {
    const userEnv = { LOG_LEVEL: 'debug', SMTP_URL: 'smtp://mail.example:25', PORT: '1', HOST: '0.0.0.0', NODE_ENV: 'test' };
    const env = appEnv('auth', { ...input, userEnv });
    expect(env).toMatchObject({ LOG_LEVEL: 'debug', SMTP_URL: 'smtp://mail.example:25' });
    expect(env).toMatchObject({ PORT: '8181', HOST: '127.0.0.1', NODE_ENV: 'production' });
  });

  test('the provider’s key reaches the service that asks the provider, and no other', () => {
    const userEnv = { LOG_LEVEL: 'debug', AI_PROVIDER: 'openai', OPENAI_API_KEY: 'sk-1' };
    const knowing = names.filter((name) => 'OPENAI_API_KEY' in appEnv(name, { ...input, userEnv }));
    expect(knowing).toEqual(['practice-ai']);
    expect(settingsFor(userEnv)).toEqual({ LOG_LEVEL: 'debug' });
  });

  test('the key of the payment provider reaches billing alone', () => {
    const userEnv = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const knowing = names.filter((name) => Object.keys(appEnv(name, { ...input, userEnv })).some((variable) => variable.startsWith('STRIPE_')));
    expect(knowing).toEqual(['billing']);
    expect(appEnv('billing', { ...input, userEnv })).toMatchObject(userEnv);
    expect(settingsFor(userEnv)).toEqual({});
  });

  test('.env.example and the schema of its service name every private setting', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const settings = privateSettings['practice-ai'] ?? [];
    const userEnv = Object.fromEntries(settings.map((setting) => [setting, exampleOf(setting)]));
    const known = Object.keys(practiceAi.parse(appEnv('practice-ai', { ...input, userEnv })));
    expect(known).toEqual(expect.arrayContaining([...settings]));
    for (const setting of Object.values(privateSettings).flat()) expect(example).toContain(`\n${setting}=`);
  });

  test.each([
    ['mongodb://127.0.0.1:8197', 'mongodb://127.0.0.1:8197/auth'],
    ['mongodb://a:1,b:2/?replicaSet=x&w=majority', 'mongodb://a:1,b:2/auth?replicaSet=x&w=majority'],
    ['mongodb+srv://user:pw@host.example/other?w=1', 'mongodb+srv://user:pw@host.example/auth?w=1'],
  ])('on the server %s a service has the database %s', (server, url) => {
    expect(mongoUrl(server, 'auth')).toBe(url);
  });

  test('in watch mode the gateway leaves the public port to the frontend', () => {
    const env = appEnv('gateway', { ...input, mode: 'dev' });
    expect(env).toMatchObject({ PORT: '8081', PUBLIC_URL: 'http://localhost:8080', NODE_ENV: 'development' });
  });

  test('.env.example names every variable of every process', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    const missing = names.flatMap((name) => Object.keys(appEnv(name, input))).filter((name) => !example.includes(name));
    expect([...new Set(missing)]).toEqual([]);
  });
});

describe('env files', () => {
  const difficult = {
    PEM: '-----BEGIN KEY-----\nabc=\n-----END KEY-----\n',
    JSON: '{"gateway-1":"line\\nline"}',
    SIGNS: 'a $HOME `id` "x" # ; % \\ end',
  };

  test('a shell reads back what was written, quotes included', () => {
    const folder = mkdtempSync(join(tmpdir(), 'b1fuchs-env-'));
    try {
      const env = { ...difficult, QUOTE: "it's 'quoted'" };
      const file = join(folder, 'x.env');
      writeFileSync(file, renderShellEnv(env));
      const script = 'console.log(JSON.stringify(process.env))';
      const args = [join(root, 'infra/native/run-part.sh'), file, process.execPath, '-e', script];
      expect(JSON.parse(execFileSync('sh', args, { encoding: 'utf8' }))).toMatchObject(env);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('the compose form is the form of .env files', () => {
    expect(parseEnv(renderComposeEnv(difficult))).toEqual(difficult);
  });

  test('the compose form takes a single quote between double ones, escaped', () => {
    expect(renderComposeEnv({ X: `it's "5$"\nnext` })).toBe(`X="it's \\"5\\$\\"\\nnext"\n`);
  });
});
