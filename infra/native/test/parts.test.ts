import { allParts } from '../src/parts.js';
import type { Part, PartsInput } from '../src/part.js';
import { completeSecrets } from '../src/secrets.js';
import { describeStack } from '../src/stack.js';
import { table } from '../src/status.js';
import { renderConfig, socketOf } from '../src/supervisor.js';

const stack = describeStack({ stateDir: '/srv/100% new/.local', portBase: 9000 });
const secrets = completeSecrets({});
const input: PartsInput = {
  stack,
  secrets,
  mode: 'production',
  userEnv: {},
  chromiumPath: '/usr/bin/chromium',
  mongod: undefined,
};
const find = (parts: readonly Part[], name: string) => parts.find((part) => part.name === name);

describe('the parts of a stack', () => {
  test('are the ten backing servers, the seven services and the gateway', () => {
    expect(allParts(input).map(({ name }) => name)).toEqual([
      ...['redis', 'mongo', 'rabbitmq', 'grammar', 'parser', 'embeddings', 'maildev', 'prometheus', 'openid', 'payments'],
      ...['auth', 'billing', 'practice-ai', 'vocabulary', 'progress', 'admin', 'report', 'gateway'],
    ]);
  });

  test.each<[string, Record<string, string>]>([
    ['an application at Google is set up', { GOOGLE_CLIENT_ID: 'b1', GOOGLE_CLIENT_SECRET: 'secret' }],
    ['the product is opened from elsewhere', { PUBLIC_URL: 'https://lernen.example' }],
  ])('have none that plays Google where %s, and auth is not told of one', (_where, userEnv) => {
    const parts = allParts({ ...input, userEnv });
    expect(find(parts, 'openid')).toBeUndefined();
    expect(find(parts, 'auth')?.env.GOOGLE_ISSUER).toBeUndefined();
  });

  test('auth and the part that plays Google know each other', () => {
    const [auth, openid] = ['auth', 'openid'].map((name) => find(allParts(input), name)?.env ?? {});
    expect(auth).toMatchObject({ GOOGLE_ISSUER: 'http://localhost:9011', GOOGLE_CLIENT_ID: openid?.CLIENT_ID, GOOGLE_CLIENT_SECRET: openid?.CLIENT_SECRET });
    expect(openid).toMatchObject({ ISSUER: 'http://localhost:9011', REDIRECT_URI: 'http://localhost:9000/auth/google/callback' });
  });

  test.each<[string, Record<string, string>]>([
    ['a real one is set up', { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
    ['the product is opened from elsewhere', { PUBLIC_URL: 'https://lernen.example' }],
  ])('have none that plays the payment provider where %s, and billing is not told of one', (_where, userEnv) => {
    const parts = allParts({ ...input, userEnv });
    expect(find(parts, 'payments')).toBeUndefined();
    expect(find(parts, 'billing')?.env).not.toHaveProperty('STRIPE_API_URL');
    expect(find(parts, 'billing')?.env.STRIPE_SECRET_KEY).toBe(userEnv.STRIPE_SECRET_KEY);
  });

  test('billing and the part that plays the payment provider know each other, and no other part knows their secrets', () => {
    const [billing, payments] = ['billing', 'payments'].map((name) => find(allParts(input), name)?.env ?? {});
    expect(billing).toMatchObject({ STRIPE_SECRET_KEY: payments?.API_KEY, STRIPE_WEBHOOK_SECRET: payments?.WEBHOOK_SECRET, STRIPE_API_URL: 'http://127.0.0.1:9010' });
    expect(payments).toMatchObject({ PORT: '9010', PUBLIC_URL: 'http://localhost:9010', WEBHOOK_URL: 'http://127.0.0.1:9000/api/stripe/webhook' });
    const knowing = allParts(input).filter(({ env }) => Object.values(env).some((value) => [secrets.paymentKey, secrets.paymentWebhookSecret].includes(value)));
    expect(knowing.map(({ name }) => name)).toEqual(['payments', 'billing']);
  });

  test('in watch mode the payment provider reports to the gateway behind the pages’ own server', () => {
    expect(find(allParts({ ...input, mode: 'dev' }), 'payments')?.env.WEBHOOK_URL).toBe('http://127.0.0.1:9001/api/stripe/webhook');
  });

  test('listen on different ports, in watch mode too', () => {
    for (const mode of ['production', 'dev'] as const) {
      const ports = allParts({ ...input, mode }).flatMap((part) => part.ports);
      expect(new Set(ports).size).toBe(ports.length);
    }
  });

  test('two of each app listen beside its own port, where the balancer shares out their connections', () => {
    const two = allParts({ ...input, stack: describeStack({ stateDir: '.local', portBase: 9000, instances: 2 }) });
    const [first, second, balancer] = ['auth', 'auth-2', 'balancer'].map((name) => find(two, name));
    expect([first?.env.PORT, second?.env.PORT]).toEqual(['9128', '9136']);
    expect(first?.env).toMatchObject({ DRAIN_SECONDS: '3', BILLING_URL: 'http://127.0.0.1:9102' });
    expect(Object.values(balancer?.files ?? {}).join()).toContain('listen auth\n  bind 127.0.0.1:9101\n  server auth 127.0.0.1:9128\n  server auth-2 127.0.0.1:9136\n');
    expect(Object.values(find(two, 'prometheus')?.files ?? {}).join()).toContain('instance: auth-2');
    const inDev = allParts({ ...input, mode: 'dev', stack: describeStack({ stateDir: '.local', portBase: 9000, instances: 2 }) });
    expect(find(inDev, 'balancer')).toBeUndefined();
  });

  test('let who knocks be heard first, and what only follows come last', () => {
    const niceness = Object.fromEntries(allParts(input).map(({ name, command: [first, , second] }) => [name, first === 'nice' ? Number(second) : 0]));
    expect(niceness).toMatchObject({ gateway: 0, redis: 0, auth: 5, 'practice-ai': 5, mongo: 5, rabbitmq: 5, admin: 5, report: 15 });
  });

  test('take a real mongod where there is one', () => {
    expect(find(allParts(input), 'mongo')?.command).toContain('de.b1fuchs.backing.MongoServer');
    const real = find(allParts({ ...input, mongod: '/usr/bin/mongod' }), 'mongo');
    expect(real?.command).toEqual(expect.arrayContaining(['/usr/bin/mongod', '--replSet', 'b1fuchs']));
  });

  test('start anew when what they run was built anew, the gateway also when the pages were', () => {
    const endings = (name: string) => find(allParts(input), name)?.builtFrom.map((path) => path.split('/').slice(-2).join('/'));
    expect(endings('auth')).toEqual(['auth/dist', 'contracts/dist', 'kit/dist', 'lexicon/dist']);
    expect(endings('gateway')).toEqual(['gateway/dist', 'contracts/dist', 'kit/dist', 'lexicon/dist', 'frontend/dist']);
  });

  test('show no secret on their command lines or in the supervisor’s configuration', () => {
    const parts = allParts(input);
    const shown = renderConfig(stack, parts, []) + JSON.stringify(parts.map(({ command }) => command));
    const { redisPassword, rabbitPassword, tokenSecret, openidSecret, paymentKey, paymentWebhookSecret } = secrets;
    for (const secret of [redisPassword, rabbitPassword, tokenSecret, openidSecret, paymentKey, paymentWebhookSecret, 'PRIVATE KEY']) expect(shown).not.toContain(secret);
  });

  test('redis acknowledges nothing that is not in its append-only file', () => {
    const config = Object.values(find(allParts(input), 'redis')?.files ?? {}).join();
    expect(config).toContain('appendonly yes\nappendfsync everysec\n');
  });
});

describe('the supervisor’s configuration', () => {
  const config = renderConfig(stack, allParts(input), []);

  test('takes a per cent sign in a path for itself', () => {
    expect(config).toContain('pidfile=/srv/100%% new/.local/supervisord.pid');
  });

  test('brings back whatever dies', () => {
    expect(config.match(/^autorestart=true$/gm)).toHaveLength(allParts(input).length);
  });

  test('has its socket elsewhere when the path is too long for one', () => {
    expect(socketOf(stack)).toBe('/srv/100% new/.local/supervisor.sock');
    const deep = describeStack({ stateDir: `/srv/${'long/'.repeat(30)}`, portBase: 9000 });
    expect(socketOf(deep)).toMatch(/\/b1fuchs-\d+-[0-9a-f]{16}\.sock$/);
  });
});

test('a table is as wide as its widest cells', () => {
  expect(table([['part', 'state'], ['practice-ai', 'up']])).toBe('part         state\npractice-ai  up');
});
