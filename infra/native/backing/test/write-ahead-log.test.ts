import { afterAll, describe, expect, test } from '@jest/globals';
import { appendFile, readdir, rm, stat, truncate } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { endLeftovers } from './support/java-process.js';
import { connectTo, startMongo, storeFolder } from './support/mongo-process.js';

type Row = { _id: number; n: number };

const ROWS = 200;

afterAll(endLeftovers);

/** One, or two when the server was killed just as it went on to the next. */
async function logsOf(file: string): Promise<string[]> {
  const logs = (await readdir(dirname(file))).filter((name) => name.endsWith('.log'));
  expect(logs).not.toEqual([]);
  return logs.map((log) => join(dirname(file), log));
}

/** Writes one row after the other, each acknowledged, and kills the server. Answers its logs. */
async function killedAfterRows(file: string): Promise<string[]> {
  const server = await startMongo(file);
  const connection = await connectTo(server, 'logged');
  const collection = connection.collection<Row>('rows');
  await collection.createIndexes([{ key: { n: 1 } }]);
  for (let i = 0; i < ROWS; i += 1) await collection.insertOne({ _id: i, n: i });
  await server.end('SIGKILL');
  await connection.close();
  return logsOf(file);
}

/** The rows of a server that is started on the store, in their order, and how many of them its indexes have. Writes one more. */
async function rowsAfterStart(file: string): Promise<{ rows: number[]; keys: unknown }> {
  const server = await startMongo(file);
  const connection = await connectTo(server, 'logged');
  const rows = (await connection.collection<Row>('rows').find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  const state = await connection.db?.command({ validate: 'rows' });
  const keys: unknown = state?.keysPerIndex;
  await connection.collection<Row>('rows').insertOne({ _id: 1_000 + rows.length, n: 1 });
  await connection.close();
  await server.end('SIGTERM');
  return { rows, keys };
}

const whole = (rows: number[]): object => ({ rows, keys: { _id_: rows.length, n_1: rows.length } });
const upTo = (count: number): number[] => Array.from({ length: count }, (_row, i) => i);

describe('the log of the embedded MongoDB', () => {
  test('ends with its last whole frame, wherever it was cut off', async () => {
    const store = await storeFolder();
    for (const log of await killedAfterRows(store.file)) await truncate(log, Math.floor((await stat(log)).size / 2) + 3);
    const { rows, keys } = await rowsAfterStart(store.file);
    expect({ rows, keys }).toEqual(whole(upTo(rows.length)));
    expect(await rowsAfterStart(store.file)).toEqual(whole([...rows, 1_000 + rows.length]));
    await store.remove();
  }, 120_000);

  test.each([
    ['a head of more than there is', Buffer.from([0, 0, 0, 50, 1, 2, 3, 4, 5])],
    ['a head without an end', Buffer.from([0, 0, 0])],
    ['records with another checksum', Buffer.from([0, 0, 0, 4, 1, 2, 3, 4, 5, 6, 7, 8])],
    ['zeros', Buffer.alloc(4_096)],
  ])('leaves %s out of account, which a write that did not end has left', async (_what, bytes) => {
    const store = await storeFolder();
    for (const log of await killedAfterRows(store.file)) await appendFile(log, bytes);
    expect(await rowsAfterStart(store.file)).toEqual(whole(upTo(ROWS)));
    await store.remove();
  }, 120_000);

  test('is no longer needed once the server was told to stop', async () => {
    const store = await storeFolder();
    await killedAfterRows(store.file);
    await rowsAfterStart(store.file);
    expect(await readdir(dirname(store.file))).toEqual([basename(store.file)]);
    await store.remove();
  }, 120_000);

  test('must be there: a store is not opened without its latest changes', async () => {
    const store = await storeFolder();
    for (const log of await killedAfterRows(store.file)) await rm(log);
    await expect(startMongo(store.file)).rejects.toThrow('The process ended with code 2.');
    await store.remove();
  }, 120_000);
});
