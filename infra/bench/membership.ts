import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { userVerified, WITHDRAWAL_CONSENT } from '@b1fuchs/contracts';
import { connectBroker, connectMongo, createEvent, createLogger, publishEvent } from '@b1fuchs/kit';
import { brokerConnected } from '@b1fuchs/testing';
import { createPayments } from '../../services/billing/src/clients/payments.js';
import { accountModel } from '../../services/billing/src/data/account-model.js';
import { subscriptionModel } from '../../services/billing/src/data/subscription-model.js';
import type { Learner } from './learner.js';
import { percentile, rounds, shareOut, timed } from './measure.js';
import type { Figure } from './table.js';

const BUYERS = 300;
/** A service that has just started is slower, until its code is compiled. */
const WARM_UP_BUYERS = 200;
const CLIENTS = 4;
const LOOK_MS = 50;
const HOUR_MS = 3_600_000;
const WARM_UP = 50;
const READS = 400;

type Input = { gateway: URL; mongo: string; rabbit: string; provider: URL; keys: { secretKey: string; webhookSecret: string }; learner: Learner };

/**
 * How many payments a second are fulfilled when the provider tells of all at once: from the first message until the last buyer
 * has access and an invoice. And how long a member waits for their status, through the gateway.
 */
export async function measureMembership({ gateway, mongo, rabbit, provider, keys, learner }: Input): Promise<Figure[]> {
  const logger = createLogger('bench', 'silent');
  const connection = await connectMongo(mongo, logger);
  const broker = connectBroker(rabbit, logger);
  const payments = createPayments({ ...keys, apiUrl: provider.href, publicUrl: gateway.href });
  const order = async (path: string, method: string, body: object): Promise<void> => {
    const response = await fetch(new URL(`/_sandbox/${path}`, provider), { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  };
  /** A session that was paid; the provider has not told of it yet. */
  const payFor = async (userId: string): Promise<string> => {
    const attemptId = randomUUID();
    const customerId = await payments.createCustomer(userId, `${attemptId}-customer`);
    const session = await payments.createCheckout({ attemptId, userId, customerId, planType: 'monthly', consentVersion: WITHDRAWAL_CONSENT.version, expiresAt: new Date(Date.now() + HOUR_MS) });
    if (!session) throw new Error('The provider does not know its customer.');
    await order(`sessions/${session.sessionId}/pay`, 'POST', { outcome: 'paid' });
    return session.sessionId;
  };
  try {
    const [accounts, subscriptions] = [accountModel(connection), subscriptionModel(connection)];
    const now = new Date();
    await brokerConnected(broker);
    await order('delivery', 'PUT', { types: ['checkout.session.completed'] });
    /** Has these learners pay, has the provider tell of all at once, and waits until each has what they paid for. */
    const fulfil = async (buyers: string[]): Promise<number> => {
      await order('delivery', 'PUT', { paused: true });
      const sessionIds = await shareOut(CLIENTS, buyers, payFor);
      return timed(async () => {
        await order('delivery', 'PUT', { paused: false });
        // One after the other, so that looking costs the database little.
        for (const _id of sessionIds) while (!(await subscriptions.exists({ _id, state: 'paid', lookAt: null }))) await setTimeout(LOOK_MS);
      });
    };
    const userIds = Array.from({ length: rounds(WARM_UP_BUYERS + BUYERS, 60) }, () => randomUUID());
    await shareOut(CLIENTS, userIds, (userId) => publishEvent(broker, createEvent(userVerified, { userId, data: { verifiedAt: now.toISOString() }, now })));
    while ((await accounts.countDocuments({ _id: { $in: userIds } })) < userIds.length) await setTimeout(LOOK_MS);
    const warmUp = rounds(WARM_UP_BUYERS, 20);
    await fulfil([...userIds.slice(0, warmUp), learner.identity.userId]);
    const tookMs = await fulfil(userIds.slice(warmUp));

    const read = async (): Promise<void> => {
      const response = await fetch(new URL('/api/subscription/status', gateway), { headers: learner.headers });
      if (!response.ok) throw new Error(`The status was answered with ${response.status}.`);
      await response.arrayBuffer();
    };
    for (let run = 0; run < rounds(WARM_UP, 10); run += 1) await read();
    const reads: number[] = [];
    for (let run = 0; run < rounds(READS, 50); run += 1) reads.push(await timed(read));
    return [
      {
        name: 'membership: payments fulfilled, from the provider’s message on',
        value: ((userIds.length - warmUp) * 1_000) / tookMs,
        unit: '/s',
        aim: { bound: 'at least', value: 50 },
        note: `${userIds.length - warmUp} buyers in ${(tookMs / 1_000).toFixed(1)} s`,
      },
      { name: 'membership: status of a member, p99', value: percentile(reads, 0.99), unit: 'ms', aim: { bound: 'at most', value: 30 }, note: `p50 ${percentile(reads, 0.5).toFixed(1)} ms` },
    ];
  } finally {
    await broker.close();
    await connection.close();
  }
}
