import { randomUUID } from 'node:crypto';
import { activityRecorded, mailRequested, type Envelope } from '@b1fuchs/contracts';
import { createEvent, deadQueueOf, onEvent, queueOf, replayDeadLetters, sweepDeadLetters, type DeadLetter } from '@b1fuchs/kit';
import { eventually, freshBroker, freshDatabaseUrl } from '@b1fuchs/testing';
import { connect } from 'amqplib';
import { keepEffect, openPipeline, someActivity, startEffects, startRelay, type Pipeline } from './event-pipeline.js';

let pipeline: Pipeline;
let rabbitUrl: string;
let removeBroker: () => Promise<void>;

beforeAll(async () => {
  const broker = await freshBroker();
  ({ url: rabbitUrl, remove: removeBroker } = broker);
  pipeline = await openPipeline({ mongoUrl: freshDatabaseUrl('kit'), rabbitUrl });
});

afterAll(async () => {
  await pipeline.broker.close();
  await pipeline.connection.close();
  await removeBroker();
});

const saveNote = async (events: Envelope[]): Promise<string> => {
  const id = randomUUID();
  await pipeline.noteRecords.create({ _id: id, outbox: events });
  return id;
};
const waiting = async (queue: string): Promise<number> => {
  const connection = await connect(rabbitUrl);
  try {
    return (await (await connection.createChannel()).checkQueue(queue)).messageCount;
  } finally {
    await connection.close();
  }
};
const effectsOf = (userId: string): Promise<number> => pipeline.effectRecords.countDocuments({ userId });

