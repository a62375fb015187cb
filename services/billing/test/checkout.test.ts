import { paymentReceived, plans } from '@b1fuchs/contracts';
import { eventually } from '@b1fuchs/testing';
import { startAuthStandIn, type AuthStandIn } from './auth-stand-in.js';
import { PUBLIC_URL, startBillingUnderTest, type BillingUnderTest } from './billing-under-test.js';
import { atProvider, sessionIn, someBuyer } from './buyer.js';

let auth: AuthStandIn;
let billing: BillingUnderTest;
let provider: ReturnType<typeof atProvider>;

beforeAll(async () => {
  auth = await startAuthStandIn();
  billing = await startBillingUnderTest(auth.url);
  provider = atProvider(billing);
});
afterAll(async () => {
  await billing.stop();
  await auth.stop();
});
afterEach(async () => {
  await provider.faults({ next: 0 });
  await provider.delivery({ paused: false, duplicates: 0, shuffle: false, dropNext: 0 });
});

/** Everything that comes in from the provider waits, so that only coming back tells of a payment. */
const withoutWebhook = () => provider.delivery({ paused: true });

describe('a checkout', () => {
  test('sells the plan at its price to the learner, once', async () => {
    const buyer = await someBuyer(billing, auth);
    const sessionId = await buyer.checkout('quarterly');
    const kept = await billing.collection('subscriptions').findOne({ _id: sessionId });
    expect(kept).toMatchObject({ userId: buyer.userId, planType: 'quarterly', months: 3, amountCents: 3_499, currency: 'eur', state: 'watched' });
  });

  test('takes the plan under both names that the pages use', async () => {
    const buyer = await someBuyer(billing, auth);
    const consent = { withdrawalConsent: '2026-11-29' };
    const one = await buyer.call('post', '/api/create-checkout-session', { planId: 'monthly', ...consent });
    const other = await buyer.call('post', '/api/create-checkout-session', { planType: 'monthly', ...consent });
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.body).toEqual(other.body);
  });

  test.each([
    ['without a plan', {}],
    ['for a plan that is not sold', { planId: 'yearly' }],
    ['for two plans', { planId: 'monthly', planType: 'quarterly' }],
  ])('%s is refused', async (_what, body) => {
    const buyer = await someBuyer(billing, auth);
    const answer = await buyer.call('post', '/api/create-checkout-session', { ...body, withdrawalConsent: '2026-11-29' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test.each([{}, { withdrawalConsent: '2020-01-01' }])('needs the consent in force: %j', async (consent) => {
    const buyer = await someBuyer(billing, auth);
    const answer = await buyer.call('post', '/api/create-checkout-session', { planId: 'monthly', ...consent });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'WITHDRAWAL_CONSENT_REQUIRED', message: 'Please agree that your access begins right after the payment. Tick the box and try again.' });
  });

  test('is not for administrators', async () => {
    const answer = await (await someBuyer(billing, auth, { role: 'admin' })).order('monthly');
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'ADMIN_NEEDS_NO_MEMBERSHIP' });
  });

  test('is one for twenty clicks at once, and for a later one', async () => {
    const buyer = await someBuyer(billing, auth);
    const sessions = await Promise.all(Array.from({ length: 20 }, () => buyer.checkout()));
    expect(new Set([...sessions, await buyer.checkout()]).size).toBe(1);
    expect(await billing.collection('subscriptions').countDocuments({ userId: buyer.userId })).toBe(1);
  });

  test('for another plan closes the one that is open', async () => {
    const buyer = await someBuyer(billing, auth);
    const monthly = await buyer.checkout('monthly');
    const quarterly = await buyer.checkout('quarterly');
    expect(quarterly).not.toBe(monthly);
    await expect(provider.pay(monthly, 'paid')).rejects.toThrow('no longer open');
    expect(await buyer.checkout('quarterly')).toBe(quarterly);
  });

  test('that was paid without coming back leads to what was bought, and the next one buys again', async () => {
    await withoutWebhook();
    const buyer = await someBuyer(billing, auth);
    const sessionId = await buyer.checkout();
    await provider.pay(sessionId, 'paid');
    expect((await buyer.order('monthly')).body).toEqual({ url: `${PUBLIC_URL}/subscription-success?session_id=${sessionId}` });
    expect(await buyer.status()).toMatchObject({ hasSubscription: true });
    expect(await buyer.checkout()).not.toBe(sessionId);
  });

  test('whose money is on its way is not begun anew, for no plan', async () => {
    const buyer = await someBuyer(billing, auth);
    const sessionId = await buyer.checkout();
    await provider.pay(sessionId, 'delayed');
    for (const planType of ['monthly', 'quarterly'] as const) {
      expect((await buyer.order(planType)).body).toEqual({ url: `${PUBLIC_URL}/subscription-success?session_id=${sessionId}` });
    }
  });

  test.each([
    ['is away', { status: 500, next: 50 }],
    ['is busy', { status: 429, next: 50 }],
  ])('fails with a sentence while the provider %s, and works when it is back', async (_how, faults) => {
    const buyer = await someBuyer(billing, auth);
    await provider.faults(faults);
    const answer = await buyer.order('monthly');
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'PAYMENT_UNAVAILABLE', message: 'Unable to set up payment. Please try again.' });
    await provider.faults({ next: 0 });
    await buyer.checkout();
  });

  test('survives a single failure, and can be tried again after an answer that broke off', async () => {
    const buyer = await someBuyer(billing, auth);
    await provider.faults({ status: 500, next: 1 });
    const sessionId = await buyer.checkout();
    await provider.faults({ cut: true, next: 1 });
    expect((await buyer.order('quarterly')).body).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    expect(await buyer.checkout('quarterly')).not.toBe(sessionId);
  });

  test('makes a new customer where the provider does not know the old one any more', async () => {
    const buyer = await someBuyer(billing, auth);
    await billing.collection('accounts').updateOne({ _id: buyer.userId }, { $set: { customerId: 'cus_of_another_provider' } });
    await buyer.buy();
    expect(await billing.collection('accounts').findOne({ _id: buyer.userId })).not.toMatchObject({ customerId: 'cus_of_another_provider' });
  });
});

