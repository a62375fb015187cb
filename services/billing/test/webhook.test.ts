import { mailRequested, membershipChanged, paymentReceived, paymentRefunded } from '@b1fuchs/contracts';
import { eventually, publishDeletion } from '@b1fuchs/testing';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { startAuthStandIn, type AuthStandIn } from './auth-stand-in.js';
import { startBillingUnderTest, WEBHOOK_SECRET, type BillingUnderTest } from './billing-under-test.js';
import { atProvider, someBuyer } from './buyer.js';

let auth: AuthStandIn;
let billing: BillingUnderTest;
let provider: ReturnType<typeof atProvider>;
let stripe: Stripe;

beforeAll(async () => {
  auth = await startAuthStandIn();
  billing = await startBillingUnderTest(auth.url);
  provider = atProvider(billing);
  stripe = new Stripe('sk_test_billing', { host: '127.0.0.1', port: billing.sandbox.port, protocol: 'http', telemetry: false });
});
afterAll(async () => {
  await billing.stop();
  await auth.stop();
});
afterEach(async () => {
  await provider.faults({ next: 0 });
  await provider.delivery({ paused: false, duplicates: 0, shuffle: false, dropNext: 0 });
});

const LONG_AGO_S = 6 * 60;
type Signing = { secret?: string; ageS?: number; body?: string };

/** Sends an event as the provider does, or as somebody else would. */
async function send(event: object, { secret = WEBHOOK_SECRET, ageS = 0, body }: Signing = {}): Promise<Response> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1_000) - ageS });
  return fetch(`${billing.baseUrl}/api/stripe/webhook`, { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body: body ?? payload });
}
const someEvent = (type: string, object: object) => ({ id: `evt_${randomUUID()}`, object: 'event', type, created: Math.floor(Date.now() / 1_000), data: { object } });
const aboutSession = (id: string) => someEvent('checkout.session.completed', { id, object: 'checkout.session' });
const stored = (event: { id: string }) => billing.collection('provider_events').findOne({ _id: event.id });

describe('the webhook', () => {
  test('opens access for who has paid and closed the tab, with one payment and one membership told', async () => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const sessionId = await buyer.checkout();
    await provider.pay(sessionId, 'paid');
    await eventually(async () => expect(await buyer.status()).toMatchObject({ status: 'active', hasSubscription: true }));
    await eventually(() => expect(billing.eventsOf(buyer.userId, paymentReceived.name)).toHaveLength(1));
    const { accessUntil } = await buyer.status();
    await eventually(async () => expect(await billing.cachedEntitlement(buyer.userId)).toBe(accessUntil));
    await eventually(() =>
      expect(billing.eventsOf(buyer.userId, membershipChanged.name).at(-1)?.data).toMatchObject({ status: 'active', planType: 'monthly', accessUntil, reasons: ['membership'], hasPaid: true }),
    );
  });

  test('comes to the same with every message three times and in the wrong order', async () => {
    await provider.delivery({ duplicates: 2, shuffle: true });
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const sessionId = await buyer.checkout();
    await provider.pay(sessionId, 'paid');
    await provider.refund(sessionId, 500);
    await provider.refund(sessionId, 300);
    await eventually(async () => expect(await buyer.payments()).toMatchObject([{ status: 'partly_refunded', refundedCents: 800, invoices: [{ kind: 'invoice' }, { kind: 'credit-note' }, { kind: 'credit-note' }] }]), 20_000);
    await eventually(async () => expect(await billing.collection('provider_events').countDocuments({ state: 'pending' })).toBe(0));
    expect(billing.eventsOf(buyer.userId, paymentReceived.name)).toHaveLength(1);
    await eventually(() => expect(billing.eventsOf(buyer.userId, paymentRefunded.name)).toHaveLength(2));
  });

  test('opens nothing while the money is on its way, and opens it when it arrives', async () => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const sessionId = await buyer.checkout();
    await provider.pay(sessionId, 'delayed');
    await eventually(async () => expect(await billing.collection('subscriptions').findOne({ _id: sessionId })).toMatchObject({ seenUnpaidAt: expect.any(Date) as Date }));
    expect(await buyer.status()).toMatchObject({ status: null, accessUntil: null });
    await provider.pay(sessionId, 'arrived');
    await eventually(async () => expect(await buyer.status()).toMatchObject({ status: 'active' }));
  });

  test('ends access with a full refund, suspends it with a dispute, and gives it back when that is won', async () => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const [disputed, refunded] = [await buyer.buy(), await buyer.buy()];
    await provider.dispute(disputed, 'open');
    await provider.refund(refunded);
    await eventually(async () => expect(await buyer.status()).toMatchObject({ status: 'past_due', hasSubscription: false, accessUntil: null }));
    await eventually(async () => expect(await billing.cachedEntitlement(buyer.userId)).toBe('none'));
    await provider.dispute(disputed, 'won');
    await eventually(async () => expect(await buyer.status()).toMatchObject({ status: 'active', hasSubscription: true }));
    const statusOf = async (id: string) => (await buyer.payments()).find((payment) => payment.id === id)?.status;
    expect([await statusOf(refunded), await statusOf(disputed)]).toEqual(['refunded', 'paid']);
  });

  test.each<[string, Signing]>([
    ['with another secret', { secret: 'whsec_forged' }],
    ['more than five minutes ago', { ageS: LONG_AGO_S }],
    ['for another body', { body: '{}' }],
  ])('refuses what was signed %s', async (_how, signing) => {
    const event = aboutSession('cs_test_1');
    const answer = await send(event, signing);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'WEBHOOK_REFUSED' });
    expect(await stored(event)).toBeNull();
  });

  test('refuses what is not signed, and what is too large', async () => {
    const unsigned = await fetch(`${billing.baseUrl}/api/stripe/webhook`, { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(400);
    const large = await send(someEvent('checkout.session.completed', { id: 'cs_test_1', object: 'checkout.session', metadata: { filler: 'x'.repeat(300_000) } }));
    expect(large.status).toBe(413);
  });

  test('takes what it has no use for, and leaves it', async () => {
    const events = [someEvent('invoice.created', { id: 'in_1', object: 'invoice' }), someEvent('payment_intent.created', { id: 'pi_1', object: 'payment_intent' })];
    for (const event of events) expect((await send(event)).status).toBe(200);
    expect(await Promise.all(events.map(stored))).toMatchObject([{ state: 'ignored' }, { state: 'ignored' }]);
  });

  test('leaves what is about a session or payment that does not exist', async () => {
    const events = [aboutSession('cs_test_invented'), someEvent('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_invented' })];
    for (const event of events) expect((await send(event)).status).toBe(200);
    await eventually(async () => expect(await Promise.all(events.map(stored))).toMatchObject([{ state: 'ignored' }, { state: 'ignored' }]));
  });

  test('keeps an event once, and nothing of a person in it', async () => {
    const event = { ...aboutSession('cs_test_invented'), data: { object: { id: 'cs_test_invented', object: 'checkout.session', customer_details: { email: 'mina@example.org', name: 'Mina' } } } };
    for (let copy = 0; copy < 3; copy += 1) expect((await send(event)).status).toBe(200);
    const kept = await billing.collection('provider_events').find({ _id: event.id }).toArray();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/mina/i);
  });

  test('is answered while the provider is away, and has its effect when it is back', async () => {
    await provider.delivery({ paused: true });
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const sessionId = await buyer.checkout();
    await provider.pay(sessionId, 'paid');
    await provider.faults({ status: 500, next: 3 });
    const event = aboutSession(sessionId);
    expect((await send(event)).status).toBe(200);
    await eventually(async () => expect(await stored(event)).toMatchObject({ state: 'pending', attempts: 1 }));
    await eventually(async () => expect(await buyer.status()).toMatchObject({ status: 'active' }), 20_000);
    await eventually(async () => expect(await stored(event)).toMatchObject({ state: 'done' }));
  });
});

