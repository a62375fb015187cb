import { createLimiter, takePoint } from '@b1fuchs/kit';
import type { Redis } from 'ioredis';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const PER_HOUR = 5;

export type MailLimits = ReturnType<typeof createMailLimits>;

/** How often one address is mailed because somebody typed it. In Redis; while it is away each instance counts for itself. */
export function createMailLimits(redis: Redis) {
  const resetMinute = createLimiter(redis, { keyPrefix: 'password-resets-minute', points: 1, duration: MINUTE_S });
  const resetHour = createLimiter(redis, { keyPrefix: 'password-resets-hour', points: PER_HOUR, duration: HOUR_S });
  const typedHour = createLimiter(redis, { keyPrefix: 'typed-addresses-hour', points: PER_HOUR, duration: HOUR_S });

  return {
    /** A link for a new password. @returns false within a minute of the last one, and after five in an hour */
    mayAskReset: async (address: string): Promise<boolean> => (await takePoint(resetMinute, address)) && (await takePoint(resetHour, address)),

    /** A mail to an address that was typed when registering or changing one's own. @returns false after five in an hour */
    mayMailTyped: (address: string): Promise<boolean> => takePoint(typedHour, address),
  };
}
