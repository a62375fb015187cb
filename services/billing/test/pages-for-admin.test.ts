import { IDENTITY_HEADER, membershipsPageSchema } from '@b1fuchs/contracts';
import { signInternalToken } from '@b1fuchs/kit';
import { signingKeyOf, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { startAuthStandIn, type AuthStandIn } from './auth-stand-in.js';
import { startBillingUnderTest, type BillingUnderTest } from './billing-under-test.js';

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

const page = (after: string, caller: 'admin' | 'gateway' = 'admin') =>
  request(billing.baseUrl).get(`/internal/admin/memberships?limit=2&after=${after}`).set(IDENTITY_HEADER, signInternalToken(signingKeyOf(caller), 'billing'));

test('the admin service gets what opens practice for everybody, page after page, and nobody else does', async () => {
  const verifiedAt = new Date('2026-11-20T08:00:00.000Z');
  const users = [someIdentity(), someIdentity(), someIdentity()].map(({ userId }) => userId).sort();
  for (const userId of users) {
    auth.knows(userId, verifiedAt);
    await billing.entitledUntil(userId);
  }
  const first = membershipsPageSchema.parse((await page('')).body);
  const second = membershipsPageSchema.parse((await page(first.next ?? '')).body);
  const trialEndsAt = '2026-11-23T08:00:00.000Z';
  const membership = expect.objectContaining({ trialEndsAt, reasons: [], hasPaid: false }) as object;
  expect([...first.rows, ...second.rows]).toEqual(users.map((userId) => ({ userId, trialEndsAt, membership })));
  expect(second.next).toBeNull();
  expect((await page('', 'gateway')).status).toBe(403);
});
