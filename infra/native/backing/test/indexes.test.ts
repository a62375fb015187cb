import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose, { Schema } from 'mongoose';
import { endLeftovers, type JavaProcess } from './support/java-process.js';
import { connectTo, documentsRead, startMongo, storeFolder } from './support/mongo-process.js';

const DUPLICATE = expect.objectContaining({ code: 11000 });

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

describe('indexes', () => {
  test('a unique index refuses the second of two, on insert and on update', async () => {
    const Account = connection.model('Account', new Schema({ email: { type: String, unique: true }, name: String }));
    await Account.init();
    await Account.create({ email: 'anna@example.org' });
    const ben = await Account.create({ email: 'ben@example.org' });
    await expect(Account.create({ email: 'anna@example.org' })).rejects.toEqual(DUPLICATE);
    await expect(Account.updateOne({ _id: ben._id }, { email: 'anna@example.org' })).rejects.toEqual(DUPLICATE);
    expect(await Account.countDocuments({ email: 'anna@example.org' })).toBe(1);
  });

  test('a sparse unique index lets any number of documents be without the field', async () => {
    const schema = new Schema({ customer: String });
    schema.index({ customer: 1 }, { unique: true, sparse: true });
    const Customer = connection.model('Customer', schema);
    await Customer.init();
    await Customer.create([{}, {}, { customer: 'c1' }]);
    await expect(Customer.create({ customer: 'c1' })).rejects.toEqual(DUPLICATE);
  });

  test('a partial unique index binds only the documents that match its filter', async () => {
    const schema = new Schema({ user: String, state: String, google: new Schema({ sub: String }, { _id: false }) });
    schema.index({ user: 1 }, { unique: true, partialFilterExpression: { state: 'active' } });
    schema.index({ 'google.sub': 1 }, { unique: true, partialFilterExpression: { 'google.sub': { $type: 'string' } } });
    const Subscription = connection.model('Subscription', schema);
    await Subscription.init();
    const old = await Subscription.create({ user: 'u1', state: 'ended' });
    await Subscription.create({ user: 'u1', state: 'ended' });
    await Subscription.create({ user: 'u1', state: 'active', google: { sub: 's1' } });
    await expect(Subscription.create({ user: 'u1', state: 'active' })).rejects.toEqual(DUPLICATE);
    await expect(Subscription.updateOne({ _id: old._id }, { state: 'active' })).rejects.toEqual(DUPLICATE);
    await expect(Subscription.create({ user: 'u2', google: { sub: 's1' } })).rejects.toEqual(DUPLICATE);
    expect(await Subscription.countDocuments({ user: 'u1' })).toBe(3);
    await Subscription.updateOne({ user: 'u1', state: 'active' }, { state: 'ended' });
    await Subscription.updateOne({ _id: old._id }, { state: 'active' });
    expect((await Subscription.find({ user: 'u1', state: 'active' })).map((found) => found.id)).toEqual([old.id]);
    await Subscription.deleteMany({ user: 'u1' });
    await Subscription.create({ user: 'u1', state: 'active', google: { sub: 's1' } });
  });

  test('a filter is still in force after a restart', async () => {
    const folder = await storeFolder();
    const schema = new Schema({ user: String, state: String });
    schema.index({ user: 1 }, { unique: true, partialFilterExpression: { state: 'active' } });
    const first = await startMongo(folder.file);
    const before = await connectTo(first, 'kept');
    await before.model('Trial', schema).create([{ user: 'u1', state: 'ended' }, { user: 'u1', state: 'active' }]);
    await before.close();
    await first.end('SIGTERM');
    const second = await startMongo(folder.file);
    const after = await connectTo(second, 'kept');
    const Trial = after.model('Trial', schema);
    await Trial.create({ user: 'u1', state: 'ended' });
    await expect(Trial.create({ user: 'u1', state: 'active' })).rejects.toEqual(DUPLICATE);
    await after.close();
    await second.end('SIGTERM');
    await folder.remove();
  }, 320_000);

  test('an index that is not unique answers by its first keys, by $in, and follows changes', async () => {
    const schema = new Schema({ user: String, box: Number, due: Date, tags: [String] });
    schema.index({ user: 1, box: 1, due: 1 });
    schema.index({ tags: 1 });
    const Card = connection.model('Card', schema);
    await Card.init();
    const due = new Date('2026-03-01T08:00:00Z');
    await Card.create([
      { user: 'u1', box: 1, due, tags: ['a', 'b'] },
      { user: 'u1', box: 2, due, tags: [] },
      { user: 'u11', box: 1, due, tags: ['b'] },
      { user: 'u2', box: 1 },
    ]);
    const boxes = async (query: object): Promise<string[]> =>
      (await Card.find(query).sort({ user: 1, box: 1 })).map((card) => `${card.user ?? ''}/${card.box ?? ''}`);
    expect(await boxes({ user: 'u1' })).toEqual(['u1/1', 'u1/2']);
    expect(await boxes({ user: 'u1', box: 2 })).toEqual(['u1/2']);
    expect(await boxes({ user: 'u1', box: { $gte: 2 } })).toEqual(['u1/2']);
    expect(await boxes({ user: { $in: ['u1', 'u2'] }, box: 1 })).toEqual(['u1/1', 'u2/1']);
    expect(await boxes({ user: { $in: [] } })).toEqual([]);
    expect(await boxes({ user: { $ne: 'u1' } })).toEqual(['u11/1', 'u2/1']);
    expect(await boxes({ user: 'u2', due: null })).toEqual(['u2/1']);
    expect(await boxes({ tags: 'b' })).toEqual(['u1/1', 'u11/1']);
    await Card.updateOne({ user: 'u1', box: 2 }, { $set: { user: 'u3' }, $push: { tags: 'b' } });
    expect(await boxes({ user: 'u1' })).toEqual(['u1/1']);
    expect(await boxes({ tags: 'b' })).toEqual(['u1/1', 'u11/1', 'u3/2']);
    await Card.deleteOne({ user: 'u3' });
    expect(await boxes({ tags: 'b' })).toEqual(['u1/1', 'u11/1']);
    expect(await boxes({ user: 'u3' })).toEqual([]);
  });

  test('a document with arrays under two keys is refused and not stored', async () => {
    const lists = connection.collection('lists');
    await lists.createIndexes([{ key: { a: 1, b: 1 } }]);
    await expect(lists.insertOne({ a: [1], b: [2] })).rejects.toEqual(expect.objectContaining({ code: 171 }));
    expect(await lists.countDocuments()).toBe(0);
    await lists.insertOne({ a: [1, 2], b: 2 });
    await expect(lists.updateOne({ a: 2 }, { $set: { b: [2] } })).rejects.toEqual(expect.objectContaining({ code: 171 }));
    expect(await lists.find({ a: 1, b: 2 }).toArray()).toHaveLength(1);
  });

  test('a store whose entries have the former format opens, and its indexes serve', async () => {
    const folder = await storeFolder();
    await writeFile(folder.file, gunzipSync(await readFile(new URL('support/store-of-format-1.mv.gz', import.meta.url))));
    for (const [start, count] of [42, 43].entries()) {
      const old = await startMongo(folder.file);
      const opened = await connectTo(old, 'old');
      const cards = opened.collection<{ _id: string; user: string; due: number; word: string }>('cards');
      expect(await cards.countDocuments()).toBe(count);
      const before = await documentsRead(opened);
      expect((await cards.find({ user: 'u1', due: { $lt: 20 } }).sort({ due: -1 }).limit(2).toArray()).map((card) => card.due)).toEqual([17, 13]);
      expect(await cards.find({ user: 'u2', word: { $gt: 'w3', $lt: 'w4' } }).toArray()).toHaveLength(3);
      expect(await cards.find({ 'outbox.0': { $exists: true } }).toArray()).toHaveLength(4);
      expect(await cards.find({ tags: 'b' }).toArray()).toHaveLength(20);
      expect(await documentsRead(opened)).toBe(before + 2 + 3 + 4 + 20);
      // The former entries of 1 and '1' were one.
      expect(await cards.find({ user: 'u9' }).toArray()).toHaveLength(2 + start);
      await expect(cards.insertOne({ _id: 'new', user: 'u1', word: 'w1', due: 1 })).rejects.toEqual(DUPLICATE);
      await cards.insertOne({ _id: `new-${start}`, user: 'u9', word: `n${start}`, due: 1 });
      await opened.close();
      await old.end('SIGTERM');
    }
    await folder.remove();
  }, 320_000);

  test('a store whose unique keys were written by serialization opens, and they are unique as before', async () => {
    const folder = await storeFolder();
    await writeFile(folder.file, gunzipSync(await readFile(new URL('support/store-of-serialized-keys.mv.gz', import.meta.url))));
    for (const start of [0, 1]) {
      const server = await startMongo(folder.file);
      const opened = await connectTo(server, 'earlier');
      const learners = opened.collection<{ _id: string | number; email: string; name?: string; city?: string; code?: string }>('learners');
      expect(await learners.findOne({ _id: 'learner-7' })).toMatchObject({ email: 'learner-7@example.org' });
      expect(await learners.findOne({ _id: 8 })).toMatchObject({ email: 'learner-8@example.org' });
      expect(await learners.findOne({ code: 'code-9' })).toMatchObject({ _id: 'learner-9' });
      const refused = [{ _id: 8 }, { email: 'learner-3@example.org' }, { name: 'Name 4', city: 'Köln' }, { code: 'code-6' }];
      for (const [index, same] of refused.entries()) {
        await expect(learners.insertOne({ _id: `new-${index}`, email: `new-${index}@example.org`, ...same })).rejects.toEqual(DUPLICATE);
      }
      await learners.insertOne({ _id: `added-${start}`, email: `added-${start}@example.org` });
      expect(await learners.countDocuments()).toBe(31 + start);
      await opened.close();
      await server.end('SIGTERM');
    }
    await folder.remove();
  }, 320_000);
});
