import Stripe from 'stripe';
import { API_KEY, clientOf, paidSession, someSession, startUnderTest, type UnderTest } from './sandbox-under-test.js';

let sandbox: UnderTest;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startUnderTest();
  ({ stripe } = sandbox);
});
afterAll(() => sandbox.stop());

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
/** What the library throws for the provider's answer. */
const failureOf = async (call: Promise<unknown>): Promise<Partial<Stripe.errors.StripeError>> => {
  try {
    await call;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('the call succeeded');
};

describe('customers', () => {
  test('are made, read, changed, listed and deleted', async () => {
    const made = await stripe.customers.create({ email: 'mina@example.org', metadata: { userId: 'u1', old: 'x' } });
    expect(made).toMatchObject({ object: 'customer', email: 'mina@example.org', livemode: false, metadata: { userId: 'u1' } });
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ id: made.id, email: 'mina@example.org' });
    expect((await stripe.customers.update(made.id, { name: 'Mina', metadata: { old: '' } })).metadata).toEqual({ userId: 'u1' });
    expect((await stripe.customers.list({ email: 'mina@example.org' })).data.map(({ id }) => id)).toEqual([made.id]);
    expect(await stripe.customers.del(made.id)).toEqual(expect.objectContaining({ id: made.id, deleted: true }));
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ deleted: true });
    expect((await stripe.customers.list({ email: 'mina@example.org' })).data).toEqual([]);
  });

  test('who do not exist are missed in the provider’s words', async () => {
    expect(await failureOf(stripe.customers.retrieve('cus_none'))).toMatchObject({ statusCode: 404, code: 'resource_missing', message: "No such customer: 'cus_none'" });
  });
});

