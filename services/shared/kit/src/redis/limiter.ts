import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** `points` in `duration` seconds; a key past `inMemoryBlockOnConsumed` points is refused here without asking Redis. */
export type LimiterOptions = { keyPrefix: string; points: number; duration: number; inMemoryBlockOnConsumed?: number };

/** A limit shared by all instances in Redis; while Redis is away each of them counts for itself. */
export const createLimiter = (redis: Redis, options: LimiterOptions): RateLimiterRedis => {
  const { keyPrefix, points, duration } = options;
  return new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }) });
};

/** Takes a point. @returns false when it is one too many. */
export const takePoint = (limiter: RateLimiterRedis, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    () => false,
  );
