import { changedMembershipSchema, invoiceSchema, membershipChanged, subscriptionStatusSchema } from '@b1fuchs/contracts';
import { countPersonalData, eventually, publishDeletion } from '@b1fuchs/testing';
import { randomUUID } from 'node:crypto';
import { declarations } from '../src/data/personal-data.js';
import { startAuthStandIn, type AuthStandIn } from './auth-stand-in.js';
import { startBillingUnderTest, type BillingUnderTest } from './billing-under-test.js';
import { asAdmin, someBuyer } from './buyer.js';

let auth: AuthStandIn;
let billing: BillingUnderTest;

beforeAll(async () => {
  auth = await startAuthStandIn();
  billing = await startBillingUnderTest(auth.url);
});
afterAll(async () => {
  await billing.stop();
  await auth.stop();
});

const cancel = '/api/subscription/cancel';
const reactivate = '/api/subscription/reactivate';

describe('cancelling', () => {
  test('keeps the access, can be repeated and taken back, and is over with the next payment', async () => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    await buyer.buy();
    const before = await buyer.status();
    const answers = [await buyer.call('post', cancel), await buyer.call('post', cancel)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body).toEqual({ message: expect.stringMatching(/^Your membership will not be extended\. You keep full access until \d+ \w+ \d{4}, and nothing more will be charged\.$/) as string });
    expect(await buyer.status()).toEqual({ ...before, cancelAtPeriodEnd: true });
    expect((await buyer.call('post', reactivate)).body).toMatchObject({ message: expect.stringContaining('Your cancellation is withdrawn') as string });
    expect(await buyer.status()).toEqual(before);
    await buyer.call('post', cancel);
    await eventually(async () => {
      await buyer.buy();
      expect(await buyer.status()).toMatchObject({ cancelAtPeriodEnd: false });
    });
  });

  test.each([cancel, reactivate])('%s is refused without a membership', async (path) => {
    const buyer = await someBuyer(billing, auth);
    const answer = await buyer.call('post', path);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'NO_MEMBERSHIP', message: 'You have no running membership. You can choose a plan at any time.' });
  });
});

