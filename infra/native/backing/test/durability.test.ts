import { afterAll, describe, expect, test } from '@jest/globals';
import { mongo, type Connection } from 'mongoose';
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { endLeftovers } from './support/java-process.js';
import { connectTo, startMongo, storeFolder } from './support/mongo-process.js';

type Row = { _id: string; n: number };

/** What the server acknowledged before it was killed. */
type Acknowledged = { inserted: string[]; updated: number; taken: number; deleted: string[] };

const TO_DELETE = 400;

/** Writes in all four ways at once until the server is gone; `enough` is called after each acknowledgement. */
async function writeUntilGone(connection: Connection, round: number, enough: (soFar: number) => void): Promise<Acknowledged> {
  const done: Acknowledged = { inserted: [], updated: 0, taken: 0, deleted: [] };
  const collection = connection.collection<Row>('rows');
  let acknowledged = 0;
  const forever = async (write: (i: number) => Promise<unknown>, note: (i: number) => void): Promise<void> => {
    for (let i = 0; ; i += 1) {
      try {
        await write(i);
      } catch {
        return;
      }
      note(i);
      enough((acknowledged += 1));
    }
  };
  await Promise.all([
    forever(
      (i) => collection.insertOne({ _id: `${round}-insert-${i}`, n: i }),
      (i) => done.inserted.push(`${round}-insert-${i}`),
    ),
    forever(
      () => collection.updateOne({ _id: `${round}-updated` }, { $inc: { n: 1 } }, { upsert: true }),
      () => (done.updated += 1),
    ),
    forever(
      () => collection.findOneAndUpdate({ _id: `${round}-taken` }, { $inc: { n: 1 } }, { upsert: true }),
      () => (done.taken += 1),
    ),
    forever(
      (i) => (i < TO_DELETE ? collection.deleteOne({ _id: `${round}-delete-${i}` }) : Promise.reject(new Error('none left'))),
      (i) => done.deleted.push(`${round}-delete-${i}`),
    ),
  ]);
  return done;
}

async function counter(connection: Connection, id: string): Promise<number> {
  return (await connection.collection<Row>('rows').findOne({ _id: id }))?.n ?? 0;
}

afterAll(endLeftovers);

