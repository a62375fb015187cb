import { randomUUID } from 'node:crypto';
import { WITHDRAWAL_CONSENT } from '@b1fuchs/contracts';
import Stripe from 'stripe';
import { createPayments } from '../src/clients/payments.js';
import type { Payments } from '../src/domain/provider.js';

/** The payment provider's own stand-in: it refuses what its published description does not know. `make test` starts it where Go is on the machine. */
const address = process.env.STRIPE_MOCK_URL;
const withMock = address === undefined ? describe.skip : describe;
const apiUrl = address ?? 'http://127.0.0.1:9';

/** Also where the library's error has become one of ours. */
const isRefusal = (error: unknown): boolean => error instanceof Error && (/invalid_?request/i.test(`${error.constructor.name} ${error.message}`) || isRefusal(error.cause));

withMock('what billing asks is what the provider’s API description has', () => {
  const payments = createPayments({ secretKey: 'sk_test_123', webhookSecret: 'whsec_123', apiUrl, publicUrl: 'http://localhost:8080' });
  const order = { attemptId: randomUUID(), userId: randomUUID(), customerId: 'cus_123', planType: 'quarterly', consentVersion: WITHDRAWAL_CONSENT.version } as const;
  /** What it answers are examples, which say nothing of ours. */
  const errorOf = (call: Promise<unknown>): Promise<unknown> => call.then(() => undefined, (error: unknown) => error);

  test.each<[string, (payments: Payments) => Promise<unknown>]>([
    ['a customer', ({ createCustomer }) => createCustomer(order.userId, randomUUID())],
    ['a checkout', ({ createCheckout }) => createCheckout({ ...order, expiresAt: new Date(Date.now() + 3_600_000) })],
    ['a session', ({ readSession }) => readSession('cs_test_123')],
    ['the session of a payment', ({ findSessionOf }) => findSessionOf('pi_123')],
    ['a refund', ({ refund }) => refund({ paymentIntentId: 'pi_123', amountCents: 500, key: randomUUID() })],
    ['all sessions', ({ listSessions }) => listSessions(new Date(0))[Symbol.asyncIterator]().next()],
  ])('%s', async (_what, call) => {
    expect(isRefusal(await errorOf(call(payments)))).toBe(false);
  });

  test('it would refuse what it does not know', async () => {
    const { hostname, port } = new URL(apiUrl);
    const stripe = new Stripe('sk_test_123', { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
    expect(isRefusal(await errorOf(stripe.checkout.sessions.create({ mode: 'gift' })))).toBe(true);
  });
});
