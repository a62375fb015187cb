import { TRIAL_DAYS, trialStarted } from '@b1fuchs/contracts';
import { eventually } from '@b1fuchs/testing';
import { randomUUID } from 'node:crypto';
import { startAuthStandIn, type AuthStandIn } from './auth-stand-in.js';
import { someVerification, startBillingUnderTest, type BillingUnderTest } from './billing-under-test.js';

const HOUR_MS = 3_600_000;
const TRIAL_MS = TRIAL_DAYS * 24 * HOUR_MS;
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);
const endOf = (verifiedAt: Date): Date => new Date(verifiedAt.getTime() + TRIAL_MS);

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

/** Publishes events of verified addresses and waits until each has had its effect. */
async function deliver(events: ReturnType<typeof someVerification>[]): Promise<void> {
  const before = await billing.verificationsDone();
  await Promise.all(events.map((event) => billing.publish(event)));
  await eventually(async () => {
    expect(await billing.verificationsDone()).toBe(before + events.length);
  });
}

/** A user verified since then has been told of: what was published before has arrived. */
async function waitForLaterTrial(): Promise<void> {
  const userId = randomUUID();
  await deliver([someVerification(userId, new Date())]);
  await eventually(() => {
    expect(billing.publishedFor(userId)).toHaveLength(1);
  });
}

describe('the trial', () => {
  test('starts when the address is verified and lasts three days to the millisecond', async () => {
    const userId = randomUUID();
    const verifiedAt = hoursAgo(5);
    await deliver([someVerification(userId, verifiedAt)]);
    expect(await billing.accountsOf(userId)).toMatchObject([{ trialStartsAt: verifiedAt, trialEndsAt: endOf(verifiedAt) }]);
    expect(await billing.entitledUntil(userId)).toBe(endOf(verifiedAt).toISOString());
    expect(await billing.cachedEntitlement(userId)).toBe(endOf(verifiedAt).toISOString());
    await eventually(() => {
      expect(billing.publishedFor(userId)).toHaveLength(1);
    });
    const [event] = billing.publishedFor(userId);
    expect(trialStarted.data.parse(event?.data)).toEqual({
      trialStartsAt: verifiedAt.toISOString(),
      trialEndsAt: endOf(verifiedAt).toISOString(),
    });
  });

  test('starts once and is told of once when the event is delivered five times', async () => {
    const userId = randomUUID();
    const event = someVerification(userId, hoursAgo(1));
    for (let copy = 0; copy < 5; copy += 1) await deliver([event]);
    await waitForLaterTrial();
    expect(await billing.accountsOf(userId)).toHaveLength(1);
    expect(billing.publishedFor(userId)).toHaveLength(1);
  });

  test('starts once and is told of once when twenty events come at the same time', async () => {
    const userId = randomUUID();
    const verifiedAt = hoursAgo(1);
    await deliver(Array.from({ length: 20 }, () => someVerification(userId, verifiedAt)));
    await waitForLaterTrial();
    expect(await billing.accountsOf(userId)).toHaveLength(1);
    expect(await billing.entitledUntil(userId)).toBe(endOf(verifiedAt).toISOString());
    expect(billing.publishedFor(userId)).toHaveLength(1);
  });

  test('starts once when the events and the gateway’s questions come at the same time', async () => {
    const userId = randomUUID();
    const verifiedAt = hoursAgo(2);
    auth.knows(userId, verifiedAt);
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => billing.entitledUntil(userId))),
      deliver(Array.from({ length: 10 }, () => someVerification(userId, verifiedAt))),
    ]);
    await waitForLaterTrial();
    expect(new Set(answers)).toEqual(new Set([endOf(verifiedAt).toISOString()]));
    expect(await billing.accountsOf(userId)).toHaveLength(1);
    expect(billing.publishedFor(userId)).toHaveLength(1);
  });

  test('does not start anew when an address is verified again later', async () => {
    const userId = randomUUID();
    const first = hoursAgo(70);
    await deliver([someVerification(userId, first)]);
    await deliver([someVerification(userId, hoursAgo(1))]);
    expect(await billing.entitledUntil(userId)).toBe(endOf(first).toISOString());
  });

  test('is each learner’s own', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await deliver([someVerification(one, hoursAgo(1))]);
    expect(await billing.entitledUntil(other)).toBeNull();
  });

  test('that has ended closes practice, and the gateway reads so', async () => {
    const userId = randomUUID();
    await deliver([someVerification(userId, hoursAgo(72.01))]);
    expect(await billing.cachedEntitlement(userId)).toBe('none');
    expect(await billing.entitledUntil(userId)).toBeNull();
    expect(await billing.cachedEntitlement(userId)).toBe('none');
    expect(await billing.accountsOf(userId)).toHaveLength(1);
  });
});