describe('the embedded MongoDB', () => {
  test('loses no acknowledged write when it is killed while writing', async () => {
    const store = await storeFolder();
    for (const round of [1, 2, 3]) {
      const server = await startMongo(store.file);
      const connection = await connectTo(server, 'durable');
      await connection
        .collection('rows')
        .createIndexes([{ key: { n: 1 } }, { key: { _id: 1, n: 1 }, name: 'both', unique: true }]);
      await connection.collection<Row>('rows').insertMany(
        Array.from({ length: TO_DELETE }, (_row, i) => ({ _id: `${round}-delete-${i}`, n: i })),
      );
      let killed: Promise<unknown> = Promise.resolve();
      const done = await writeUntilGone(connection, round, (soFar) => {
        if (soFar === 250 * round) killed = server.end('SIGKILL');
      });
      await killed;
      await connection.close();

      const again = await startMongo(store.file);
      const after = await connectTo(again, 'durable');
      const ids = new Set((await after.collection<Row>('rows').find().toArray()).map((row) => row._id));
      expect(done.inserted.filter((id) => !ids.has(id))).toEqual([]);
      expect(done.deleted.filter((id) => ids.has(id))).toEqual([]);
      // One more may have been stored whose acknowledgement did not arrive.
      const updated = await counter(after, `${round}-updated`);
      expect([done.updated, done.updated + 1]).toContain(updated);
      const taken = await counter(after, `${round}-taken`);
      expect([done.taken, done.taken + 1]).toContain(taken);
      // Each document is in each index once: none was stored without the other.
      const state = await after.db?.command({ validate: 'rows' });
      expect(state?.keysPerIndex).toEqual({ _id_: ids.size, n_1: ids.size, both: ids.size });
      await after.close();
      expect(await again.end('SIGTERM')).toBe(143);
    }
    await store.remove();
  }, 600_000);

  test('has whole indexes when it is killed in the midst of a command that is more than its memory holds', async () => {
    const ROWS = 10_000;
    const store = await storeFolder();
    const server = await startMongo(store.file);
    const connection = await connectTo(server, 'large');
    const collection = connection.collection<Row & { text: string }>('rows');
    await collection.createIndexes([{ key: { n: 1 } }, { key: { n: 1, _id: 1 }, name: 'both', unique: true }]);
    await collection.insertMany(Array.from({ length: ROWS }, (_row, i) => ({ _id: `row-${i}`, n: i, text: 'x'.repeat(2_000) })));
    const before = (await stat(store.file)).size;
    const updated = collection.updateMany({}, { $inc: { n: ROWS }, $set: { text: 'y'.repeat(8_000) } });
    const isDone = updated.then(
      () => true,
      () => false,
    );
    // A part of them is in the store, and the next is being written.
    const isHalfStored = async (): Promise<boolean> => (await stat(store.file)).size > before + 50_000_000;
    while (!(await Promise.race([isDone, isHalfStored()]))) await new Promise(setImmediate);
    await server.end('SIGKILL');
    expect(await isDone).toBe(false);
    await connection.close();

    const again = await startMongo(store.file);
    const after = await connectTo(again, 'large');
    expect((await after.db?.command({ validate: 'rows' }))?.keysPerIndex).toEqual({ _id_: ROWS, n_1: ROWS, both: ROWS });
    const rows = after.collection<Row>('rows');
    const stored = await rows.find({}, { projection: { n: 1 } }).toArray();
    const ordered = await rows.find({}, { projection: { n: 1 } }).sort({ n: 1, _id: 1 }).limit(ROWS).toArray();
    expect(ordered.map(({ n }) => n)).toEqual(stored.map(({ n }) => n).sort((one, other) => one - other));
    await after.close();
    await again.end('SIGTERM');
    await store.remove();
  }, 240_000);

  test.each([
    ['while it writes its log', 4_000],
    ['at a checkpoint', 40_000],
  ])('ends rather than acknowledge what the disk does not take, %s', async (_when, bytes) => {
    const store = await storeFolder();
    const server = await startMongo(store.file);
    const connection = await connectTo(server, 'full');
    let limited: Promise<unknown> = Promise.resolve();
    const done = await writeUntilGone(connection, 1, (soFar) => {
      // No file of the process may be longer from now on, as on a disk that is full.
      if (soFar === 100) limited = promisify(execFile)('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}`]);
    });
    await limited;
    expect(await server.ended).toBe(74);
    await connection.close();

    const again = await startMongo(store.file);
    const after = await connectTo(again, 'full');
    const ids = new Set((await after.collection<Row>('rows').find().toArray()).map(({ _id }) => _id));
    expect(done.inserted.filter((id) => !ids.has(id))).toEqual([]);
    expect([done.updated, done.updated + 1]).toContain(await counter(after, '1-updated'));
    expect([done.taken, done.taken + 1]).toContain(await counter(after, '1-taken'));
    await after.close();
    await again.end('SIGTERM');
    await store.remove();
  }, 120_000);

  test('gives every kind of value back after a restart as it was stored', async () => {
    const { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp, UUID } = mongo;
    const store = await storeFolder();
    const stored = {
      _id: new ObjectId(),
      text: 'Grüße aus Köln, سلام 🦊 \u0000 Ende',
      long: 'ä'.repeat(300_000),
      numbers: [0, -1, 2 ** 31 - 1, 0.1, new Double(5), Long.fromString('9007199254740993'), Decimal128.fromString('14.99')],
      dates: [new Date(0), new Date('2026-11-28T04:00:00.123Z'), new Timestamp({ t: 5, i: 1 })],
      bytes: [new Binary(Buffer.from([0, 255, 10])), new UUID()],
      nested: { empty: {}, list: [[], [{ deep: [null, true, false] }]], 'a key': /ab+c/i },
      ends: [new MinKey(), new MaxKey()],
    };
    const read = async (connection: Connection): Promise<unknown> => {
      const document = await connection.collection('values').findOne({ _id: stored._id }, { promoteValues: false, promoteLongs: false });
      return mongo.BSON.EJSON.serialize(document, { relaxed: false });
    };

    const server = await startMongo(store.file);
    const connection = await connectTo(server, 'values');
    await connection.collection('values').insertOne(stored);
    const before = await read(connection);
    expect(before).toEqual(mongo.BSON.EJSON.serialize(stored, { relaxed: false }));
    await connection.close();
    await server.end('SIGKILL');

    const again = await startMongo(store.file);
    const after = await connectTo(again, 'values');
    expect(await read(after)).toEqual(before);
    await after.close();
    await again.end('SIGTERM');
    await store.remove();
  }, 120_000);
});
