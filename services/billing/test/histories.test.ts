import { membershipChanged, paymentReceived, paymentRefunded, plans, type Envelope } from '@b1fuchs/contracts';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { accessOf } from '../src/domain/access.js';
import { cancelMembership, reactivateMembership } from '../src/domain/cancel-membership.js';
import { isCancelled } from '../src/domain/facts.js';
import { grantPremium } from '../src/domain/help-account.js';
import { factsOf, settle } from '../src/domain/settle.js';
import { startTrial } from '../src/domain/start-trial.js';
import { workOn } from '../src/domain/work-on-events.js';
import { Crash, createFuse } from './crash-fuse.js';
import { openTestRecords, type TestRecords } from './domain-parts.js';
import { dateOf, giftFrom, hasPaidTime, minutesOf, monthsLater, openUntil, spansOf, wantsNoMore, type Owed } from './owed.js';
import { createProviderInMemory } from './provider-in-memory.js';

/**
 * 1,000 random histories: whatever happens in whatever order, however often it is told, and wherever the process ends, in the
 * end each learner has what an independent model says they are owed, told and invoiced once.
 */
const AT_ONCE = 10;
const HISTORIES = 1_000;
const DAY = 24 * 60;

const action = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), planType: fc.constantFrom('monthly' as const, 'quarterly' as const), isToldTwice: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('hear' as const), which: fc.nat(9), isRepeated: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hear at once' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), which: fc.nat(9), isWhole: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('dispute' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('close dispute' as const), which: fc.nat(9), isWon: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('grant' as const), months: fc.constantFrom(1 as const, 3 as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('cancel' as const, 'reactivate' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const) }) },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;
/** Minutes before it happens, and the step at which the process ends meanwhile, if it does. */
const step = fc.record({ action, pause: fc.oneof(fc.nat(3 * DAY), fc.nat(60 * DAY), fc.constant(0)), crashAt: fc.option(fc.integer({ min: 1, max: 40 })) });
const history = fc.array(step, { minLength: 2, maxLength: 8 });

let opened: TestRecords;
beforeAll(async () => {
  opened = await openTestRecords();
});
afterAll(() => opened.close());

test('what learners have is what they are owed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (histories) => {
      await Promise.all(histories.map(live));
    }),
    { numRuns: HISTORIES / AT_ONCE, endOnFailure: true },
  );
}, 600_000);

async function live(steps: { action: Action; pause: number; crashAt: number | null }[]): Promise<void> {
  const learner = await createLearner();
  for (const { action: next, pause, crashAt } of steps) {
    learner.wait(pause);
    await learner.act(next, crashAt);
  }
  await learner.hearAll();
  await learner.compare();
}

