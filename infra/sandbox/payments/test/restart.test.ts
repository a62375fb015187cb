import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@b1fuchs/testing';
import { paidSession, someSession, startUnderTest, startWebhook } from './sandbox-under-test.js';

let folder: string;
let stateFile: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'b1fuchs-payments-'));
  stateFile = join(folder, 'state', 'payments.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

describe('over a restart', () => {
  test('payments, refunds and keys are kept, also when the file’s last line was cut', async () => {
    const before = await startUnderTest({ stateFile });
    const { id, paymentIntent } = await paidSession(before);
    const key = { idempotencyKey: 'refund' };
    const { id: refund } = await before.stripe.refunds.create({ payment_intent: paymentIntent, amount: 100 }, key);
    await before.stop();
    await appendFile(stateFile, '["charges","ch_half",{"id":');

    const after = await startUnderTest({ stateFile });
    const session = await after.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
    expect(session).toMatchObject({ payment_status: 'paid', payment_intent: { id: paymentIntent, latest_charge: { amount_refunded: 100 } } });
    expect((await after.stripe.refunds.create({ payment_intent: paymentIntent, amount: 100 }, key)).id).toBe(refund);
    await after.stop();
    // Readable by the owner alone: it may hold addresses.
    expect((await stat(stateFile)).mode & 0o077).toBe(0);
  });

  test('what the webhook has not taken is sent to it', async () => {
    const before = await startUnderTest({ stateFile, webhookUrl: 'http://127.0.0.1:1' });
    await paidSession(before);
    await before.stop();
    const shop = await startWebhook();
    const after = await startUnderTest({ stateFile, webhookUrl: shop.url });
    await eventually(() => {
      expect(shop.types()).toContain('checkout.session.completed');
    });
    await after.stop();
    await shop.stop();
  });

  test('money that is on its way arrives', async () => {
    const before = await startUnderTest({ stateFile, settleAfterMs: 60_000 });
    const { id } = await before.stripe.checkout.sessions.create(someSession());
    await before.pay(id, 'delayed');
    await before.stop();
    const after = await startUnderTest({ stateFile, now: () => Date.now() + 61_000 });
    await eventually(async () => {
      expect(await after.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
    });
    await after.stop();
  });
});

test('a session ends by itself when its time is over', async () => {
  const shop = await startWebhook();
  let ahead = 0;
  const sandbox = await startUnderTest({ now: () => Date.now() + ahead, webhookUrl: shop.url });
  const { id } = await sandbox.stripe.checkout.sessions.create(someSession());
  ahead = 25 * 3_600_000;
  await eventually(() => {
    expect(shop.types()).toEqual(['checkout.session.expired']);
  });
  expect(await sandbox.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  await sandbox.stop();
  await shop.stop();
});

test('what happens costs a line at the end of the file, however much there is', async () => {
  const sandbox = await startUnderTest({ stateFile });
  for (let count = 0; count < 50; count += 1) await paidSession(sandbox);
  const before = await readFile(stateFile, 'utf8');
  await sandbox.stripe.customers.create({});
  const after = await readFile(stateFile, 'utf8');
  expect(after.startsWith(before)).toBe(true);
  expect(after.length - before.length).toBeLessThan(before.length / 100);
  await sandbox.stop();
});

test.each(['https://zahlen.example', 'http://192.168.0.5:8090'])('it does not start under %s', async (publicUrl) => {
  await expect(startUnderTest({ publicUrl })).rejects.toThrow('for this machine alone');
});
