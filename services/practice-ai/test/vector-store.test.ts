import { randomUUID } from 'node:crypto';
import { serverUrls } from '@b1fuchs/testing';
import { Redis } from 'ioredis';
import { createVectorStore } from '../src/data/vector-store.js';

const redis = new Redis(serverUrls().REDIS_URL);
afterAll(() => redis.quit());

const model = randomUUID();
const store = createVectorStore({ redis, model, lifeMs: 60_000 });

test('finds the vectors of the same texts again, to single precision', async () => {
  await store.keep(['eins', 'zwei'], [[0.25, -1, 0.1], [1, 2, 3]]);
  const found = await store.find(['eins', 'zwei']);
  expect(found?.[1]).toEqual([1, 2, 3]);
  expect(found?.[0]?.[2]).toBeCloseTo(0.1, 6);
});

test('knows nothing of other texts, of another order and of another model', async () => {
  await store.keep(['drei', 'vier'], [[1], [2]]);
  expect(await store.find(['drei'])).toBeUndefined();
  expect(await store.find(['vier', 'drei'])).toBeUndefined();
  expect(await createVectorStore({ redis, model: randomUUID(), lifeMs: 60_000 }).find(['drei', 'vier'])).toBeUndefined();
});

test('without Redis nothing is known, and nothing fails', async () => {
  const gone = new Redis({ port: 1, lazyConnect: true, retryStrategy: () => null, enableOfflineQueue: false });
  gone.on('error', () => undefined);
  const away = createVectorStore({ redis: gone, model, lifeMs: 60_000 });
  await expect(away.keep(['eins'], [[1]])).resolves.toBeUndefined();
  expect(await away.find(['eins'])).toBeUndefined();
  gone.disconnect();
});
