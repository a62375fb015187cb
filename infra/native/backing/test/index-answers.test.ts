import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import mongoose, { mongo } from 'mongoose';
import { peculiarities } from './support/index-peculiarities.js';
import { type Change, type Order, type Query, type Question, type Row, type Scenario, scenarios } from './support/index-scenarios.js';
import { endLeftovers, type JavaProcess } from './support/java-process.js';
import { connectTo, startMongo, storeFolder } from './support/mongo-process.js';

type Rows = mongo.Collection<Row>;
/** Two collections that are dealt with alike; only the second has indexes. */
type Twins = { scanned: Rows; indexed: Rows };

const RUNS = 150;
const BEFORE_RESTART = 25;

let store: Awaited<ReturnType<typeof storeFolder>>;
let server: JavaProcess;
let connection: mongoose.Connection;

beforeAll(async () => {
  store = await storeFolder();
  server = await startMongo(store.file);
  connection = await connectTo(server, 'twins');
}, 320_000);

afterAll(endLeftovers);

afterAll(async () => {
  await connection.close();
  await server.end('SIGTERM');
  await store.remove();
});

const twins = (name: string): Twins => ({
  scanned: connection.collection<Row>(`${name}-scanned`),
  indexed: connection.collection<Row>(`${name}-indexed`),
});

const text = (value: unknown): string => mongo.BSON.EJSON.stringify(value, { relaxed: false });
const idsOf = (rows: Row[]): string[] => rows.map((row) => text(row._id));

/** @returns how many documents the change met */
async function apply(rows: Rows, change: Change): Promise<number> {
  switch (change.kind) {
    case 'insert':
      return rows.insertOne(change.row).then(
        () => 1,
        () => 0,
      );
    case 'replace': {
      const { _id, ...fields } = change.row;
      return (await rows.replaceOne({ _id }, fields)).matchedCount;
    }
    case 'set':
      return (await rows.updateMany(change.query, { $set: { [change.field]: change.value } })).modifiedCount;
    case 'unset':
      return (await rows.updateMany(change.query, { $unset: { [change.field]: '' } })).modifiedCount;
    case 'delete':
      return (await rows.deleteMany(change.query)).deletedCount;
  }
}

async function fill({ scanned, indexed }: Twins, scenario: Scenario): Promise<void> {
  const addIndexes = async (): Promise<void> => {
    await indexed.createIndexes(scenario.indexes.map((index, i) => ({ ...index, name: `index-${i}` })));
  };
  if (!scenario.isFilledFirst) await addIndexes();
  if (scenario.rows.length > 0) {
    await scanned.insertMany(scenario.rows);
    await indexed.insertMany(scenario.rows);
  }
  if (scenario.isFilledFirst) await addIndexes();
  for (const change of scenario.changes) {
    expect(await apply(indexed, change)).toBe(await apply(scanned, change));
  }
}

/** For each place in the order, the rows that may stand there: those that the order does not tell apart share their places. */
async function places(scanned: Rows, query: Query, order: Order): Promise<Set<string>[]> {
  if (Object.keys(order).length === 0 || '_id' in order) {
    return idsOf(await scanned.find(query).sort(order).toArray()).map((id) => new Set([id]));
  }
  const forwards = idsOf(await scanned.find(query).sort({ ...order, _id: 1 }).toArray());
  const backwards = idsOf(await scanned.find(query).sort({ ...order, _id: -1 }).toArray());
  const all: Set<string>[] = [];
  for (let from = 0; from < forwards.length; from = all.length) {
    let to = from;
    const seen = new Set<string>();
    do {
      for (const id of [forwards[to], backwards[to]]) if (id !== undefined) seen.add(id);
      to += 1;
    } while (seen.size > to - from);
    all.push(...Array.from({ length: to - from }, () => seen));
  }
  return all;
}

/** What an index answers without documents where it can: some fields, and how many there are of each kind. */
async function compareShown({ scanned, indexed }: Twins, { query, order, shown }: Question, isSortable: boolean): Promise<void> {
  const inOrder = { ...order, _id: 1 } as const;
  const answersOf = async (rows: Rows, more: object): Promise<string[][]> => {
    const found = (await rows.find(query, { projection: shown }).toArray()).map(text).sort();
    if (!isSortable) return [found];
    const sorted = (await rows.find(query, { projection: { a: 1, b: 1 } }).sort(inOrder).toArray()).map(text);
    const groups = await rows.aggregate<{ count: number }>([{ $match: query }, { $group: { _id: { a: '$a', b: '$b' }, count: { $sum: 1 }, ...more } }]).toArray();
    return [found, sorted, groups.map(({ count }) => String(count))];
  };
  // What is more than sums is grouped by the library.
  expect(await answersOf(indexed, {})).toEqual(await answersOf(scanned, { most: { $max: 1 } }));
}

async function compareAnswers({ scanned, indexed }: Twins, scenario: Scenario): Promise<void> {
  for (const question of scenario.questions) {
    const { query, order, skip, limit } = question;
    await compareShown({ scanned, indexed }, question, scenario.isSortable);
    const all = (await scanned.find(query).toArray()).map(text).sort();
    expect((await indexed.find(query).toArray()).map(text).sort()).toEqual(all);
    expect(await indexed.countDocuments(query)).toBe(all.length);
    expect(await indexed.find(query).limit(limit).toArray()).toHaveLength(Math.min(limit || Infinity, all.length));
    expect(text(await indexed.distinct('_id', query))).toBe(text(await scanned.distinct('_id', query)));
    if (!scenario.isSortable || Object.keys(order).length === 0) continue;
    const expected = await places(scanned, query, order);
    const found = idsOf(await indexed.find(query).sort(order).skip(skip).limit(limit).toArray());
    expect(new Set(found).size).toBe(found.length);
    expect(found).toHaveLength(Math.min(limit || Infinity, Math.max(0, expected.length - skip)));
    expect(found.filter((id, i) => expected[skip + i]?.has(id) !== true)).toEqual([]);
  }
}

test('a collection answers with indexes as it does without', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      const pair = twins(`run-${(run += 1)}`);
      await fill(pair, scenario);
      await compareAnswers(pair, scenario);
      await connection.dropDatabase();
    }),
    { numRuns: RUNS, examples: peculiarities.map((scenario) => [scenario]) },
  );
}, 300_000);

test('it still does after a restart', async () => {
  const sample = fc.sample(scenarios, BEFORE_RESTART);
  for (const [i, scenario] of sample.entries()) await fill(twins(`kept-${i}`), scenario);
  await connection.close();
  await server.end('SIGKILL');
  server = await startMongo(store.file);
  connection = await connectTo(server, 'twins');
  for (const [i, scenario] of sample.entries()) await compareAnswers(twins(`kept-${i}`), scenario);
}, 600_000);
