import { publicKeys, signingKeyOf } from '@b1fuchs/testing';
import { configSchema } from './config.js';
import { invoiceTermsOf, paymentSettingsOf } from './payment-config.js';

const { keyId, privateKey } = signingKeyOf('billing');
const local = {
  PORT: '1',
  INTERNAL_TOKEN_PUBLIC_KEYS: JSON.stringify(publicKeys),
  INTERNAL_TOKEN_KEY_ID: keyId,
  INTERNAL_TOKEN_PRIVATE_KEY: privateKey,
  MONGO_URL: 'mongodb://x',
  RABBIT_URL: 'amqp://x',
  REDIS_URL: 'redis://x',
  AUTH_URL: 'http://auth',
  PUBLIC_URL: 'http://localhost:8080',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const elsewhere = { ...local, PUBLIC_URL: 'https://fuchs.example' };
const problemsOf = (env: Record<string, string>): string[] => (configSchema.safeParse(env).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

describe('the settings of payments', () => {
  test.each<[string, Record<string, string>]>([
    ['the test page on this machine', { ...local, STRIPE_API_URL: 'http://127.0.0.1:8090' }],
    ['a key on this machine', local],
    ['a live key for others', { ...elsewhere, STRIPE_SECRET_KEY: 'sk_live_1' }],
    ['a test key for others', elsewhere],
    ['a test page in development', { ...elsewhere, NODE_ENV: 'development', STRIPE_API_URL: 'http://payments:8080' }],
  ])('take %s', (_what, env) => {
    expect(problemsOf(env)).toEqual([]);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['no key where others pay', { ...elsewhere, STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY is needed where PUBLIC_URL is another machine’s: .*membership to anybody for nothing/],
    ['the test page where others pay', { ...elsewhere, STRIPE_API_URL: 'http://127.0.0.1:8090' }, /^STRIPE_API_URL is for the local test page alone/],
    ['a live key for the test page', { ...local, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_URL: 'http://127.0.0.1:8090' }, /^STRIPE_API_URL must not be set together with a live key/],
    ['a restricted live key for the test page', { ...local, STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_API_URL: 'http://127.0.0.1:8090' }, /^STRIPE_API_URL must not be set together with a live key/],
    ['no secret for the webhook', { ...local, STRIPE_WEBHOOK_SECRET: ' ' }, /^STRIPE_WEBHOOK_SECRET is needed/],
    ['a VAT that is none', { ...local, VAT_PERCENT: '190' }, /^VAT_PERCENT/],
  ])('refuse %s with a sentence', (_what, env, problem) => {
    expect(problemsOf(env)).toEqual([expect.stringMatching(problem)]);
  });

  test('name who sells, and 19 percent VAT unless it is said otherwise', () => {
    expect(invoiceTermsOf(configSchema.parse(local))).toEqual({ seller: null, vatPercent: 19 });
    const named = configSchema.parse({ ...local, LEGAL_NAME: 'Fuchs GmbH', LEGAL_ADDRESS: 'Straße 1 | 12345 Stadt |', LEGAL_VAT_ID: 'DE1', VAT_PERCENT: '0' });
    expect(invoiceTermsOf(named)).toEqual({ seller: { name: 'Fuchs GmbH', address: ['Straße 1', '12345 Stadt'], vatId: 'DE1' }, vatPercent: 0 });
    expect(paymentSettingsOf(named)).toEqual({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined, publicUrl: 'http://localhost:8080' });
  });
});