describe('checkout sessions', () => {
  test('are open and unpaid at first, and hold what they were given', async () => {
    const customer = await stripe.customers.create({});
    const expiresAt = secondsFromNow(3_600);
    const session = await stripe.checkout.sessions.create(
      someSession({ customer: customer.id, client_reference_id: 'u1', metadata: { planType: 'monthly' }, expires_at: expiresAt, locale: 'de' }),
    );
    expect(session).toMatchObject({
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 1_499,
      currency: 'eur',
      customer: customer.id,
      client_reference_id: 'u1',
      metadata: { planType: 'monthly' },
      expires_at: expiresAt,
      payment_intent: null,
      livemode: false,
      url: `${sandbox.url}/pay/${session.id}`,
    });
    expect(session.lastResponse.requestId).toMatch(/^req_/);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ id: session.id, status: 'open' });
  });

  test('paid, they lead to the payment and its charge', async () => {
    const { id } = await stripe.checkout.sessions.create(someSession({ payment_intent_data: { metadata: { planType: 'monthly' } } }));
    await sandbox.pay(id, 'paid');
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge.refunds'] });
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(session.payment_intent).toMatchObject({
      object: 'payment_intent',
      status: 'succeeded',
      amount_received: 1_499,
      metadata: { planType: 'monthly' },
      latest_charge: { object: 'charge', status: 'succeeded', paid: true, amount: 1_499, amount_refunded: 0, refunds: { object: 'list', data: [] } },
    });
  });

  test('declined, they stay open, and another attempt belongs to the same payment', async () => {
    const { id } = await stripe.checkout.sessions.create(someSession());
    await sandbox.pay(id, 'declined');
    const declined = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(declined).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' }, latest_charge: { status: 'failed' } },
    });
    await sandbox.pay(id, 'paid');
    const paid = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(paid.payment_intent).toMatchObject({ status: 'succeeded', last_payment_error: null });
    const [first] = (await stripe.charges.list({ payment_intent: idOf(paid.payment_intent) })).data;
    expect(first?.status).toBe('succeeded');
    expect((await stripe.charges.list({ payment_intent: idOf(paid.payment_intent) })).data).toHaveLength(2);
  });

  test.each([['arrived', 'paid', 'succeeded'], ['failed', 'unpaid', 'requires_payment_method']])(
    'with money on its way they are complete and unpaid, until it has %s',
    async (end, paymentStatus, intentStatus) => {
      const { id } = await stripe.checkout.sessions.create(someSession());
      await sandbox.pay(id, 'delayed');
      expect(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })).toMatchObject({
        status: 'complete',
        payment_status: 'unpaid',
        payment_intent: { status: 'processing' },
      });
      await sandbox.pay(id, end);
      expect(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })).toMatchObject({ payment_status: paymentStatus, payment_intent: { status: intentStatus } });
      expect((await sandbox.pay(id, end)).status).toBe(400);
    },
  );

  test('expire on demand, once, and cannot be paid then', async () => {
    const { id } = await stripe.checkout.sessions.create(someSession());
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    expect((await failureOf(stripe.checkout.sessions.expire(id))).message).toContain('has a status of `expired`');
    expect((await sandbox.pay(id, 'paid')).status).toBe(400);
  });

  test('are listed by time, page by page, with what is expanded', async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.push((await stripe.checkout.sessions.create(someSession({ customer: await customerId() }))).id);
    const listed: string[] = [];
    for await (const session of stripe.checkout.sessions.list({ limit: 2, created: { gte: secondsFromNow(-600) }, expand: ['data.customer'] })) {
      listed.push(session.id);
      if (made.includes(session.id)) expect(session.customer).toMatchObject({ object: 'customer' });
    }
    expect(listed.filter((id) => made.includes(id))).toEqual([...made].reverse());
    expect((await stripe.checkout.sessions.list({ created: { gte: secondsFromNow(600) } })).data).toEqual([]);
  });

  test.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, string]>([
    ['a time too near', { expires_at: 1 }, 'expires_at'],
    ['a time too far', { expires_at: 9_999_999_999 }, 'expires_at'],
    ['a customer who does not exist', { customer: 'cus_none' }, 'customer'],
    ['nothing to buy', { line_items: [] }, 'line_items'],
    ['an address that is none', { success_url: 'nowhere' }, 'success_url'],
    ['another mode', { mode: 'subscription' }, 'mode'],
    ['a parameter that the sandbox does not have', { billing_address_collection: 'required' }, 'billing_address_collection'],
  ])('are refused with %s', async (_what, changes, param) => {
    expect(await failureOf(stripe.checkout.sessions.create(someSession(changes)))).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param });
  });
});

