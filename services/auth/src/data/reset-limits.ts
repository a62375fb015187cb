import { createLimiter, takePoint } from '@b1fuchs/kit';
import type { Redis } from 'ioredis';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const PER_HOUR = 5;

export type ResetLimits = ReturnType<typeof createResetLimits>;

/** How often links for a new password are mailed to one address. In Redis; while it is away each instance counts for itself. */
export function createResetLimits(redis: Redis) {
  const aMinute = createLimiter(redis, { keyPrefix: 'password-resets-minute', points: 1, duration: MINUTE_S });
  const anHour = createLimiter(redis, { keyPrefix: 'password-resets-hour', points: PER_HOUR, duration: HOUR_S });

  return {
    /** @returns false within a minute of the last one, and after five in an hour. */
    mayAsk: async (address: string): Promise<boolean> => (await takePoint(aMinute, address)) && (await takePoint(anHour, address)),
  };
}
