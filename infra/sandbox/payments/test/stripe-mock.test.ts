import Stripe from 'stripe';
import { paidSession, someSession, startUnderTest, type UnderTest } from './sandbox-under-test.js';

/**
 * The provider's own stand-in, which knows its API description and nothing else: it says whether the provider would take a
 * request, and which fields the answer has. `make test` starts it where Go is on the machine, and sets its address.
 */
const address = process.env.STRIPE_MOCK_URL;
const withMock = address === undefined ? describe.skip : describe;

withMock('what the sandbox takes and answers is what the provider’s API description has', () => {
  const { hostname, port } = new URL(address ?? 'http://127.0.0.1:12111');
  const mock = new Stripe('sk_test_123', { host: hostname, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
  let sandbox: UnderTest;
  let made: { customer: string; session: string; paymentIntent: string; charge: string };
  beforeAll(async () => {
    sandbox = await startUnderTest();
    const { id: customer } = await sandbox.stripe.customers.create({});
    const { id: session, paymentIntent } = await paidSession(sandbox);
    const [charge] = (await sandbox.stripe.charges.list({ payment_intent: paymentIntent })).data;
    made = { customer, session, paymentIntent, charge: charge?.id ?? '' };
  });
  afterAll(() => sandbox.stop());

  const soon = Math.floor(Date.now() / 1_000) + 3_600;
  test.each<[string, (stripe: Stripe) => Promise<object>]>([
    ['a customer', (stripe) => stripe.customers.create({ email: 'mina@example.org', name: 'Mina', description: 'x', metadata: { userId: 'u1' } })],
    ['a changed customer', (stripe) => stripe.customers.update(made.customer, { name: 'Mina', metadata: { userId: '' } })],
    ['customers', (stripe) => stripe.customers.list({ email: 'mina@example.org', created: { gte: 1 }, limit: 3 })],
    [
      'a session',
      (stripe) =>
        stripe.checkout.sessions.create(
          someSession({
            ui_mode: 'hosted_page',
            customer: made.customer,
            client_reference_id: 'u1',
            expires_at: soon,
            locale: 'de',
            submit_type: 'pay',
            metadata: { planType: 'monthly' },
            payment_intent_data: { metadata: { planType: 'monthly' }, description: '1 Month Access' },
            expand: ['customer'],
          }),
        ),
    ],
    ['a session with its payment', (stripe) => stripe.checkout.sessions.retrieve(made.session, { expand: ['payment_intent.latest_charge.refunds'] })],
    ['sessions', (stripe) => stripe.checkout.sessions.list({ created: { gte: 1 }, limit: 1, status: 'open', customer: made.customer, payment_intent: made.paymentIntent, expand: ['data.payment_intent'] })],
    ['a payment', (stripe) => stripe.paymentIntents.retrieve(made.paymentIntent, { expand: ['latest_charge'] })],
    ['payments', (stripe) => stripe.paymentIntents.list({ customer: made.customer, created: { lt: soon } })],
    ['a charge', (stripe) => stripe.charges.retrieve(made.charge, { expand: ['refunds'] })],
    ['charges', (stripe) => stripe.charges.list({ payment_intent: made.paymentIntent })],
    ['a refund', (stripe) => stripe.refunds.create({ payment_intent: made.paymentIntent, amount: 100, reason: 'requested_by_customer', metadata: { by: 'a1' } })],
    ['refunds', (stripe) => stripe.refunds.list({ payment_intent: made.paymentIntent })],
    ['disputes', (stripe) => stripe.disputes.list({ payment_intent: made.paymentIntent })],
    ['events', (stripe) => stripe.events.list({ types: ['charge.refunded'], created: { gte: 1 }, limit: 5 })],
  ])('%s', async (_what, call) => {
    const [ours, theirs] = [await call(sandbox.stripe), await call(mock)];
    expect(Object.keys(theirs).filter((key) => !(key in ours))).toEqual([]);
  });
});