describe('coming back from the provider', () => {
  test('opens access at once, without a webhook, and tells of the payment once', async () => {
    await withoutWebhook();
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const sessionId = await buyer.checkout();
    expect(await buyer.verified(sessionId)).toEqual({ success: false, pending: true });
    await provider.pay(sessionId, 'paid');
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer.verified(sessionId)));
    expect(answers[0]).toMatchObject({ success: true, purchase: { planType: 'monthly', amountCents: plans.monthly.amountCents, currency: 'eur' } });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { accessUntil } = await buyer.status();
    expect(accessUntil).toBe(answers[0]?.purchase?.accessUntil);
    expect(await billing.cachedEntitlement(buyer.userId)).toBe(accessUntil);
    await eventually(() => expect(billing.eventsOf(buyer.userId, paymentReceived.name)).toHaveLength(1));
    expect(billing.eventsOf(buyer.userId, paymentReceived.name)[0]?.data).toMatchObject({ paymentId: sessionId, planType: 'monthly', isFirst: true });
  });

  test('during the trial buys the time after it', async () => {
    const buyer = await someBuyer(billing, auth);
    const sessionId = await buyer.buy();
    const status = await buyer.status();
    expect(status).toMatchObject({ status: 'trialing', hasSubscription: true, trialActive: true, trialEnd: status.trialEndsAt, currentPeriodStart: status.trialEndsAt });
    expect((await buyer.verified(sessionId)).purchase?.accessFrom).toBe(status.trialEndsAt);
  });

  test('says the same of somebody else’s payment as of one that does not exist', async () => {
    const [buyer, stranger] = [await someBuyer(billing, auth), await someBuyer(billing, auth)];
    const open = await buyer.checkout();
    const paid = await (await someBuyer(billing, auth)).buy();
    const answers = await Promise.all([open, paid, 'cs_test_invented', '../customers', 'x'.repeat(255), 'cs_\uD800'].map((id) => stranger.verify(id)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    const bodies = answers.map(({ body }) => ({ ...(body as object), requestId: '' }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
  });

  test.each([{}, { sessionId: '' }, { sessionId: 7 }, { sessionId: 'x'.repeat(256) }])('with %j is refused', async (body) => {
    const buyer = await someBuyer(billing, auth);
    expect((await buyer.call('post', '/api/verify-checkout-session', body)).status).toBe(400);
  });

  test('with a session that is over or whose money never came opens nothing', async () => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const over = await buyer.checkout('monthly');
    const delayed = await buyer.checkout('quarterly');
    expect(await buyer.verified(over)).toEqual({ success: false, pending: false });
    await provider.pay(delayed, 'delayed-failure');
    expect(await buyer.verified(delayed)).toEqual({ success: false, pending: true });
    await provider.pay(delayed, 'failed');
    expect(await buyer.verified(delayed)).toEqual({ success: false, pending: false });
    expect(await buyer.status()).toMatchObject({ status: null, accessUntil: null });
  });

  test('with a declined card may try again in the same checkout', async () => {
    const buyer = await someBuyer(billing, auth);
    const sessionId = await buyer.checkout();
    await provider.pay(sessionId, 'declined');
    expect(await buyer.verified(sessionId)).toEqual({ success: false, pending: true });
    expect(sessionIn((await buyer.order('monthly')).text)).toBe(sessionId);
    await provider.pay(sessionId, 'paid');
    expect(await buyer.verified(sessionId)).toMatchObject({ success: true });
  });

  test('while the provider is away says so, and answers what is known without it', async () => {
    const buyer = await someBuyer(billing, auth);
    const paid = await buyer.buy();
    const open = await buyer.checkout();
    await provider.faults({ status: 500, next: 50 });
    const answer = await buyer.verify(open);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'PAYMENT_UNAVAILABLE', message: 'We could not check your payment right now. Nothing is lost: if you have paid, your access opens by itself.' });
    expect(await buyer.verified(paid)).toMatchObject({ success: true });
  });
});
