import { entitlementSchema, IDENTITY_HEADER, membershipChanged, mailRequested, paymentReceived, paymentRefunded, securityRecorded, trialStarted, userVerified, type Envelope } from '@b1fuchs/contracts';
import { connectRedis, createEvent, createLogger, openServiceParts, parseConfig, publishEvent, signInternalToken } from '@b1fuchs/kit';
import { collectEvents, freshBroker, freshDatabaseUrl, publicKeys, serverUrls, signingKeyOf, testLifecycle } from '@b1fuchs/testing';
import request, { type Response } from 'supertest';
import { startPaymentSandbox } from '../../../infra/sandbox/payments/src/index.js';
import { startBilling } from '../src/app.js';
import { configSchema } from '../src/config.js';

export const WEBHOOK_SECRET = 'whsec_test';
const API_KEY = 'sk_test_billing';
export const PUBLIC_URL = 'http://localhost:8080';

/** The real service on a database and a broker of its own, with a provider that is played locally. @param authUrl where it asks who a user is */
export async function startBillingUnderTest(authUrl: string, env: Record<string, string> = {}) {
  const lifecycle = testLifecycle();
  const broker = await freshBroker();
  const sandbox = await startPaymentSandbox({ port: 0, apiKey: API_KEY, webhookSecret: WEBHOOK_SECRET, settleAfterMs: 24 * 3_600_000 });
  lifecycle.onStop('sandbox', sandbox.stop);
  const { REDIS_URL } = serverUrls();
  const { keyId, privateKey } = signingKeyOf('billing');
  const config = parseConfig(configSchema, {
    PORT: '0',
    INTERNAL_TOKEN_PUBLIC_KEYS: JSON.stringify(publicKeys),
    INTERNAL_TOKEN_KEY_ID: keyId,
    INTERNAL_TOKEN_PRIVATE_KEY: privateKey,
    MONGO_URL: freshDatabaseUrl('billing'),
    RABBIT_URL: broker.url,
    REDIS_URL,
    AUTH_URL: authUrl,
    PUBLIC_URL,
    STRIPE_SECRET_KEY: API_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: `http://127.0.0.1:${sandbox.port}`,
    LEGAL_NAME: 'Fuchs GmbH',
    LEGAL_ADDRESS: 'Musterstraße 1 | 12345 Musterstadt',
    ...env,
  });
  const logger = createLogger('billing', 'error');
  const parts = await openServiceParts({ service: 'billing', config, logger, lifecycle });
  const { port } = await startBilling(config, parts, lifecycle);
  const baseUrl = `http://127.0.0.1:${port}`;
  sandbox.deliverTo(`${baseUrl}/api/stripe/webhook`);
  const redis = connectRedis(REDIS_URL, logger);
  lifecycle.onStop('test redis', () => redis.quit());

  const told = await Promise.all([trialStarted, membershipChanged, paymentReceived, paymentRefunded, mailRequested, securityRecorded].map(({ name }) => collectEvents(parts.broker, name, lifecycle)));
  /** The events of a kind that were told of a user so far. */
  const eventsOf = (userId: string, name: string): Envelope[] => told.flat().filter((event) => event.userId === userId && event.name === name);

  /** GET /internal/entitlements/:userId with a token, or without any. */
  const askEntitlement = (userId: string, token?: string): Promise<Response> => {
    const call = request(baseUrl).get(`/internal/entitlements/${userId}`);
    return token === undefined ? call : call.set(IDENTITY_HEADER, token);
  };
  return {
    parts,
    baseUrl,
    redis,
    sandbox,
    askEntitlement,
    eventsOf,
    /** What the gateway is told: until when a user may practise. */
    async entitledUntil(userId: string): Promise<string | null> {
      const answer = await askEntitlement(userId, signInternalToken(signingKeyOf('gateway'), 'billing'));
      expect(answer.status).toBe(200);
      return entitlementSchema.parse(answer.body).until;
    },
    publish: (event: Envelope): Promise<void> => publishEvent(parts.broker, event),
    collection: (name: string) => parts.connection.collection<{ _id: string } & Record<string, unknown>>(name),
    accountsOf: (userId: string) => parts.connection.collection<{ _id: string }>('accounts').find({ _id: userId }).toArray(),
    /** Events of verified addresses that have had their whole effect. */
    async verificationsDone(): Promise<number> {
      const { values } = await parts.metrics.eventsConsumed.get();
      return values.find(({ labels }) => labels.event === userVerified.name && labels.outcome === 'done')?.value ?? 0;
    },
    /** What the gateway reads in Redis. */
    cachedEntitlement: (userId: string): Promise<string | null> => redis.get(`entitlement:${userId}`),
    /** The started trials told of a user so far. */
    publishedFor: (userId: string): Envelope[] => eventsOf(userId, trialStarted.name),
    async stop() {
      await lifecycle.stopAll();
      await broker.remove();
    },
  };
}
export type BillingUnderTest = Awaited<ReturnType<typeof startBillingUnderTest>>;

/** Tells that a user's address was verified; each call makes an event with an id of its own. */
export const someVerification = (userId: string, verifiedAt: Date): Envelope =>
  createEvent(userVerified, { userId, data: { verifiedAt: verifiedAt.toISOString() }, now: verifiedAt });
