import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { VectorStore } from '../domain/speaking/understanding/moment-listener.js';

const BYTES = 4;

/**
 * Keeps the vectors of a list of texts under the hash of model and texts, as 32-bit floats: a list that has changed is
 * another one. What Redis does not answer is not known.
 */
export function createVectorStore({ redis, model, lifeMs }: { redis: Redis; model: string; lifeMs: number }): VectorStore {
  const keyOf = (texts: string[]): string => `vectors:${createHash('sha256').update(JSON.stringify([model, texts])).digest('hex')}`;
  return {
    async find(texts) {
      const bytes = await redis.getexBuffer(keyOf(texts), 'PX', lifeMs).catch(() => null);
      if (bytes === null || bytes.byteLength === 0 || bytes.byteLength % (texts.length * BYTES) !== 0) return undefined;
      const size = bytes.byteLength / BYTES / texts.length;
      return texts.map((_, text) => Array.from({ length: size }, (__, index) => bytes.readFloatLE((text * size + index) * BYTES)));
    },

    async keep(texts, vectors) {
      const values = vectors.flat();
      const bytes = Buffer.alloc(values.length * BYTES);
      for (const [index, value] of values.entries()) bytes.writeFloatLE(value, index * BYTES);
      await redis.set(keyOf(texts), bytes, 'PX', lifeMs).catch(() => undefined);
    },
  };
}
