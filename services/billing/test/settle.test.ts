import { mailRequested, membershipChanged, type Envelope } from '@b1fuchs/contracts';
import { randomUUID } from 'node:crypto';
import { changeAccount } from '../src/domain/change-account.js';
import { settle, settleDue, type SettleParts } from '../src/domain/settle.js';
import { startTrial } from '../src/domain/start-trial.js';
import { openTestRecords, type TestRecords } from './domain-parts.js';
import { at, grant } from './some-facts.js';

let opened: TestRecords;
let cached: Map<string, Date | null>;

beforeAll(async () => {
  opened = await openTestRecords();
});
afterAll(() => opened.close());
beforeEach(() => {
  cached = new Map();
});

const parts = () => ({
  ...opened.records,
  cacheEntitlement: (userId: string, until: Date | null) => {
    cached.set(userId, until);
    return Promise.resolve();
  },
});
const outboxOf = async (userId: string): Promise<Envelope[]> =>
  (await opened.connection.collection<{ _id: string; outbox: Envelope[] }>('accounts').findOne({ _id: userId }))?.outbox ?? [];
const told = async (userId: string, name: string) => (await outboxOf(userId)).filter((event) => event.name === name).map(({ data }) => data);
const mails = (userId: string) => told(userId, mailRequested.name);
const changes = (userId: string) => told(userId, membershipChanged.name);
/** Looks, as the clock does, at this time. */
const look = (now: Date, some: SettleParts & { accounts: TestRecords['records']['accounts'] } = parts()) => settleDue(some, { now, limit: 500, tellFailure: (error) => { throw error; } });

async function learnerInTrial(): Promise<string> {
  const userId = randomUUID();
  await startTrial(parts(), { userId, verifiedAt: at('2026-02-09') }, at('2026-02-09'));
  return userId;
}

describe('an account', () => {
  test('is told of once, however often it is settled', async () => {
    const userId = await learnerInTrial();
    for (let run = 0; run < 3; run += 1) await settle(parts(), userId, at('2026-02-10'));
    await Promise.all(Array.from({ length: 10 }, () => settle(parts(), userId, at('2026-02-10'))));
    expect(await changes(userId)).toMatchObject([{ status: null, reasons: ['trial'], accessUntil: at('2026-02-12').toISOString() }]);
    expect(cached.get(userId)).toEqual(at('2026-02-12'));
  });

  test('is open by what has happened meanwhile, also for a request that has begun before', async () => {
    const begun = at('2026-02-20 00:00');
    const meanwhile = at('2026-02-20 00:01');
    const switchOn = (userId: string) => changeAccount(parts(), userId, () => ({ manual: { isOn: true, setBy: 'admin', at: meanwhile } }), meanwhile);
    const grantTime = (userId: string) => changeAccount(parts(), userId, () => ({ grants: [grant('2026-02-20 00:01', '2026-03-20')] }), meanwhile);
    for (const [help, reason] of [[switchOn, 'manual'], [grantTime, 'granted']] as const) {
      const userId = await learnerInTrial();
      await help(userId);
      await settle(parts(), userId, begun);
      expect((await changes(userId)).at(-1)).toMatchObject({ reasons: [reason] });
      expect(cached.get(userId)?.getTime()).toBeGreaterThan(meanwhile.getTime());
    }
  });

  test('closes with the end of the trial although nobody visits, after one mail the day before', async () => {
    const userId = await learnerInTrial();
    await look(at('2026-02-10'));
    expect(await mails(userId)).toEqual([]);
    await look(at('2026-02-11'));
    await look(at('2026-02-11 18:00'));
    expect(await mails(userId)).toEqual([{ template: 'trial-ends-tomorrow', values: { endsAt: at('2026-02-12').toISOString() } }]);
    await look(at('2026-02-12'));
    expect((await changes(userId)).at(-1)).toMatchObject({ reasons: [], accessUntil: null });
    expect(cached.get(userId)).toBeNull();
    const before = await outboxOf(userId);
    await look(at('2026-03-12'));
    expect(await outboxOf(userId)).toEqual(before);
  });

  test('is settled once by two instances at once', async () => {
    const learners = await Promise.all(Array.from({ length: 20 }, learnerInTrial));
    await Promise.all([look(at('2026-02-11')), look(at('2026-02-11')), look(at('2026-02-11'))]);
    await Promise.all([look(at('2026-02-12')), look(at('2026-02-12')), look(at('2026-02-12'))]);
    expect(await Promise.all(learners.map(async (userId) => [(await mails(userId)).length, (await changes(userId)).length]))).toEqual(learners.map(() => [1, 2]));
  });

  test('gets the mail three days before granted access ends, and another one where it was prolonged after that', async () => {
    const userId = randomUUID();
    const grants = [grant('2026-02-09', '2026-03-09')];
    await changeAccount(parts(), userId, () => ({ grants }), at('2026-02-09'));
    await look(at('2026-03-06'));
    await look(at('2026-03-07'));
    expect(await mails(userId)).toEqual([{ template: 'access-ends', values: { endsAt: at('2026-03-09').toISOString() } }]);
    await changeAccount(parts(), userId, (facts) => ({ grants: [...facts.grants, grant('2026-03-09', '2026-04-09')] }), at('2026-03-08'));
    await look(at('2026-04-06'));
    expect((await mails(userId)).at(-1)).toEqual({ template: 'access-ends', values: { endsAt: at('2026-04-09').toISOString() } });
    expect(await mails(userId)).toHaveLength(2);
  });

  test('gets no mail that is late: the end has passed while nobody looked', async () => {
    const userId = await learnerInTrial();
    await look(at('2026-02-20'));
    expect(await mails(userId)).toEqual([]);
    expect((await changes(userId)).at(-1)).toMatchObject({ accessUntil: null });
  });

  test('of an earlier version, with nothing but a trial, is looked at and has all that is new', async () => {
    const userId = randomUUID();
    await opened.connection.collection<{ _id: string }>('accounts').insertOne({ _id: userId, trialStartsAt: at('2026-02-09'), trialEndsAt: at('2026-02-12'), outbox: [] } as never);
    await opened.records.accounts.lookAtOldOnes(at('2026-02-11'));
    await look(at('2026-02-11'));
    expect(await changes(userId)).toMatchObject([{ reasons: ['trial'], revision: 1 }]);
    expect(await mails(userId)).toHaveLength(1);
    expect(await opened.records.accounts.find(userId)).toMatchObject({ grants: [], manual: null, cancelledAt: null, revision: 1 });
  });

  test('keeps all of twenty changes at once', async () => {
    const userId = randomUUID();
    const some = Array.from({ length: 20 }, (_one, index) => grant('2026-02-09', '2026-03-09', { id: `grant-${index}` }));
    await Promise.all(some.map((one) => changeAccount(parts(), userId, ({ grants }) => ({ grants: [...grants, one] }), at('2026-02-09'))));
    expect((await opened.records.accounts.find(userId))?.grants).toHaveLength(20);
  });
});
