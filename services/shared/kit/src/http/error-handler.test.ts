import { mongo } from 'mongoose';
import { toAppError } from './error-handler.js';

/** Nobody listens there. */
const client = new mongo.MongoClient('mongodb://127.0.0.1:1', { serverSelectionTimeoutMS: 100 });
afterAll(() => client.close());

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => undefined, (error: unknown) => error);

describe('a database that is away is told as such', () => {
  const collection = client.db('any').collection<{ _id: string }>('any');
  test.each([
    ['a search', () => collection.findOne({ _id: 'a' })],
    ['one document', () => collection.insertOne({ _id: 'a' })],
    ['several documents', () => collection.insertMany([{ _id: 'a' }, { _id: 'b' }], { ordered: false })],
    ['several changes', () => collection.bulkWrite([{ updateOne: { filter: { _id: 'a' }, update: { $set: { name: 'A' } } } }])],
  ])('to %s', async (_name, work) => {
    expect(toAppError(await failureOf(work()))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  test.each(['MongoNetworkError', 'MongoNetworkTimeoutError', 'MongoPoolClearedError', 'PoolClearedOnNetworkError'])('by a %s', (name) => {
    expect(toAppError(Object.assign(new Error('away'), { name }))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});

test.each([
  ['one', new mongo.MongoServerError({ message: 'no such index', code: 27 })],
  ['several', Object.assign(new Error('E11000'), { name: 'MongoBulkWriteError', code: 11_000, writeErrors: [{}] })],
])('what a database refuses of %s is a fault of ours', (_count, error) => {
  expect(toAppError(error)).toMatchObject({ code: 'INTERNAL' });
});
