import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose, { Schema } from 'mongoose';
import { endLeftovers, type JavaProcess } from './support/java-process.js';
import { connectTo, documentsRead, startMongo, storeFolder } from './support/mongo-process.js';

const LEARNERS = 20;
const CARDS = 50;
const TODAY = 9;

const cardSchema = new Schema({ user: String, archived: Boolean, due: Number, word: String, box: Number, tags: { type: [String], default: undefined } });
cardSchema.index({ user: 1, archived: 1, due: 1 });
cardSchema.index({ user: 1, word: 1 }, { unique: true });
cardSchema.index({ box: -1, due: 1 });
cardSchema.index({ tags: 1 });

let store: Awaited<ReturnType<typeof storeFolder>>;
let server: JavaProcess;
let connection: mongoose.Connection;
let Card: ReturnType<typeof model>;

const model = (on: mongoose.Connection) => on.model('Card', cardSchema);

beforeAll(async () => {
  store = await storeFolder();
  server = await startMongo(store.file);
  connection = await connectTo(server, 'reads');
  Card = model(connection);
  await Card.init();
  await Card.insertMany(
    Array.from({ length: LEARNERS * CARDS }, (_card, i) => ({
      user: `u${i % LEARNERS}`,
      archived: i % 5 === 0,
      due: Math.floor(i / LEARNERS),
      word: `w${String(i).padStart(4, '0')}`,
      box: i % 7,
      ...(i % 100 === 0 ? { tags: ['a', `t${i}`] } : {}),
    })),
  );
}, 320_000);

afterAll(endLeftovers);

afterAll(async () => {
  await connection.close();
  await server.end('SIGTERM');
  await store.remove();
});

/** How many documents the server reads for this work. */
async function reading(work: () => PromiseLike<unknown>): Promise<number> {
  const before = await documentsRead(connection);
  await work();
  return (await documentsRead(connection)) - before;
}

const due = { user: 'u1', archived: false, due: { $lte: TODAY } };

