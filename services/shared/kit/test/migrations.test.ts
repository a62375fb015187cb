import { connectMongo, createLogger, migrate, MIGRATIONS_COLLECTION, type Migration } from '@b1fuchs/kit';
import { freshDatabaseUrl, runUntilKilled } from '@b1fuchs/testing';
import { putNotes, stepByStep, type Note } from './note-migration.js';

const logger = createLogger('kit-test', 'silent');
const open: Awaited<ReturnType<typeof connectMongo>>[] = [];
afterAll(() => Promise.all(open.map((connection) => connection.close())));

async function database(url = freshDatabaseUrl('migrations')) {
  const connection = await connectMongo(url, logger);
  open.push(connection);
  const notes = connection.collection<Note>('notes');
  return { url, connection, notes, leftBehind: () => notes.countDocuments({ words: { $exists: false } }) };
}

const NOTES = 25;

test('what an earlier version has kept is brought up to date, in steps, and noted', async () => {
  const { connection, notes, leftBehind } = await database();
  await putNotes(notes, NOTES);
  await migrate({ connection, migrations: [stepByStep(notes)], logger });
  expect(await leftBehind()).toBe(0);
  expect(await notes.findOne({ _id: 'note 7' })).toMatchObject({ text: 'ein Satz mit Wörtern', words: 4 });
  const stored = await connection.collection(MIGRATIONS_COLLECTION).find().toArray();
  expect(stored).toMatchObject([{ _id: '1', name: 'notes know how many words they have' }]);
});

test('a new database has nothing to be brought up to date', async () => {
  const { connection, leftBehind, notes } = await database();
  await migrate({ connection, migrations: [stepByStep(notes)], logger });
  expect(await leftBehind()).toBe(0);
});

test('a process that is killed in the middle leaves the rest to the next one', async () => {
  const { url, connection, notes, leftBehind } = await database();
  await putNotes(notes, NOTES);
  await runUntilKilled(new URL('dying-migration.ts', import.meta.url), [url]);
  const after = await leftBehind();
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(NOTES);
  await migrate({ connection, migrations: [stepByStep(notes)], logger });
  expect(await leftBehind()).toBe(0);
}, 60_000);

test('of two instances one works and the other waits, and both find all done', async () => {
  const { url, connection, notes, leftBehind } = await database();
  const other = await database(url);
  await putNotes(notes, NOTES);
  let atOnce = 0;
  let most = 0;
  const counted = (migration: Migration): Migration => ({
    ...migration,
    step: async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      const isDone = await migration.step();
      atOnce -= 1;
      return isDone;
    },
  });
  const finished = async (which: typeof other): Promise<number> => {
    await migrate({ connection: which.connection, migrations: [counted(stepByStep(which.notes))], logger });
    return leftBehind();
  };
  expect(await Promise.all([finished({ url, connection, notes, leftBehind }), finished(other)])).toEqual([0, 0]);
  expect(most).toBe(1);
});

test('an instance whose step takes longer than its turn lasts finds that another one has gone on, and what is left', async () => {
  const { url, connection, notes, leftBehind } = await database();
  const other = await database(url);
  await putNotes(notes, NOTES);
  let time = Date.UTC(2026, 10, 29);
  const now = (): Date => new Date(time);
  const [slow, quick] = [stepByStep(notes), stepByStep(other.notes)];
  let isFirst = true;
  const step = async (): Promise<boolean> => {
    if (isFirst) {
      isFirst = false;
      time += 60_000;
      await migrate({ connection: other.connection, migrations: [quick], logger }, now);
    }
    return slow.step();
  };
  await migrate({ connection, migrations: [{ ...slow, step }], logger }, now);
  expect(await leftBehind()).toBe(0);
  expect(await connection.collection(MIGRATIONS_COLLECTION).countDocuments()).toBe(1);
});

test('what an instance of the earlier version still writes on that day is brought up to date at the next start, and not a day later', async () => {
  const { connection, notes, leftBehind } = await database();
  const start = (hours: number): Promise<void> => migrate({ connection, migrations: [stepByStep(notes)], logger }, () => new Date(Date.UTC(2026, 10, 29, hours)));
  await start(0);
  await putNotes(notes, 1);
  await start(1);
  expect(await leftBehind()).toBe(0);
  await notes.insertOne({ _id: 'late', text: 'zu spät' });
  await start(26);
  expect(await leftBehind()).toBe(1);
});

test('a step that fails ends the start, and what comes after it is not done; the next start tries again', async () => {
  const { connection } = await database();
  const done: number[] = [];
  const migration = (version: number, step: () => Promise<boolean>): Migration => ({ version, name: `number ${version}`, step });
  const note = (version: number) => migration(version, () => Promise.resolve(done.push(version) > 0));
  const failing = migration(2, () => Promise.reject(new Error('no space left')));
  await expect(migrate({ connection, migrations: [note(3), failing, note(1)], logger })).rejects.toThrow('no space left');
  expect(done).toEqual([1]);
  await migrate({ connection, migrations: [note(3), note(2), note(1)], logger });
  expect(done).toEqual([1, 1, 2, 3]);
});
