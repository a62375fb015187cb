import { Redis } from 'ioredis';
import type { Logger } from '../logger.js';

/** Commands fail after this long while Redis is away, instead of waiting in memory. */
const COMMAND_TIMEOUT_MS = 2_000;

/** A connection that reconnects by itself; commands on a dead connection fail quickly. */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, {
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1_000),
  });
  redis.on('error', (error: unknown) => {
    logger.warn({ err: error }, 'redis connection error');
  });
  return redis;
}
