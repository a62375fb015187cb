import { TRIAL_DAYS } from '@b1fuchs/contracts';
import { signInternalToken } from '@b1fuchs/kit';
import { eventually, identityToken, signingKeyOf, someIdentity } from '@b1fuchs/testing';
import { randomUUID } from 'node:crypto';
import { startAuthStandIn, type AuthStandIn } from './auth-stand-in.js';
import { someVerification, startBillingUnderTest, type BillingUnderTest } from './billing-under-test.js';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);
const endOf = (verifiedAt: Date): string => new Date(verifiedAt.getTime() + TRIAL_DAYS * 24 * HOUR_MS).toISOString();

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

describe('a question for a user whose verification has not been told of yet', () => {
  test('asks auth, starts the trial from the verification and tells of it once', async () => {
    const userId = randomUUID();
    const verifiedAt = hoursAgo(3);
    auth.knows(userId, verifiedAt);
    expect(await billing.entitledUntil(userId)).toBe(endOf(verifiedAt));
    expect(await billing.cachedEntitlement(userId)).toBe(endOf(verifiedAt));
    await eventually(() => {
      expect(billing.publishedFor(userId)).toHaveLength(1);
    });
  });

  test('asks auth no second time', async () => {
    const userId = randomUUID();
    auth.knows(userId, hoursAgo(3));
    await billing.entitledUntil(userId);
    await billing.entitledUntil(userId);
    expect(auth.timesAskedFor(userId)).toBe(1);
  });

  test('and the event that comes afterwards changes nothing', async () => {
    const userId = randomUUID();
    const verifiedAt = hoursAgo(3);
    auth.knows(userId, verifiedAt);
    await billing.entitledUntil(userId);
    const before = await billing.verificationsDone();
    await billing.publish(someVerification(userId, verifiedAt));
    await eventually(async () => {
      expect(await billing.verificationsDone()).toBe(before + 1);
    });
    expect(await billing.accountsOf(userId)).toHaveLength(1);
    expect(await billing.entitledUntil(userId)).toBe(endOf(verifiedAt));
  });

  test('stays closed for an unverified user until they verify', async () => {
    const userId = randomUUID();
    auth.knows(userId, null);
    expect(await billing.entitledUntil(userId)).toBeNull();
    expect(await billing.accountsOf(userId)).toEqual([]);
    const verifiedAt = new Date();
    auth.knows(userId, verifiedAt);
    expect(await billing.entitledUntil(userId)).toBe(endOf(verifiedAt));
  });

  test('is closed for a user whom nobody knows, and opens no account', async () => {
    const userId = randomUUID();
    expect(await billing.entitledUntil(userId)).toBeNull();
    expect(await billing.accountsOf(userId)).toEqual([]);
    expect(auth.timesAskedFor(userId)).toBe(1);
  });

  test('is closed when the trial would have ended already, and the gateway reads so', async () => {
    const userId = randomUUID();
    auth.knows(userId, hoursAgo(100));
    expect(await billing.entitledUntil(userId)).toBeNull();
    expect(await billing.cachedEntitlement(userId)).toBe('none');
  });

  test('says that it cannot tell while auth is away, and closes practice to nobody', async () => {
    const alone = await startBillingUnderTest('http://127.0.0.1:9');
    const userId = randomUUID();
    const answer = await alone.askEntitlement(userId, signInternalToken(signingKeyOf('gateway'), 'billing'));
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await alone.cachedEntitlement(userId)).toBeNull();
    await alone.stop();
  });
});

describe('entitlements are told to the gateway only', () => {
  test.each([
    ['a learner', () => identityToken('billing', someIdentity())],
    ['an administrator', () => identityToken('billing', someIdentity({ role: 'admin' }))],
    ['billing itself', () => signInternalToken(signingKeyOf('billing'), 'billing')],
  ])('%s is refused', async (_who, token) => {
    const answer = await billing.askEntitlement(randomUUID(), token());
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'FORBIDDEN' });
  });

  test.each([
    ['a forged token', () => 'eyJhbGciOiJub25lIn0.e30.'],
    ['the gateway’s token for another service', () => signInternalToken(signingKeyOf('gateway'), 'auth')],
    ['a token that speaks as the gateway, signed with another key', () => signInternalToken({ ...signingKeyOf('billing'), keyId: 'gateway-1' }, 'billing')],
  ])('%s is not believed', async (_what, token) => {
    const answer = await billing.askEntitlement(randomUUID(), token());
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  test('a stranger is told to sign in', async () => {
    expect((await billing.askEntitlement(randomUUID())).status).toBe(401);
  });
});