async function createLearner() {
  const userId = randomUUID();
  const provider = createProviderInMemory();
  const fuse = createFuse();
  let cached: Date | null | undefined;
  const parts = {
    accounts: fuse.wrap(opened.records.accounts),
    subscriptions: fuse.wrap(opened.records.subscriptions),
    invoices: fuse.wrap(opened.records.invoices),
    providerEvents: opened.records.providerEvents,
    payments: fuse.wrap(provider.payments),
    ...fuse.wrap({
      cacheEntitlement: (_userId: string, until: Date | null) => {
        cached = until;
        return Promise.resolve();
      },
    }),
    terms: { seller: null, vatPercent: 19 },
    isErased: () => Promise.resolve(false),
    findUser: () => Promise.resolve(undefined),
  };
  let now = 27 * DAY + 12 * 60;
  const owed: Owed = { trial: [now, now + 3 * DAY], purchases: [], gifts: [], cancelled: null };
  const unheard: { sessionId: string | null; paymentIntentId: string | null }[] = [];
  await startTrial(parts, { userId, verifiedAt: dateOf(now) }, dateOf(now));

  /** Does something, and once more where the process has ended meanwhile. */
  const survive = async <Result>(work: () => Promise<Result>, crashAt: number | null): Promise<Result> => {
    if (crashAt !== null) fuse.arm(crashAt);
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      return await work();
    } finally {
      fuse.disarm();
    }
  };
  const hear = async (index: number, isRepeated: boolean, crashAt: number | null): Promise<void> => {
    const [message] = unheard.splice(index, 1);
    if (message === undefined) return;
    await survive(() => workOn(parts, message, dateOf(now)), crashAt);
    if (isRepeated) unheard.push(message);
  };
  const hearAll = async (crashAt: number | null = null): Promise<void> => {
    while (unheard.length > 0) await hear(unheard.length - 1, false, crashAt);
  };
  const hearAtOnce = async (crashAt: number | null): Promise<void> => {
    const messages = unheard.splice(0);
    await survive(async () => {
      const heard = await Promise.allSettled(messages.map((message) => workOn(parts, message, dateOf(now))));
      for (const one of heard) if (one.status === 'rejected') throw one.reason;
    }, crashAt);
  };
  const purchaseAt = (which: number) => owed.purchases[which % owed.purchases.length];

  const act = async (next: Action, crashAt: number | null): Promise<void> => {
    switch (next.kind) {
      case 'pay': {
        const { id, paymentIntentId } = provider.pay(userId, next.planType, dateOf(now));
        owed.purchases.push({ id, at: now, months: plans[next.planType].months, cents: plans[next.planType].amountCents, refunds: [], disputes: [] });
        unheard.push({ sessionId: id, paymentIntentId: null });
        if (next.isToldTwice) unheard.push({ sessionId: null, paymentIntentId });
        return;
      }
      case 'hear':
        if (unheard.length > 0) await hear(next.which % unheard.length, next.isRepeated, crashAt);
        return;
      case 'hear at once':
        await hearAtOnce(crashAt);
        return;
      case 'refund': {
        const purchase = purchaseAt(next.which);
        const left = (purchase?.cents ?? 0) - (purchase?.refunds ?? []).reduce((sum, { cents }) => sum + cents, 0);
        if (!purchase || left === 0) return;
        const cents = next.isWhole ? left : Math.min(500, left);
        purchase.refunds.push({ at: now, cents });
        provider.change(purchase.id, ({ refunds }) => ({ refunds: [...refunds, { id: `re_${randomUUID()}`, amountCents: cents, at: dateOf(now) }] }));
        unheard.push({ sessionId: null, paymentIntentId: `pi_${purchase.id}` });
        return;
      }
      case 'dispute': {
        const purchase = purchaseAt(next.which);
        if (!purchase || purchase.disputes.length > 0) return;
        purchase.disputes.push({ at: now, end: 'open' });
        provider.change(purchase.id, () => ({ dispute: { status: 'open', openedAt: dateOf(now) } }));
        unheard.push({ sessionId: null, paymentIntentId: `pi_${purchase.id}` });
        return;
      }
      case 'close dispute': {
        const purchase = purchaseAt(next.which);
        const [dispute] = purchase?.disputes ?? [];
        if (!purchase || dispute?.end !== 'open') return;
        const end = next.isWon ? 'won' : 'lost';
        dispute.end = end;
        provider.change(purchase.id, ({ dispute: told }) => ({ dispute: told && { ...told, status: end } }));
        unheard.push({ sessionId: null, paymentIntentId: `pi_${purchase.id}` });
        return;
      }
      case 'grant': {
        await hearAll();
        const from = giftFrom(owed, now);
        owed.gifts.push({ at: now, from, to: monthsLater(from, next.months) });
        const requestId = randomUUID();
        await survive(() => grantPremium(parts, userId, { requestId, months: next.months, grantedBy: 'admin' }, dateOf(now)), crashAt);
        return;
      }
      case 'cancel':
      case 'reactivate': {
        await hearAll();
        const isPossible = hasPaidTime(owed, now);
        const wasCancelled = wantsNoMore(owed);
        const change = next.kind === 'cancel' ? cancelMembership : reactivateMembership;
        const answer = await survive(() => change(parts, userId, dateOf(now)), crashAt).catch((error: unknown) => error);
        expect(answer instanceof Date).toBe(isPossible);
        if (isPossible && next.kind === 'cancel' && !wasCancelled) owed.cancelled = now;
        if (isPossible && next.kind === 'reactivate' && wasCancelled) owed.cancelled = null;
        return;
      }
      case 'look':
        await survive(() => settle(parts, userId, dateOf(now)), crashAt);
    }
  };

  const compare = async (): Promise<void> => {
    const until = await settle(parts, userId, dateOf(now));
    const spans = spansOf(owed);
    expect(until && minutesOf(until)).toEqual(openUntil(spans, now));
    expect(cached).toEqual(until);
    const account = await opened.records.accounts.find(userId);
    const facts = account && (await factsOf(parts, account));
    if (!facts) throw new Error('the account is gone');
    expect(isCancelled(facts)).toBe(wantsNoMore(owed));
    for (const later of [now, ...spans.flatMap(({ from, to }) => [from, from - 1, to, to - 1])]) {
      const access = accessOf(facts, dateOf(later)).until;
      expect(access && minutesOf(access)).toEqual(openUntil(spans, later));
    }
    await compareWhatWasTold(userId, owed, until);
  };
  return { act, hearAll, compare, wait: (minutes: number) => (now += minutes) };
}

/** Each payment and refund was told and invoiced once, and the last word on the membership is the true one. */
async function compareWhatWasTold(userId: string, { purchases }: Owed, until: Date | null): Promise<void> {
  const outboxes = async (name: string, filter: object): Promise<Envelope[]> => {
    const rows = await opened.connection.collection<{ outbox: Envelope[] }>(name).find(filter).toArray();
    return rows.flatMap(({ outbox }) => outbox);
  };
  const [ofPayments, ofAccount] = [await outboxes('subscriptions', { userId }), await outboxes('accounts', { _id: userId })];
  const refunds = purchases.flatMap((purchase) => purchase.refunds);
  expect(ofPayments.filter(({ name }) => name === paymentReceived.name)).toHaveLength(purchases.length);
  expect(ofPayments.filter(({ name }) => name === paymentRefunded.name)).toHaveLength(refunds.length);
  const changes = ofAccount.filter(({ name }) => name === membershipChanged.name).map(({ data }) => membershipChanged.data.parse(data));
  expect(changes.at(-1)?.accessUntil ?? null).toBe(until?.toISOString() ?? null);
  const without = changes.map((change) => JSON.stringify({ ...change, revision: 0 }));
  expect(without.filter((change, index) => change === without[index + 1])).toEqual([]);
  const invoices = await opened.records.invoices.ofUser(userId);
  expect(invoices.filter(({ kind }) => kind === 'invoice')).toHaveLength(purchases.length);
  expect(invoices.filter(({ kind }) => kind === 'credit-note')).toHaveLength(refunds.length);
}
