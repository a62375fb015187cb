import Stripe from 'stripe';
import { eventually } from '@b1fuchs/testing';
import { paidSession, someSession, startUnderTest, startWebhook, type UnderTest } from './sandbox-under-test.js';

let shop: Awaited<ReturnType<typeof startWebhook>>;
let sandbox: UnderTest;
beforeEach(async () => {
  shop = await startWebhook();
  sandbox = await startUnderTest({ webhookUrl: shop.url });
});
afterEach(async () => {
  await sandbox.stop();
  await shop.stop();
});

/** Resolves when nothing waits to be sent any more. */
const allSent = () =>
  eventually(async () => {
    const answer = await fetch(new URL('/_sandbox/delivery', sandbox.url));
    expect(await answer.json()).toMatchObject({ waiting: 0 });
  });
const sentTypes = async (): Promise<string[]> => {
  await allSent();
  return shop.types().sort();
};

const PAID = ['charge.succeeded', 'checkout.session.completed', 'payment_intent.created', 'payment_intent.succeeded'];
const PENDING = ['charge.pending', 'checkout.session.completed', 'payment_intent.created', 'payment_intent.processing'];

describe('the webhook', () => {
  test('is told of a payment by events with a good signature, which are those of the list', async () => {
    await paidSession(sandbox);
    expect(await sentTypes()).toEqual(PAID);
    const listed = (await sandbox.stripe.events.list()).data;
    expect(shop.events.map(({ id }) => id).sort()).toEqual(listed.map(({ id }) => id).sort());
  });

  test.each<[string, string[], string[]]>([
    ['money that arrives later', ['delayed', 'arrived'], [...PENDING, 'charge.succeeded', 'payment_intent.succeeded', 'checkout.session.async_payment_succeeded']],
    ['money that never arrives', ['delayed', 'failed'], [...PENDING, 'charge.failed', 'payment_intent.payment_failed', 'checkout.session.async_payment_failed']],
    ['a declined card', ['declined'], ['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed']],
  ])('is told of %s', async (_what, outcomes, types) => {
    const { id } = await sandbox.stripe.checkout.sessions.create(someSession());
    for (const outcome of outcomes) await sandbox.pay(id, outcome);
    expect(await sentTypes()).toEqual([...types].sort());
  });

  test('is told of refunds and of disputes', async () => {
    const { id } = await paidSession(sandbox);
    await sandbox.refund(id, { amount: 100 });
    await sandbox.dispute(id, 'open');
    await sandbox.dispute(id, 'won');
    expect(await sentTypes()).toEqual(
      [...PAID, 'refund.created', 'charge.refunded', 'charge.dispute.created', 'charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated', 'charge.dispute.closed'].sort(),
    );
    const closed = shop.events.find(({ type }) => type === 'charge.dispute.closed');
    expect(closed?.data.object).toMatchObject({ object: 'dispute', status: 'won', amount: 1_399 });
  });

  test('is told again until it answers 2xx', async () => {
    shop.webhook.status = 500;
    const { id } = await sandbox.stripe.checkout.sessions.create(someSession());
    await sandbox.stripe.checkout.sessions.expire(id);
    await eventually(() => {
      expect(shop.webhook.refused).toBeGreaterThan(0);
    });
    shop.webhook.status = 200;
    expect(await sentTypes()).toEqual(['checkout.session.expired']);
  });

  test('gets nothing that could be taken for real: another secret does not fit', async () => {
    await paidSession(sandbox);
    await allSent();
    const [event] = shop.events;
    const payload = JSON.stringify(event);
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });
    expect(() => Stripe.webhooks.constructEvent(payload, header, 'whsec_sandbox')).toThrow(Stripe.errors.StripeSignatureVerificationError);
  });
});

describe('on demand events', () => {
  test('wait while delivery is paused', async () => {
    await sandbox.delivery({ paused: true });
    await paidSession(sandbox);
    expect((await sandbox.delivery({})).body).toMatchObject({ paused: true, waiting: PAID.length });
    expect(shop.events).toEqual([]);
    await sandbox.delivery({ paused: false });
    expect(await sentTypes()).toEqual(PAID);
  });

  test('come several times, the same ones', async () => {
    await sandbox.delivery({ duplicates: 2 });
    await paidSession(sandbox);
    await allSent();
    expect(shop.events).toHaveLength(3 * PAID.length);
    expect(new Set(shop.events.map(({ id }) => id)).size).toBe(PAID.length);
  });

  test('come in the wrong order', async () => {
    await sandbox.delivery({ paused: true, shuffle: true });
    const { id } = await paidSession(sandbox);
    await sandbox.refund(id);
    await sandbox.delivery({ paused: false });
    await allSent();
    expect(shop.types()).toEqual(['charge.refunded', 'refund.created', 'checkout.session.completed', 'payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created']);
  });

  test('are lost, but for the provider’s list', async () => {
    await sandbox.delivery({ dropNext: PAID.length });
    const { id } = await paidSession(sandbox);
    await sandbox.refund(id);
    expect(await sentTypes()).toEqual(['charge.refunded', 'refund.created']);
    expect((await sandbox.stripe.events.list()).data).toHaveLength(PAID.length + 2);
  });

  test('are refused an order that nobody knows', async () => {
    expect(await sandbox.delivery({ sideways: true })).toMatchObject({ status: 400 });
    expect(await sandbox.pay('cs_test_none', 'paid')).toMatchObject({ status: 404 });
  });
});