describe('invoices', () => {
  test('show seller, VAT and what was bought, to their owner alone', async () => {
    const [buyer, stranger] = [await someBuyer(billing, auth, { hours: 100 }), await someBuyer(billing, auth)];
    await buyer.buy('quarterly');
    const [payment] = await buyer.payments();
    const number = payment?.invoices[0]?.number ?? '';
    expect(number).toMatch(/^B1-\d{6}$/);
    const answer = await buyer.call('get', `/api/subscription/invoices/${number}`);
    expect(invoiceSchema.parse(answer.body)).toMatchObject({
      number,
      kind: 'invoice',
      corrects: null,
      seller: { name: 'Fuchs GmbH', address: ['Musterstraße 1', '12345 Musterstadt'], vatId: null },
      planType: 'quarterly',
      netCents: 2_940,
      vatCents: 559,
      grossCents: 3_499,
      vatPercent: 19,
      accessFrom: payment?.accessFrom,
      accessUntil: payment?.accessUntil,
    });
    for (const [who, asked] of [[stranger, number], [buyer, 'B1-999999'], [buyer, 'x']] as const) {
      expect((await who.call('get', `/api/subscription/invoices/${asked}`)).body).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
    }
  });

  test('have numbers without gaps when twenty payments come in at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, () => someBuyer(billing, auth)));
    await Promise.all(buyers.map((buyer) => buyer.buy()));
    await eventually(async () => expect(await billing.collection('provider_events').countDocuments({ state: 'pending' })).toBe(0), 20_000);
    const numbers = (await billing.collection('invoices').find({}).toArray()).map(({ _id }) => Number(_id)).sort((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(20);
  }, 60_000);
});

describe('books', () => {
  test('stay as they are without the person when the account is erased', async () => {
    const buyer = await someBuyer(billing, auth);
    const [paid, open] = [await buyer.buy(), await buyer.checkout('quarterly')];
    await publishDeletion(billing.parts.broker, buyer.userId);
    await eventually(async () => expect(await countPersonalData(billing.parts.connection, declarations, buyer.userId)).toEqual([0, 0, 0]));
    const kept = await billing.collection('subscriptions').find({ _id: { $in: [paid, open] } }).toArray();
    const invoices = await billing.collection('invoices').find({ paymentId: paid }).toArray();
    expect(kept.find(({ _id }) => _id === paid)).toMatchObject({ state: 'paid', amountCents: 1_499 });
    expect(invoices).toMatchObject([{ kind: 'invoice', grossCents: 1_499 }]);
    const left = JSON.stringify([...kept, ...invoices].map((row) => ({ ...row, outbox: [] })));
    expect(left).not.toContain(buyer.userId);
    expect(left).not.toMatch(/cus_/);
  });
});

describe('what administrators do', () => {
  const path = (userId: string, what: string) => `/internal/accounts/${userId}/${what}`;

  test('a grant opens access with its reason, once for a request', async () => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const body = { requestId: randomUUID(), months: 1, grantedBy: 'admin' };
    const answers = [await asAdmin(billing, 'post', path(buyer.userId, 'grants'), body), await asAdmin(billing, 'post', path(buyer.userId, 'grants'), body)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(await buyer.status()).toMatchObject({ hasAdminPremium: true, adminPremiumReason: 'Admin granted 1 month(s) premium access', accessUntil: (answers[0]?.body as { endsAt: string }).endsAt });
    await eventually(() => expect(billing.eventsOf(buyer.userId, membershipChanged.name).at(-1)?.data).toMatchObject({ reasons: ['granted'], hasGranted: true }));
  });

  test('a grant to somebody who has paid comes after what they have', async () => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    await buyer.buy();
    const { currentPeriodEnd } = await buyer.status();
    const answer = await asAdmin(billing, 'post', path(buyer.userId, 'grants'), { requestId: randomUUID(), months: 3, reason: 'Danke', grantedBy: 'admin' });
    expect(answer.body).toMatchObject({ startsAt: currentPeriodEnd, reason: 'Danke' });
  });

  test('a membership is switched on and off by hand', async () => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const put = (isOn: boolean) => asAdmin(billing, 'put', path(buyer.userId, 'manual-membership'), { isOn, by: 'admin' });
    const on = changedMembershipSchema.parse((await put(true)).body);
    expect(on).toMatchObject({ hasManualMembership: true, membership: { isManual: true, reasons: ['manual'] } });
    expect(await billing.cachedEntitlement(buyer.userId)).toBe('9999-12-31T23:59:59.999Z');
    const off = changedMembershipSchema.parse((await put(false)).body);
    expect(off).toMatchObject({ hasManualMembership: false, accessUntil: null, membership: { isManual: false, reasons: [] } });
    // As the event says it: whoever has had the answer knows of the event, and of those before, that it is not newer.
    expect(off.membership?.revision).toBeGreaterThan(on.membership?.revision ?? 0);
    expect(await billing.cachedEntitlement(buyer.userId)).toBe('none');
  });

  test('the end of a trial is moved, but not of somebody who has bought', async () => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const endsAt = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString();
    const put = (body: object) => asAdmin(billing, 'put', path(buyer.userId, 'trial-end'), { ...body, by: 'admin' });
    expect((await put({ endsAt })).body).toMatchObject({ trialActive: true, trialEndsAt: endsAt, accessUntil: endsAt, membership: { reasons: ['trial'], trialEndsAt: endsAt } });
    expect((await put({ addDays: 2 })).body).toMatchObject({ trialEndsAt: new Date(Date.parse(endsAt) + 2 * 24 * 3_600_000).toISOString() });
    await buyer.buy();
    expect((await put({ addDays: 2 })).body).toMatchObject({ code: 'TRIAL_IS_OVER' });
  });

  test('a trial is extended once for each request, also where the learner has bought meanwhile', async () => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const requestId = randomUUID();
    const extend = (body: object = { addDays: 2, requestId }) => asAdmin(billing, 'put', path(buyer.userId, 'trial-end'), { ...body, by: 'admin' });
    const first = subscriptionStatusSchema.parse((await extend()).body).trialEndsAt;
    const again = await Promise.all([extend(), extend(), extend()]);
    expect(again.map(({ body }) => subscriptionStatusSchema.parse(body).trialEndsAt)).toEqual([first, first, first]);
    const more = subscriptionStatusSchema.parse((await extend({ addDays: 2, requestId: randomUUID() })).body).trialEndsAt;
    expect(Date.parse(more ?? '') - Date.parse(first ?? '')).toBe(2 * 24 * 3_600_000);
    await buyer.buy();
    expect((await extend()).status).toBe(200);
    expect((await extend({ addDays: 2, requestId: randomUUID() })).body).toMatchObject({ code: 'TRIAL_IS_OVER' });
  });

  test('nothing is done for a user whom nobody knows', async () => {
    const userId = randomUUID();
    const answers = [
      await asAdmin(billing, 'post', path(userId, 'grants'), { requestId: randomUUID(), months: 1, grantedBy: 'admin' }),
      await asAdmin(billing, 'put', path(userId, 'manual-membership'), { isOn: true, by: 'admin' }),
      await asAdmin(billing, 'put', path(userId, 'trial-end'), { addDays: 1, by: 'admin' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await billing.accountsOf(userId)).toEqual([]);
  });

  test.each([
    ['post', 'grants', { requestId: 'x', months: 2, grantedBy: '' }],
    ['put', 'manual-membership', { isOn: 'yes', by: 'admin' }],
    ['put', 'trial-end', { addDays: 1, endsAt: '2026-12-01T00:00:00.000Z', by: 'admin' }],
  ] as const)('%s %s with something else is refused', async (method, what, body) => {
    expect((await asAdmin(billing, method, path(randomUUID(), what), body)).status).toBe(400);
  });

  test('a refund is made once for a request, in part and then in whole, and never more than was paid', async () => {
    const buyer = await someBuyer(billing, auth, { hours: 100 });
    const sessionId = await buyer.buy();
    const refund = (body: object) => asAdmin(billing, 'post', `/internal/payments/${sessionId}/refund`, { requestId: randomUUID(), by: 'admin', reason: 'Kulanz', ...body });
    const requestId = randomUUID();
    const twice = [await refund({ requestId, amountCents: 500 }), await refund({ requestId, amountCents: 500 })];
    expect(twice.map(({ body }) => body as object)).toMatchObject([{ amountCents: 500, refundedCents: 500 }, { amountCents: 500, refundedCents: 500 }]);
    expect((await refund({ requestId, amountCents: 501 })).body).toMatchObject({ code: 'REFUND_REFUSED' });
    expect((await refund({ amountCents: 1_000 })).body).toMatchObject({ code: 'REFUND_REFUSED' });
    expect(await buyer.status()).toMatchObject({ status: 'active' });
    expect((await refund({})).body).toMatchObject({ amountCents: 999, refundedCents: 1_499 });
    expect((await refund({})).body).toMatchObject({ code: 'REFUND_REFUSED' });
    expect(await buyer.status()).toMatchObject({ status: 'canceled', accessUntil: null });
    const [payment] = await buyer.payments();
    expect(payment).toMatchObject({ status: 'refunded', refundedCents: 1_499, invoices: [{ kind: 'invoice', grossCents: 1_499 }, { kind: 'credit-note', grossCents: 500 }, { kind: 'credit-note', grossCents: 999 }] });
    const [invoice, ...notes] = await Promise.all((payment?.invoices ?? []).map(async ({ number }) => invoiceSchema.parse((await buyer.call('get', `/api/subscription/invoices/${number}`)).body)));
    expect(notes.map(({ corrects }) => corrects)).toEqual([invoice?.number, invoice?.number]);
    expect(notes.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(invoice?.vatCents);
  });

  test('a refund of a payment that does not exist is not found', async () => {
    const answer = await asAdmin(billing, 'post', '/internal/payments/cs_test_invented/refund', { requestId: randomUUID(), by: 'admin', reason: '' });
    expect(answer.body).toMatchObject({ code: 'PAYMENT_NOT_FOUND' });
  });

  test('learners are refused what only administrators may', async () => {
    const buyer = await someBuyer(billing, auth);
    const answers = [
      await buyer.call('post', path(buyer.userId, 'grants'), { requestId: randomUUID(), months: 1, grantedBy: 'me' }),
      await buyer.call('post', '/internal/payments/cs_test_1/refund', { requestId: randomUUID(), by: 'me', reason: '' }),
      await buyer.call('get', '/api/admin/money-report?from=2026-01-01&to=2026-01-31'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
