import { createLimiter, takePoint } from '@b1fuchs/kit';
import type { Redis } from 'ioredis';
import type { Sender } from '../domain/support-message.js';

const WINDOW_S = 60 * 60;
const PER_USER = 5;
/** Anybody can type any address, so fewer; visitors' own addresses are limited by the gateway. */
const PER_EMAIL = 3;

export type SupportLimits = ReturnType<typeof createSupportLimits>;

/** New messages an hour of one sender, in Redis; while Redis is away each instance counts for itself. */
export function createSupportLimits(redis: Redis) {
  const limiter = (keyPrefix: string, points: number) => createLimiter(redis, { keyPrefix, points, duration: WINDOW_S });
  const limiters = { user: limiter('support-messages-user', PER_USER), email: limiter('support-messages-email', PER_EMAIL) };

  return {
    /** Counts a message. @returns false when it is one too many. */
    take: ({ kind, key }: Sender): Promise<boolean> => takePoint(limiters[kind], key),
    /** A message that was counted was none. */
    async giveBack({ kind, key }: Sender): Promise<void> {
      await limiters[kind].reward(key);
    },
    /** Counts for a user whose account is gone no more. */
    async forget(userId: string): Promise<void> {
      await limiters.user.delete(userId);
    },
  };
}
