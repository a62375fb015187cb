import { afterAll, describe, expect, test } from '@jest/globals';
import type { Connection } from 'mongoose';
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
});
