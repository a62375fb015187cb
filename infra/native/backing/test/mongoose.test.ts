import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose, { Schema } from 'mongoose';
import { endLeftovers, type JavaProcess } from './support/java-process.js';
import { connectTo, startMongo, storeFolder } from './support/mongo-process.js';

let store: Awaited<ReturnType<typeof storeFolder>>;
let server: JavaProcess;
let connection: mongoose.Connection;

beforeAll(async () => {
  store = await storeFolder();
  server = await startMongo(store.file);
  connection = await connectTo(server, 'learners');
}, 320_000);

afterAll(endLeftovers);

afterAll(async () => {
  await connection.close();
  await server.end('SIGTERM');
  await store.remove();
});

const outboxEntry = new Schema({ id: String, name: String }, { _id: false });

test('a collection can be made from several sides at once', async () => {
  const sides = await Promise.all(Array.from({ length: 6 }, () => connectTo(server, 'crowded')));
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    const made = await Promise.allSettled(
      sides.flatMap((side, i) => [
        side.createCollection(name),
        side.collection(name).createIndexes([{ key: { n: 1 }, unique: true }]),
        side.collection(name).insertOne({ n: i }),
      ]),
    );
    const failures = made.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(failures.filter((failure) => !failure.includes('already exists'))).toEqual([]);
    expect(await sides[0]?.collection(name).countDocuments()).toBe(sides.length);
  }
  await Promise.all(sides.map((side) => side.close()));
});

describe('writes', () => {
  const schema = new Schema(
    {
      user: { type: String, unique: true },
      points: Number,
      best: Number,
      seen: [String],
      days: [{ _id: false, day: String, n: Number }],
      outbox: [outboxEntry],
    },
    { timestamps: true },
  );
  schema.index({ 'outbox.0': 1 }, { sparse: true });

  test('an upsert sets what is set, and on insert alone what is for the insert, arrays too', async () => {
    const Progress = connection.model('Progress', schema);
    await Progress.init();
    const upsert = (): Promise<unknown> =>
      Progress.findOneAndUpdate(
        { user: 'u1' },
        { $inc: { points: 5 }, $setOnInsert: { seen: ['start'], outbox: [{ id: 'e1', name: 'progress-updated' }] } },
        { upsert: true, returnDocument: 'after' },
      ).lean();
    expect(await upsert()).toMatchObject({ user: 'u1', points: 5, seen: ['start'] });
    await Progress.updateOne({ user: 'u1' }, { $set: { seen: [] } });
    expect(await upsert()).toMatchObject({ points: 10, seen: [], outbox: [{ id: 'e1', name: 'progress-updated' }] });
  });

  test('the update operators work, on arrays of subdocuments too, and answer the new document', async () => {
    const Progress = connection.model('Progress', schema);
    await Progress.create({ user: 'u2', points: 1, best: 3, days: [{ day: '2026-03-01', n: 1 }] });
    const found = await Progress.findOneAndUpdate(
      { user: 'u2', 'days.day': '2026-03-01' },
      {
        $inc: { 'days.$.n': 2 },
        $max: { best: 7 },
        $addToSet: { seen: { $each: ['a', 'b', 'a'] } },
        $push: { outbox: { id: 'e2', name: 'activity-recorded' } },
      },
      { returnDocument: 'after' },
    ).lean();
    expect(found).toMatchObject({ best: 7, seen: ['a', 'b'], days: [{ day: '2026-03-01', n: 3 }], outbox: [{ id: 'e2' }] });
    await Progress.updateOne({ user: 'u2' }, { $max: { best: 5 }, $pull: { outbox: { id: 'e2' }, seen: 'a' } });
    expect(await Progress.findOne({ user: 'u2' }).lean()).toMatchObject({ best: 7, seen: ['b'], outbox: [] });
  });

  test('documents with something in their outbox are found, and only they', async () => {
    const Progress = connection.model('Progress', schema);
    const waiting = async (): Promise<string[]> =>
      (await Progress.find({ 'outbox.0': { $exists: true }, user: /^w/ }).sort({ user: 1 })).map((found) => found.user ?? '');
    await Progress.create([{ user: 'w1' }, { user: 'w2', outbox: [{ id: 'e1', name: 'n' }] }]);
    expect(await waiting()).toEqual(['w2']);
    await Progress.updateOne({ user: 'w1' }, { $push: { outbox: { id: 'e2', name: 'n' } } });
    expect(await waiting()).toEqual(['w1', 'w2']);
    await Progress.updateMany({ user: /^w/ }, { $pull: { outbox: { id: { $in: ['e1', 'e2'] } } } });
    expect(await waiting()).toEqual([]);
  });

  test('an update that asks for more than the unique key changes nothing when the rest does not fit', async () => {
    const Progress = connection.model('Progress', schema);
    const { _id } = await Progress.create({ user: 'once', points: 1, seen: ['e1'] });
    const apply = (event: string): Promise<{ modifiedCount: number }> =>
      Progress.updateOne({ _id, seen: { $ne: event } }, { $inc: { points: 1 }, $push: { seen: event } });
    expect((await apply('e1')).modifiedCount).toBe(0);
    expect((await apply('e2')).modifiedCount).toBe(1);
    expect(await Progress.findById(_id).lean()).toMatchObject({ points: 2, seen: ['e1', 'e2'] });
  });

  test('a miss answers null, with a projection too', async () => {
    const Progress = connection.model('Progress', schema);
    expect(await Progress.findOneAndUpdate({ user: 'none' }, { points: 1 }, { projection: { points: 1 } })).toBeNull();
    expect(await Progress.findOneAndDelete({ user: 'none' })).toBeNull();
  });
});

test('an aggregation groups and sums', async () => {
  const Activity = connection.model('Activity', new Schema({ user: String, module: String, minutes: Number }));
  await Activity.create([
    { user: 'u1', module: 'writing', minutes: 10 },
    { user: 'u1', module: 'writing', minutes: 15 },
    { user: 'u1', module: 'speaking', minutes: 5 },
    { user: 'u2', module: 'writing', minutes: 60 },
  ]);
  const sums = await Activity.aggregate([
    { $match: { user: 'u1' } },
    { $group: { _id: '$module', minutes: { $sum: '$minutes' }, n: { $sum: 1 } } },
    { $sort: { _id: 1 } },
  ]);
  expect(sums).toEqual([
    { _id: 'speaking', minutes: 5, n: 1 },
    { _id: 'writing', minutes: 25, n: 2 },
  ]);
});

test('a reader never sees a half-made update', async () => {
  const pairs = connection.collection<{ _id: string; a: number; list: number[] }>('pairs');
  await pairs.insertOne({ _id: 'p', a: 0, list: [] });
  const writer = await connectTo(server, 'learners');
  const writes = (async () => {
    for (let i = 1; i <= 300; i += 1) {
      const list = Array.from({ length: 40 }, () => i);
      await writer.collection<{ _id: string }>('pairs').updateOne({ _id: 'p' }, { $set: { a: i, list } });
    }
  })();
  for (let a = 0; a < 300; ) {
    const pair = await pairs.findOne({ _id: 'p' });
    a = pair?.a ?? 0;
    expect(new Set(pair?.list)).toEqual(new Set(a === 0 ? [] : [a]));
  }
  await writes;
  await writer.close();
});
