import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Wrong passwords per account before it pauses, and for how long. */
const FAILURES = 10;
const WINDOW_S = 15 * 60;
/** A verification mail per address at most once a minute (spec 1, section 9: resend cooldown 60 s). */
const RESEND_WINDOW_S = 60;

export type Attempts = ReturnType<typeof createAttempts>;

/** Limits per account, in Redis; while Redis is away each instance counts for itself. */
export function createAttempts(redis: Redis) {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterRedis =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    });
  const failures = limiter('login-failures', FAILURES, WINDOW_S);
  const resends = limiter('verification-resends', 1, RESEND_WINDOW_S);

  return {
    async isPaused(account: string): Promise<boolean> {
      const state = await failures.get(account);
      return state !== null && state.consumedPoints >= FAILURES;
    },
    async recordFailure(account: string): Promise<void> {
      await failures.penalty(account, 1);
    },
    async forgetFailures(account: string): Promise<void> {
      await failures.delete(account);
    },
    /** @returns false when a mail went to this address less than a minute ago. */
    mayResend: (address: string): Promise<boolean> =>
      resends.consume(address).then(
        () => true,
        () => false,
      ),
  };
}
