import { randomUUID } from 'node:crypto';
import { connectRedis, createLogger } from '@b1fuchs/kit';
import { eventually, serverUrls } from '@b1fuchs/testing';
import type { Redis } from 'ioredis';
import { createSpeechCache } from '../../src/data/speech-cache.js';

const LIFE_MS = 600_000;
let redis: Redis;
beforeAll(() => {
  redis = connectRedis(serverUrls().REDIS_URL, createLogger('speech-cache-test', 'silent'));
});
afterAll(() => redis.quit());

/** A cache of its own, with room for ten sounds of 100 bytes, and a clock that the test moves. */
function newCache({ lifeMs = LIFE_MS } = {}) {
  const prefix = `test-speech:${randomUUID()}:`;
  let time = 1_000_000;
  const cache = createSpeechCache({ redis, prefix, lifeMs, maxSoundBytes: 500, maxBytes: 1_000, now: () => time });
  return {
    cache,
    pass: (ms: number): void => {
      time += ms;
    },
    /** What Redis holds, and what the cache believes that it holds. */
    bytes: async (): Promise<{ held: number; counted: number }> => {
      const keys = await redis.keys(`${prefix}sound:*`);
      const held = (await Promise.all(keys.map((key) => redis.strlen(key)))).reduce((sum, length) => sum + length, 0);
      return { held, counted: Number((await redis.get(`${prefix}bytes`)) ?? 0) };
    },
    keys: () => redis.keys(`${prefix}*`),
    timeToLive: (id: string) => redis.pttl(`${prefix}sound:${id}`),
    /** What Redis does by itself when a sound's time is over. */
    expire: (id: string) => redis.del(`${prefix}sound:${id}`),
  };
}
const sound = (length = 100): Buffer => Buffer.alloc(length, 0xff);

describe('kept sounds', () => {
  test('are found again byte for byte, for some time', async () => {
    const { cache, timeToLive } = newCache();
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    expect(await cache.find('a')).toBeUndefined();
    expect(await cache.keep('a', bytes)).toBe(true);
    expect(await cache.find('a')).toEqual(bytes);
    expect(await timeToLive('a')).toBeGreaterThan(LIFE_MS - 10_000);
  });

  test('never take more than their room: what was heard least recently goes', async () => {
    const { cache, pass, bytes } = newCache();
    for (const id of 'abcdefghij') {
      await cache.keep(id, sound());
      pass(1_000);
    }
    pass(120_000);
    await cache.find('a');
    pass(1_000);
    await cache.keep('k', sound(150));
    expect(await bytes()).toEqual({ held: 950, counted: 950 });
    expect(await cache.find('a')).toBeDefined();
    expect(await cache.find('b')).toBeUndefined();
    expect(await cache.find('c')).toBeUndefined();
    expect(await cache.find('d')).toBeDefined();
  });

  test('kept by many at the same time, take no more either', async () => {
    const { cache, bytes } = newCache();
    await Promise.all(Array.from({ length: 100 }, (_, index) => cache.keep(String(index % 40), sound(30 + index))));
    const { held, counted } = await bytes();
    expect(held).toBe(counted);
    expect(held).toBeLessThanOrEqual(1_000);
    expect(held).toBeGreaterThan(700);
  });

  test('kept twice count once', async () => {
    const { cache, bytes } = newCache();
    await cache.keep('a', sound());
    await cache.keep('a', sound(200));
    expect(await bytes()).toEqual({ held: 200, counted: 200 });
  });

  test('that are too long are not kept', async () => {
    const { cache, bytes } = newCache();
    expect(await cache.keep('a', sound(501))).toBe(false);
    expect(await bytes()).toEqual({ held: 0, counted: 0 });
  });

  test('that Redis has let go no longer count', async () => {
    const { cache, pass, bytes, expire } = newCache();
    await cache.keep('old', sound(400));
    await expire('old');
    pass(LIFE_MS + 1);
    await cache.keep('new', sound());
    expect(await bytes()).toEqual({ held: 100, counted: 100 });
  });

  test('live on while they are asked for', async () => {
    const { cache, pass, bytes } = newCache();
    await cache.keep('a', sound());
    for (let time = 0; time < 5; time += 1) {
      pass(LIFE_MS / 2);
      expect(await cache.find('a')).toBeDefined();
    }
    await cache.keep('b', sound());
    expect(await bytes()).toEqual({ held: 200, counted: 200 });
  });

  test('leave nothing behind when nobody asks any more', async () => {
    const { cache, keys } = newCache({ lifeMs: 100 });
    await cache.keep('a', sound());
    expect(await keys()).toHaveLength(4);
    await eventually(async () => expect(await keys()).toEqual([]));
  });
});
