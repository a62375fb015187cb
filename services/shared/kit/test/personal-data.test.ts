import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { activityRecorded, userDeleted, type Envelope } from '@b1fuchs/contracts';
import { createEvent, createPersonalData, daysBefore, deadQueueOf, ERASED_COLLECTION, impersonal, olderThan, onEvent, personal, withErasure, type Declarations } from '@b1fuchs/kit';
import { brokerConnected, eventually, freshBroker, freshDatabaseUrl } from '@b1fuchs/testing';
import { connect } from 'amqplib';
import { openPipeline, someActivity, startEffects, type Pipeline } from './event-pipeline.js';

const declarations: Declarations = {
  effects: personal('userId'),
  notes: personal('_id', { isOver: olderThan(10, 'at') }),
  topics: impersonal('topics', { isOver: (now) => ({ until: { $lt: now } }) }),
};
let pipeline: Pipeline;
let rabbitUrl: string;
let removeBroker: () => Promise<void>;

beforeAll(async () => {
  const broker = await freshBroker();
  ({ url: rabbitUrl, remove: removeBroker } = broker);
  pipeline = await openPipeline({ mongoUrl: freshDatabaseUrl('kit'), rabbitUrl });
  await brokerConnected(pipeline.broker);
});
afterAll(async () => {
  await pipeline.broker.close();
  await pipeline.connection.close();
  await removeBroker();
});

const personalData = (elsewhere?: (userId: string) => Promise<void>) =>
  createPersonalData({ service: 'progress', connection: pipeline.connection, broker: pipeline.broker, declarations, ...(elsewhere && { elsewhere }) });
const effectsOf = (userId: string): Promise<number> => pipeline.effectRecords.countDocuments({ userId });
const exportOf = (userId: string): Promise<unknown> => json(personalData().exported(userId));
/** Runs an event through handlers as the consumer does. */
const handle = async (handlers: ReturnType<typeof withErasure>, event: Envelope): Promise<void> => {
  for (const { definition, prepare } of handlers) if (definition.name === event.name) await prepare(event)();
};

describe('a copy of somebody’s data', () => {
  test('has all of it and nobody else’s, without events that wait', async () => {
    const userId = randomUUID();
    await pipeline.connection.collection<{ _id: string }>('notes').insertOne({ _id: userId, text: 'Grüße\n"فارسی"', outbox: [someActivity(userId)] } as { _id: string });
    await pipeline.effectRecords.insertMany([{ _id: 'a', userId }, { _id: 'b', userId: randomUUID() }]);
    expect(await exportOf(userId)).toEqual({ effects: [{ _id: 'a', userId }], notes: [{ _id: userId, text: 'Grüße\n"فارسی"' }] });
  });

  test('of somebody of whom nothing is kept is empty', async () => {
    expect(await exportOf(randomUUID())).toEqual({ effects: [], notes: [] });
  });

  test('may be long', async () => {
    const userId = randomUUID();
    await pipeline.effectRecords.insertMany(Array.from({ length: 3_000 }, (_, index) => ({ _id: `${userId}:${index}`, userId })));
    const { effects } = (await exportOf(userId)) as { effects: unknown[] };
    expect(effects).toHaveLength(3_000);
  });
});

describe('an erased user', () => {
  test('leaves nothing, here and elsewhere; nobody else does', async () => {
    const [gone, stays] = [randomUUID(), randomUUID()];
    await pipeline.effectRecords.insertMany([gone, stays].map((userId) => ({ _id: randomUUID(), userId })));
    const elsewhere: string[] = [];
    const handlers = withErasure([], personalData((userId) => Promise.resolve(void elsewhere.push(userId))));
    await handle(handlers, createEvent(userDeleted, { userId: gone, data: {}, now: new Date() }));
    expect([await effectsOf(gone), await effectsOf(stays), elsewhere]).toEqual([0, 1, [gone]]);
  });

  test('does not come back with an event that is late', async () => {
    const userId = randomUUID();
    const work = onEvent(activityRecorded, async ({ id }) => {
      await pipeline.effectRecords.create({ _id: id, userId });
    });
    const handlers = withErasure([work], personalData());
    await personalData().erase(userId, new Date());
    await handle(handlers, someActivity(userId));
    expect(await effectsOf(userId)).toBe(0);
  });

  test('does not come back with an event that is worked on meanwhile', async () => {
    const userId = randomUUID();
    const work = onEvent(activityRecorded, async ({ id }) => {
      await personalData().erase(userId, new Date());
      await pipeline.effectRecords.create({ _id: id, userId });
    });
    await handle(withErasure([work], personalData()), someActivity(userId));
    expect(await effectsOf(userId)).toBe(0);
  });

  test('does not come back with work that nobody watched', async () => {
    const userId = randomUUID();
    await personalData().erase(userId, new Date());
    await pipeline.effectRecords.create({ _id: randomUUID(), userId });
    await personalData().tidy(new Date());
    expect(await effectsOf(userId)).toBe(0);
  });

  test('leaves no dead letters; those of others stay as they are', async () => {
    const [gone, stays] = [randomUUID(), randomUUID()];
    const failing = await startEffects(pipeline, pipeline.broker, []);
    const kept = someActivity(stays);
    for (const event of [someActivity(gone), kept]) await pipeline.broker.publish('', 'progress.events', Buffer.from(JSON.stringify(event)), { messageId: event.id });
    await eventually(async () => expect((await deadLetters()).length).toBe(2));
    await failing.close();
    await personalData().erase(gone, new Date());
    await eventually(async () => expect(await deadLetters()).toEqual([{ id: kept.id, reason: expect.stringContaining('not a known event') as unknown }]));
  });
});

describe('what has been kept long enough', () => {
  test('goes, a thousand documents too, and what is newer stays', async () => {
    const now = new Date();
    const notes = pipeline.connection.collection<{ _id: string }>('notes');
    const name = randomUUID();
    const aged = (days: number, count: number) => Array.from({ length: count }, () => ({ _id: randomUUID(), name, days, at: daysBefore(now, days) }));
    await notes.insertMany([...aged(11, 1_100), ...aged(9, 2)]);
    await personalData().tidy(now);
    expect((await notes.find({ name }).toArray()).map((row) => (row as unknown as { days: number }).days)).toEqual([9, 9]);
  });

  test('goes by its own rule', async () => {
    const topics = pipeline.connection.collection<{ _id: string }>('topics');
    await topics.insertMany([{ _id: 'old', until: new Date('2026-01-01') } as { _id: string }, { _id: 'new', until: new Date('2027-01-01') } as { _id: string }]);
    await personalData().tidy(new Date('2026-06-01'));
    expect((await topics.find().toArray()).map(({ _id }) => _id)).toEqual(['new']);
  });

  test('is the id of an erased user too, after 90 days', async () => {
    const userId = randomUUID();
    await personalData().erase(userId, daysBefore(new Date(), 91));
    await personalData().tidy(new Date());
    expect(await pipeline.connection.collection<{ _id: string }>(ERASED_COLLECTION).countDocuments({ _id: userId })).toBe(0);
  });
});

/** Id and reason of each dead letter; they stay in the queue. */
async function deadLetters(): Promise<{ id: string; reason: unknown }[]> {
  const connection = await connect(rabbitUrl);
  try {
    const channel = await connection.createChannel();
    const found: { id: string; reason: unknown }[] = [];
    for (;;) {
      const message = await channel.get(deadQueueOf('progress'));
      if (message === false) return found;
      found.push({ id: String(message.properties.messageId), reason: message.properties.headers?.['x-reason'] as unknown });
    }
  } finally {
    await connection.close();
  }
}
