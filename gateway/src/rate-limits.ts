import { AppError, createLimiter } from '@b1fuchs/kit';
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
  /** The route's limit for visitors who are not signed in. @throws AppError RATE_LIMITED */
  checkSignedOut: (route: Route, address: string) => Promise<void>;
  /** What checkSignedOut has counted was in vain. */
  giveBackSignedOut: (route: Route, address: string) => Promise<void>;
};

/** Limits by address, shared by all gateways in Redis; while Redis is away each gateway counts for itself. */
export function createRateLimits(redis: Redis, routes: Route[], factor: number): RateLimits {
  const overall = new RateLimiterMemory({ points: OVERALL.requests * factor, duration: OVERALL.windowS });
  const limitersOf = (keyPrefix: string, limitOf: (route: Route) => Limit | undefined): Map<Route, RateLimiterRedis> =>
    new Map(
      routes.flatMap((route) => {
        const limit = limitOf(route);
        if (!limit) return [];
        const points = limit.requests * factor;
        const limiter = createLimiter(redis, { keyPrefix: `${keyPrefix}:${route.method}:${route.path}`, points, duration: limit.windowS, inMemoryBlockOnConsumed: points });
        return [[route, limiter] as const];
      }),
    );
  const byRoute = limitersOf('limit', ({ limit }) => limit);
  const signedOut = limitersOf('limit-signed-out', ({ signedOutLimit }) => signedOutLimit);
  return {
    checkOverall: (address) => consume(overall, address),
    checkRoute: (route, address) => consume(byRoute.get(route), address),
    checkSignedOut: (route, address) => consume(signedOut.get(route), address),
    giveBackSignedOut: async (route, address) => {
      await signedOut.get(route)?.reward(address);
    },
  };
}

async function consume(limiter: RateLimiterMemory | RateLimiterRedis | undefined, address: string): Promise<void> {
  try {
    await limiter?.consume(address);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw new AppError('RATE_LIMITED');
    throw error;
  }
}