describe('a query reads about as many documents as it finds', () => {
  test('without an index it reads them all', async () => {
    expect(await reading(() => Card.find({ nothing: 1 }, null, { strictQuery: false }))).toBe(LEARNERS * CARDS);
  });

  test('for a range after values, sorted and limited, either way round', async () => {
    expect((await Card.find(due).sort({ due: 1 }).limit(3)).map((card) => card.due)).toEqual([0, 1, 2]);
    expect((await Card.find(due).sort({ due: -1 }).skip(1).limit(2)).map((card) => card.due)).toEqual([8, 7]);
    expect(await reading(() => Card.find(due))).toBe(10);
    expect(await reading(() => Card.find(due).sort({ due: 1 }).limit(3))).toBe(3);
    expect(await reading(() => Card.find(due).sort({ due: -1 }).skip(1).limit(2))).toBe(3);
    expect(await reading(() => Card.find({ ...due, due: { $gt: 3, $lt: 6 } }))).toBe(2);
    expect(await reading(() => Card.find({ $and: [{ user: 'u1' }, { archived: false }, { due: { $gt: 3 } }, { due: { $lt: 6 } }] }))).toBe(2);
  });

  test('for what follows in the order of the index, whatever is known of it', async () => {
    expect(await reading(() => Card.find({ user: 'u1' }).sort({ archived: 1, due: 1 }).limit(4))).toBe(4);
    expect(await reading(() => Card.find({ user: 'u1' }).sort({ user: -1, archived: -1, due: -1 }).limit(4))).toBe(4);
    expect(await reading(() => Card.find().sort({ box: -1, due: 1 }).limit(4))).toBe(4);
    expect(await reading(() => Card.find().sort({ box: 1, due: -1 }).limit(4))).toBe(4);
    expect(await reading(() => Card.find().sort({ box: 1, due: 1 }).limit(4))).toBe(LEARNERS * CARDS);
    expect(await reading(() => Card.find({ box: { $gt: 5 } }).sort({ box: -1 }).limit(4))).toBe(4);
  });

  test('for the first keys of a unique index', async () => {
    expect(await reading(() => Card.find({ user: 'u1', word: { $gte: 'w0500', $lt: 'w0600' } }))).toBe(5);
    expect(await reading(() => Card.find({ user: 'u1' }).sort({ word: -1 }).limit(2))).toBe(2);
    expect(await reading(() => Card.findOne({ user: 'u1', word: 'w0001' }))).toBe(1);
  });

  test('for a pattern in the texts of an index', async () => {
    expect((await Card.find({ user: 'u1', word: /21$/ })).map((card) => card.word)).toEqual(['w0021', 'w0121', 'w0221', 'w0321', 'w0421', 'w0521', 'w0621', 'w0721', 'w0821', 'w0921']);
    expect(await reading(() => Card.find({ user: 'u1', word: /21$/ }))).toBe(10);
    expect(await reading(() => Card.countDocuments({ user: 'u1', word: { $regex: '21$' }, box: { $gte: 0 } }))).toBe(10);
  });

  test('for what is in arrays, where it sorts anew', async () => {
    expect(await reading(() => Card.find({ tags: { $gte: 't8', $lt: 't9' } }))).toBe(2);
    expect(await reading(() => Card.find({ tags: 'a' }).sort({ tags: 1 }).limit(1))).toBe(10);
  });

  test('when it counts, lists values or groups', async () => {
    expect(await Card.countDocuments({ ...due, box: { $gte: 0 } })).toBe(10);
    expect(await reading(() => Card.countDocuments({ ...due, box: { $gte: 0 } }))).toBe(10);
    expect(await reading(() => Card.distinct('word', due))).toBe(10);
    expect(await reading(() => Card.aggregate([{ $match: due }, { $group: { _id: '$box', n: { $sum: 1 } } }]))).toBe(10);
  });

  test('none where an index says all that is asked', async () => {
    const shown = { _id: 0, user: 1, due: 1 };
    const none = async (work: () => PromiseLike<unknown>) => expect(await reading(work)).toBe(0);
    expect(await Card.find(due, shown).sort({ due: -1 }).limit(2).lean()).toEqual([{ user: 'u1', due: 9 }, { user: 'u1', due: 8 }]);
    await none(() => Card.find(due, shown).sort({ due: -1 }).limit(2));
    await none(() => Card.exists(due));
    await none(() => Card.countDocuments(due));
    await none(async () => connection.db?.command({ count: 'cards', query: due }));
    await none(() => Card.find({ user: 'u1', word: { $in: ['w0001', 'w0021'] } }, { word: 1 }));
    const groups: mongoose.PipelineStage[] = [{ $match: due }, { $group: { _id: { user: '$user', other: '$other' }, n: { $sum: 1 }, sum: { $sum: '$due' } } }];
    expect(await reading(() => Card.aggregate(groups))).toBe(10);
    const said: mongoose.PipelineStage[] = [{ $match: due }, { $group: { _id: { user: '$user' }, n: { $sum: 1 }, sum: { $sum: '$due' } } }, { $project: { _id: 0, sum: 1 } }];
    expect(await Card.aggregate(said)).toEqual([{ sum: 45 }]);
    await none(() => Card.aggregate(said));
    expect(await reading(() => Card.find(due, { ...shown, box: 1 }).limit(2))).toBe(2);
    expect(await reading(() => Card.find({ _id: new mongoose.Types.ObjectId(), ...due }, shown))).toBe(0);
  });

  test('page by page, in the order of their ids', async () => {
    const Note = connection.model('Note', new Schema({ _id: { type: String, required: true }, open: { type: Boolean, index: true } }));
    await Note.init();
    await Note.insertMany(Array.from({ length: 300 }, (_note, i) => ({ _id: `n${String((i * 7) % 300).padStart(3, '0')}`, open: i % 3 > 0 })));
    const page = (after: string) => Note.find({ _id: { $gt: after }, open: true }).sort({ _id: 1 }).limit(10).lean();
    const all = (await Note.find({ open: true }).lean()).map(({ _id }) => _id).sort();
    const read: string[] = [];
    const documents = await reading(async () => {
      for (let rows = await page(''); rows.length > 0; rows = await page(read.at(-1) ?? '')) read.push(...rows.map(({ _id }) => _id));
    });
    expect(read).toEqual(all);
    expect(documents).toBeLessThan(330);
    expect(await page('n999')).toEqual([]);
    await connection.collection<{ _id: number; open: boolean }>('notes').insertOne({ _id: 7, open: true });
    expect((await page('')).map(({ _id }) => _id)).toEqual(all.slice(0, 10));
  });

  test('when it changes them', async () => {
    expect(await reading(() => Card.updateOne(due, { $set: { box: 5 } }))).toBe(1);
    expect(await reading(() => Card.updateMany(due, { $set: { box: 5 } }))).toBe(10);
    expect(await reading(() => Card.findOneAndUpdate(due, { $set: { box: 6 } }, { sort: { due: -1 } }))).toBe(1);
    expect((await Card.findOne({ ...due, box: 6 }))?.due).toBe(TODAY);
    expect(await reading(() => Card.findOneAndDelete(due, { sort: { due: 1 } }))).toBe(1);
    expect(await reading(() => Card.deleteOne(due))).toBe(1);
    expect(await reading(() => Card.deleteMany({ ...due, due: { $lt: 4 } }))).toBe(2);
    expect(await Card.countDocuments(due)).toBe(6);
  });
});
