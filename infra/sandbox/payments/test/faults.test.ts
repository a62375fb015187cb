import { performance } from 'node:perf_hooks';
import Stripe from 'stripe';
import { clientOf, someSession, startUnderTest, type UnderTest } from './sandbox-under-test.js';

let sandbox: UnderTest;
beforeAll(async () => {
  sandbox = await startUnderTest();
});
afterAll(() => sandbox.stop());

describe('on demand the API', () => {
  test.each([[429, Stripe.errors.StripeRateLimitError], [500, Stripe.errors.StripeAPIError]])('answers %d to the next calls and has done nothing', async (status, kind) => {
    const { data: before } = await sandbox.stripe.customers.list({ limit: 100 });
    await sandbox.faults({ status, next: 2 });
    await expect(sandbox.stripe.customers.create({})).rejects.toThrow(kind);
    await expect(sandbox.stripe.customers.create({})).rejects.toThrow(kind);
    expect((await sandbox.stripe.customers.list({ limit: 100 })).data).toEqual(before);
  });

  test('is slow, longer than a caller may wait', async () => {
    await sandbox.faults({ delayMs: 400, next: 2 });
    const begun = performance.now();
    await sandbox.stripe.customers.list();
    expect(performance.now() - begun).toBeGreaterThan(390);
    await expect(sandbox.stripe.customers.list({}, { timeout: 50 })).rejects.toThrow(Stripe.errors.StripeConnectionError);
  });

  test('breaks off in the middle of an answer after it has done everything, and the key saves a caller from doing it twice', async () => {
    const key = { idempotencyKey: `cut-${Date.now()}` };
    await sandbox.faults({ cut: true, next: 1 });
    await expect(sandbox.stripe.checkout.sessions.create(someSession({ client_reference_id: 'cut' }), key)).rejects.toThrow();
    await sandbox.stripe.checkout.sessions.create(someSession({ client_reference_id: 'cut' }), key);
    const { data } = await sandbox.stripe.checkout.sessions.list();
    expect(data.filter(({ client_reference_id: reference }) => reference === 'cut')).toHaveLength(1);
  });

  test('fails no longer than the library’s own repetitions last', async () => {
    await sandbox.faults({ status: 500, next: 2 });
    const patient = clientOf(sandbox, { retries: 2 });
    expect(await patient.customers.create({})).toMatchObject({ object: 'customer' });
  });
});