describe('the outbox and the consumer', () => {
  test('an event waits for a consumer that has never started, and leaves the outbox once confirmed', async () => {
    const relay = startRelay(pipeline, pipeline.broker);
    const userId = randomUUID();
    const id = await saveNote([someActivity(userId)]);
    relay.nudge(pipeline.noteRecords.collection, id);
    await eventually(async () => {
      expect((await pipeline.noteRecords.findById(id).lean())?.outbox).toEqual([]);
    });
    expect(await effectsOf(userId)).toBe(0);

    const consumer = await startEffects(pipeline, pipeline.broker, [keepEffect(pipeline)]);
    await eventually(async () => {
      expect(await effectsOf(userId)).toBe(1);
    });
    await consumer.close();
    await relay.stop();
  });

  test('an event is published as it was made, empty objects in its data included', async () => {
    const published: string[] = [];
    const listening = {
      isConnected: () => true,
      onConnected: () => undefined,
      publish: (_exchange: string, _key: string, body: Buffer) => Promise.resolve(void published.push(body.toString())),
    };
    const event = createEvent(mailRequested, { userId: randomUUID(), data: { template: 'verify-email', values: {} }, now: new Date() });
    const relay = startRelay(pipeline, listening);
    relay.nudge(pipeline.noteRecords.collection, await saveNote([event]));
    await relay.stop();
    expect(published.map((text) => JSON.parse(text) as unknown)).toEqual([event]);
  });

  test('an event that a document gets while others of it are being published follows them at once', async () => {
    const published: string[] = [];
    let confirm = (): void => undefined;
    const held = new Promise<void>((resolve) => (confirm = resolve));
    const slow = {
      isConnected: () => true,
      onConnected: () => undefined,
      publish: async (_exchange: string, _key: string, body: Buffer) => {
        published.push((JSON.parse(body.toString()) as Envelope).id);
        await held;
      },
    };
    const [first, second] = [someActivity(randomUUID()), someActivity(randomUUID())];
    const id = await saveNote([first]);
    const relay = startRelay(pipeline, slow);
    relay.nudge(pipeline.noteRecords.collection, id);
    await eventually(() => {
      expect(published).toEqual([first.id]);
    });
    await pipeline.noteRecords.updateOne({ _id: id }, { $push: { outbox: second } });
    relay.nudge(pipeline.noteRecords.collection, id);
    confirm();
    await relay.stop();
    expect(published).toEqual([first.id, second.id]);
    expect((await pipeline.noteRecords.findById(id).lean())?.outbox).toEqual([]);
  });

  test('one document whose events cannot be read holds the others up no more than itself', async () => {
    const relay = startRelay(pipeline, { isConnected: () => true, onConnected: () => undefined, publish: () => Promise.resolve() });
    const broken = randomUUID();
    await pipeline.noteRecords.collection.insertOne({ _id: broken, outbox: [{ id: 'no event' }] } as never);
    const id = await saveNote([someActivity(randomUUID())]);
    relay.nudge(pipeline.noteRecords.collection, broken);
    relay.nudge(pipeline.noteRecords.collection, id);
    await relay.stop();
    expect((await pipeline.noteRecords.findById(id).lean())?.outbox).toEqual([]);
    await pipeline.noteRecords.deleteOne({ _id: broken });
  });

  test('while the broker is away the writer is not held up, and nothing leaves the outbox', async () => {
    const away = { isConnected: () => false, onConnected: () => undefined, publish: () => Promise.reject(new Error('away')) };
    const relay = startRelay(pipeline, away);
    const event = someActivity(randomUUID());
    const id = await saveNote([event]);
    relay.nudge(pipeline.noteRecords.collection, id);
    await relay.stop();
    expect((await pipeline.noteRecords.findById(id).lean())?.outbox).toEqual([event]);
    await pipeline.noteRecords.deleteOne({ _id: id });
  });

  test('what a crash left in the outbox is published by the next sweep', async () => {
    const userId = randomUUID();
    const id = await saveNote([someActivity(userId)]);
    const relay = startRelay(pipeline, pipeline.broker);
    const consumer = await startEffects(pipeline, pipeline.broker, [keepEffect(pipeline)]);
    await relay.sweep();
    await eventually(async () => {
      expect(await effectsOf(userId)).toBe(1);
      expect((await pipeline.noteRecords.findById(id).lean())?.outbox).toEqual([]);
    });
    await consumer.close();
    await relay.stop();
  });

  test('an effect that fails is tried again after a pause and then counts once', async () => {
    const userId = randomUUID();
    let attempts = 0;
    const flaky = onEvent(activityRecorded, async (event) => {
      attempts += 1;
      if (attempts === 1) throw new Error('the database is away');
      await pipeline.effectRecords.create({ _id: event.id, userId: event.userId });
    });
    const consumer = await startEffects(pipeline, pipeline.broker, [flaky]);
    const event = someActivity(userId);
    await pipeline.broker.publish('', queueOf('progress'), Buffer.from(JSON.stringify(event)), { messageId: event.id });
    await eventually(async () => {
      expect(await effectsOf(userId)).toBe(1);
    });
    expect(attempts).toBe(2);
    await consumer.close();
  });

  test.each([
    ['not JSON', '{'],
    ['an unknown event', JSON.stringify({ ...someActivity('u'), name: 'never-heard-of' })],
    ['an unknown version', JSON.stringify({ ...someActivity('u'), version: 99 })],
    ['data of the wrong shape', JSON.stringify({ ...someActivity('u'), data: { section: 'cooking' } })],
  ])('%s is set aside at once and the queue goes on', async (_what, body) => {
    const consumer = await startEffects(pipeline, pipeline.broker, [keepEffect(pipeline)]);
    const before = await waiting(deadQueueOf('progress'));
    await pipeline.broker.publish('', queueOf('progress'), Buffer.from(body), { messageId: randomUUID() });
    await eventually(async () => {
      expect(await waiting(deadQueueOf('progress'))).toBe(before + 1);
    });
    expect(await waiting(queueOf('progress'))).toBe(0);
    await consumer.close();
  });

  test('dead letters can be put back into their queue', async () => {
    const userId = randomUUID();
    const event = someActivity(userId);
    await pipeline.broker.publish('', deadQueueOf('progress'), Buffer.from(JSON.stringify(event)), { messageId: event.id });
    await eventually(async () => {
      expect(await waiting(deadQueueOf('progress'))).toBeGreaterThan(0);
    });
    const moved = await replayDeadLetters(rabbitUrl, 'progress');
    expect(moved).toBeGreaterThan(0);
    const consumer = await startEffects(pipeline, pipeline.broker, [keepEffect(pipeline)]);
    await eventually(async () => {
      expect(await effectsOf(userId)).toBe(1);
    });
    await consumer.close();
  });

  test('a dead letter that is set aside again while letters are put back stays, and says why and when', async () => {
    const consumer = await startEffects(pipeline, pipeline.broker, [keepEffect(pipeline)]);
    const before = await waiting(deadQueueOf('progress'));
    const unknown = { ...someActivity(randomUUID()), name: 'never-heard-of' };
    const begun = Date.now();
    await pipeline.broker.publish('', queueOf('progress'), Buffer.from(JSON.stringify(unknown)), { messageId: unknown.id });
    await eventually(async () => expect(await waiting(deadQueueOf('progress'))).toBe(before + 1));
    expect(await replayDeadLetters(rabbitUrl, 'progress')).toBe(before + 1);
    await eventually(async () => expect(await waiting(deadQueueOf('progress'))).toBeGreaterThan(0));

    const seen: DeadLetter[] = [];
    const look = async (): Promise<void> => {
      seen.length = 0;
      await sweepDeadLetters(pipeline.broker, 'progress', (letter) => {
        seen.push(letter);
        return Promise.resolve(false);
      });
    };
    await eventually(async () => {
      await look();
      expect(seen).toContainEqual(expect.objectContaining({ name: 'never-heard-of', reason: 'not a known event or its data are invalid' }));
    });
    const letter = seen.find(({ name }) => name === 'never-heard-of');
    expect(letter?.setAsideAt?.getTime()).toBeGreaterThanOrEqual(begun);
    const kept = seen.length;
    await look();
    expect(seen).toHaveLength(kept);
    await consumer.close();
  });
});