describe('a payment that nobody can claim', () => {
  /** Somebody's session that was not begun by us, paid. */
  async function paidElsewhere({ userId, unitAmount = 1_499, currency = 'eur' }: { userId: string; unitAmount?: number; currency?: string }): Promise<string> {
    const { id } = await stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: userId,
      metadata: { userId, planType: 'monthly' },
      line_items: [{ quantity: 1, price_data: { currency, unit_amount: unitAmount, product_data: { name: 'x' } } }],
      success_url: 'http://localhost/x',
    });
    await provider.pay(id, 'paid');
    return id;
  }
  const keptAs = (id: string, fields: object) => eventually(async () => expect(await billing.collection('subscriptions').findOne({ _id: id })).toMatchObject(fields), 20_000);

  test.each([
    ['another amount', { unitAmount: 1 }],
    ['another currency', { currency: 'usd' }],
  ])('as it is of %s is kept and opens nothing', async (_what, changes) => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const id = await paidElsewhere({ userId: buyer.userId, ...changes });
    await keptAs(id, { state: 'unclaimed', unclaimedBecause: 'amount' });
    expect(await buyer.status()).toMatchObject({ status: null, accessUntil: null });
    expect(await buyer.payments()).toEqual([]);
    expect(await buyer.verified(id)).toEqual({ success: false, pending: false });
    expect(billing.eventsOf(buyer.userId, paymentReceived.name)).toEqual([]);
  });

  test('as its user is unknown is kept and opens nothing', async () => {
    const userId = randomUUID();
    const id = await paidElsewhere({ userId });
    await keptAs(id, { state: 'unclaimed', unclaimedBecause: 'unknown user' });
    expect(await billing.accountsOf(userId)).toEqual([]);
  });

  test('as its user was erased meanwhile is given back in full, once, and linked to nobody', async () => {
    const buyer = await someBuyer(billing, auth);
    const id = await buyer.checkout();
    await publishDeletion(billing.parts.broker, buyer.userId);
    await eventually(async () => expect(await billing.accountsOf(buyer.userId)).toEqual([]));
    await provider.delivery({ duplicates: 2 });
    await provider.pay(id, 'paid');
    await keptAs(id, { state: 'unclaimed', unclaimedBecause: 'erased user', refunds: [{ amountCents: 1_499 }] });
    const kept = await billing.collection('subscriptions').findOne({ _id: id });
    expect((await stripe.refunds.list({ payment_intent: String(kept?.paymentIntentId) })).data).toHaveLength(1);
    expect(kept).not.toHaveProperty('userId');
    expect(await billing.accountsOf(buyer.userId)).toEqual([]);
    expect(billing.eventsOf(buyer.userId, mailRequested.name)).toEqual([]);
  });
});
