import { AppError } from '@b1fuchs/kit';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, Route } from './routing-table.js';

/** Any visitor's address, over all routes; counted in memory, per gateway. */
const OVERALL: Limit = { requests: 600, windowS: 60 };

export type RateLimits = {
  /** @throws AppError RATE_LIMITED */
  checkOverall: (address: string) => Promise<void>;
  /** @throws AppError RATE_LIMITED */
  checkRoute: (route: Route, address: string) => Promise<void>;
};

/** Limits by address, shared by all gateways in Redis; while Redis is away each gateway counts for itself. */
export function createRateLimits(redis: Redis, routes: Route[], factor: number): RateLimits {
  const overall = new RateLimiterMemory({ points: OVERALL.requests * factor, duration: OVERALL.windowS });
  const byRoute = new Map(
    routes.flatMap((route) => (route.limit ? [[route, createLimiter(redis, route, route.limit, factor)] as const] : [])),
  );
  return {
    checkOverall: (address) => consume(overall, address),
    checkRoute: async (route, address) => {
      const limiter = byRoute.get(route);
      if (limiter) await consume(limiter, address);
    },
  };
}

function createLimiter(redis: Redis, route: Route, limit: Limit, factor: number): RateLimiterRedis {
  const options = { keyPrefix: `limit:${route.method}:${route.path}`, points: limit.requests * factor, duration: limit.windowS };
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    inMemoryBlockOnConsumed: options.points,
    insuranceLimiter: new RateLimiterMemory(options),
  });
}

async function consume(limiter: RateLimiterMemory | RateLimiterRedis, address: string): Promise<void> {
  try {
    await limiter.consume(address);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new AppError('RATE_LIMITED');
    throw error;
  }
}