describe('refunds', () => {
  test('in part and then of the rest leave nothing', async () => {
    const { paymentIntent } = await paidSession(sandbox);
    const part = await stripe.refunds.create({ payment_intent: paymentIntent, amount: 500, reason: 'requested_by_customer', metadata: { by: 'admin' } });
    expect(part).toMatchObject({ object: 'refund', amount: 500, status: 'succeeded', payment_intent: paymentIntent, reason: 'requested_by_customer', metadata: { by: 'admin' } });
    const [charge] = (await stripe.charges.list({ payment_intent: paymentIntent })).data;
    expect(charge).toMatchObject({ amount_refunded: 500, refunded: false });
    const rest = await stripe.refunds.create({ payment_intent: paymentIntent });
    expect(rest.amount).toBe(999);
    expect((await stripe.refunds.list({ payment_intent: paymentIntent })).data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    expect(await stripe.charges.retrieve(charge?.id ?? '')).toMatchObject({ amount_refunded: 1_499, refunded: true });
    expect((await stripe.paymentIntents.retrieve(paymentIntent)).status).toBe('succeeded');
  });

  test('of more than is left, of all once more, and of what was never paid are refused', async () => {
    const { paymentIntent } = await paidSession(sandbox);
    expect(await failureOf(stripe.refunds.create({ payment_intent: paymentIntent, amount: 1_500 }))).toMatchObject({ statusCode: 400, param: 'amount' });
    await stripe.refunds.create({ payment_intent: paymentIntent });
    expect(await failureOf(stripe.refunds.create({ payment_intent: paymentIntent }))).toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
    const { id } = await stripe.checkout.sessions.create(someSession());
    await sandbox.pay(id, 'delayed');
    const { payment_intent: unpaid } = await stripe.checkout.sessions.retrieve(id);
    expect(await failureOf(stripe.refunds.create({ payment_intent: idOf(unpaid) }))).toMatchObject({ statusCode: 400 });
    expect(await failureOf(stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({ statusCode: 400, code: 'resource_missing' });
  });
});

describe('disputes', () => {
  test.each(['won', 'lost'] as const)('are listed by payment from their opening until they are %s', async (end) => {
    const { id, paymentIntent } = await paidSession(sandbox);
    await sandbox.dispute(id, 'open');
    const [open] = (await stripe.disputes.list({ payment_intent: paymentIntent })).data;
    expect(open).toMatchObject({ object: 'dispute', status: 'needs_response', amount: 1_499, payment_intent: paymentIntent });
    expect(await failureOf(stripe.refunds.create({ payment_intent: paymentIntent }))).toMatchObject({ code: 'charge_disputed' });
    await sandbox.dispute(paymentIntent, end);
    expect(await stripe.disputes.retrieve(open?.id ?? '')).toMatchObject({ status: end });
    expect((await sandbox.dispute(id, end)).status).toBe(400);
  });
});

test('events are listed, filtered by type, and hold the object as it was then', async () => {
  const { id, paymentIntent } = await paidSession(sandbox);
  await stripe.refunds.create({ payment_intent: paymentIntent });
  const [completed] = (await stripe.events.list({ type: 'checkout.session.completed' })).data;
  expect(completed).toMatchObject({ object: 'event', api_version: Stripe.API_VERSION, data: { object: { id, payment_status: 'paid' } } });
  expect(await stripe.events.retrieve(completed?.id ?? '')).toMatchObject({ id: completed?.id });
  const [refunded] = (await stripe.events.list({ types: ['charge.refunded', 'refund.created'], limit: 1 })).data;
  expect(refunded).toMatchObject({ type: 'charge.refunded', data: { object: { amount_refunded: 1_499 }, previous_attributes: { amount_refunded: 0, refunded: false } } });
});

describe('a key for idempotent requests', () => {
  test('gets the first answer again and does nothing twice', async () => {
    const { paymentIntent } = await paidSession(sandbox);
    const again = () => stripe.refunds.create({ payment_intent: paymentIntent, amount: 100 }, { idempotencyKey: `refund-${paymentIntent}` });
    const [first, second] = [await again(), await again()];
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.refunds.list({ payment_intent: paymentIntent })).data).toHaveLength(1);
  });

  test('is refused for anything else', async () => {
    const options = { idempotencyKey: `customer-${Date.now()}` };
    await stripe.customers.create({ name: 'Mina' }, options);
    expect(await failureOf(stripe.customers.create({ name: 'Jonas' }, options))).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  test('does not keep what was refused for its parameters', async () => {
    const options = { idempotencyKey: `session-${Date.now()}` };
    await failureOf(stripe.checkout.sessions.create(someSession({ success_url: 'nowhere' }), options));
    expect(await stripe.checkout.sessions.create(someSession(), options)).toMatchObject({ status: 'open' });
  });
});

test('another key is refused, as is an address that the sandbox does not have and what cannot be expanded', async () => {
  const stranger = clientOf(sandbox, { key: `${API_KEY}x` });
  expect(await failureOf(stranger.customers.list())).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  expect(await failureOf(stripe.balance.retrieve())).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
  const { paymentIntent } = await paidSession(sandbox);
  expect(await failureOf(stripe.paymentIntents.retrieve(paymentIntent, { expand: ['status'] }))).toMatchObject({ message: 'This property cannot be expanded (status).' });
});

function idOf(object: string | { id: string } | null): string {
  return typeof object === 'string' ? object : (object?.id ?? '');
}
async function customerId(): Promise<string> {
  return (await stripe.customers.create({})).id;
}
