import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, learnerMembershipSchema, refundResponseSchema, securityRecorded, type LearnerMembership } from '@b1fuchs/contracts';
import { signInternalToken } from '@b1fuchs/kit';
import { eventually, signingKeyOf } from '@b1fuchs/testing';
import request, { type Response } from 'supertest';
import { startAuthStandIn, type AuthStandIn } from './auth-stand-in.js';
import { startBillingUnderTest, type BillingUnderTest } from './billing-under-test.js';
import { asAdmin, atProvider, someBuyer } from './buyer.js';

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

const ask = (userId: string, caller: 'admin' | 'gateway' = 'admin'): Promise<Response> =>
  request(billing.baseUrl).get(`/internal/admin/accounts/${userId}/membership`).set(IDENTITY_HEADER, signInternalToken(signingKeyOf(caller), 'billing'));
const membershipOf = async (userId: string): Promise<LearnerMembership> => learnerMembershipSchema.parse((await ask(userId)).body);
const refund = (sessionId: string, body: object) => asAdmin(billing, 'post', `/internal/payments/${sessionId}/refund`, { requestId: randomUUID(), by: 'an-administrator', reason: 'Kulanz', ...body });

test('payments are shown with invoices, refunds and who asked for them; a refund answers with the membership that is left', async () => {
  const buyer = await someBuyer(billing, auth, { hours: 100 });
  const sessionId = await buyer.buy();
  expect(refundResponseSchema.parse((await refund(sessionId, { userId: buyer.userId, amountCents: 500 })).body).status).toMatchObject({ hasSubscription: true, status: 'active' });
  const { payments, reasons } = await membershipOf(buyer.userId);
  expect(reasons).toEqual(['membership']);
  expect(payments).toMatchObject([
    {
      id: sessionId,
      amountCents: 1_499,
      refundedCents: 500,
      status: 'partly_refunded',
      invoices: [{ kind: 'invoice', grossCents: 1_499 }, { kind: 'credit-note', grossCents: 500 }],
      refunds: [{ amountCents: 500 }],
      refundRequests: [{ by: 'an-administrator', reason: 'Kulanz' }],
      dispute: null,
    },
  ]);
  expect(refundResponseSchema.parse((await refund(sessionId, { userId: buyer.userId })).body)).toMatchObject({ amountCents: 999, refundedCents: 1_499, status: { hasSubscription: false, accessUntil: null }, membership: { hasPaid: false, reasons: [] } });
  expect(await membershipOf(buyer.userId)).toMatchObject({ reasons: [], payments: [{ status: 'refunded' }] });
});

test('who has asked for a refund is told to the trail once a request, also where the provider refuses', async () => {
  const buyer = await someBuyer(billing, auth, { hours: 100 });
  const sessionId = await buyer.buy();
  const tooMuch = { requestId: randomUUID(), amountCents: 9_999 };
  for (let times = 0; times < 2; times += 1) expect((await refund(sessionId, tooMuch)).body).toMatchObject({ code: 'REFUND_REFUSED' });
  await refund(sessionId, {});
  await eventually(() => expect(billing.eventsOf(buyer.userId, securityRecorded.name).map(({ data }) => data)).toEqual([1, 2].map(() => ({ action: 'refund-requested', by: 'an-administrator' }))));
});

test('a payment of somebody else is not refunded under a learner’s name', async () => {
  const [buyer, other] = [await someBuyer(billing, auth, { hours: 100 }), await someBuyer(billing, auth)];
  const sessionId = await buyer.buy();
  expect((await refund(sessionId, { userId: other.userId })).body).toMatchObject({ code: 'PAYMENT_NOT_FOUND', message: 'This payment does not exist, or is not one of this learner.' });
  expect(await membershipOf(buyer.userId)).toMatchObject({ payments: [{ status: 'paid', refundRequests: [] }] });
});

test('a dispute, grants and a membership without an end are shown with who gave them and since when', async () => {
  const buyer = await someBuyer(billing, auth, { hours: 100 });
  const sessionId = await buyer.buy();
  const path = `/internal/accounts/${buyer.userId}`;
  await asAdmin(billing, 'post', `${path}/grants`, { requestId: randomUUID(), months: 1, reason: 'Gewinnspiel', grantedBy: 'an-administrator' });
  await asAdmin(billing, 'put', `${path}/manual-membership`, { isOn: true, by: 'another-one' });
  await atProvider(billing).dispute(sessionId, 'open');
  await eventually(async () => {
    const { payments, grants, manual, reasons } = await membershipOf(buyer.userId);
    expect(payments).toMatchObject([{ status: 'disputed', dispute: { status: 'open', closedAt: null } }]);
    expect(grants).toMatchObject([{ reason: 'Gewinnspiel', by: 'an-administrator' }]);
    expect(manual).toMatchObject({ isOn: true, by: 'another-one' });
    expect(reasons).toContain('manual');
  }, 20_000);
});

test('of whom nobody knows anything there is nothing; and nobody but the admin service asks', async () => {
  const userId = randomUUID();
  expect(await membershipOf(userId)).toMatchObject({ reasons: [], payments: [], grants: [], manual: null, status: { status: null, accessUntil: null } });
  expect((await ask(userId, 'gateway')).status).toBe(403);
});
