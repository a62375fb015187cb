import { createLimiter, takePoint } from '@b1fuchs/kit';
import type { Redis } from 'ioredis';

/** Wrong passwords per account before it pauses, and for how long. */
const FAILURES = 10;
const WINDOW_S = 15 * 60;
/** A verification mail per address at most once a minute (spec 1, section 9: resend cooldown 60 s). */
const RESEND_WINDOW_S = 60;

export type Attempts = ReturnType<typeof createAttempts>;

/** Limits per account, in Redis; while Redis is away each instance counts for itself. */
export function createAttempts(redis: Redis) {
  const failures = createLimiter(redis, { keyPrefix: 'login-failures', points: FAILURES, duration: WINDOW_S });
  const resends = createLimiter(redis, { keyPrefix: 'verification-resends', points: 1, duration: RESEND_WINDOW_S });

  return {
    /** Counts a try before it is judged, so that many at once are no more than that. @returns false when it is one too many. */
    take: (account: string): Promise<boolean> => takePoint(failures, account),
    /** The tries were the owner's. */
    async forget(...accounts: string[]): Promise<void> {
      await Promise.all(accounts.map((account) => failures.delete(account)));
    },
    /** @returns false when a mail went to this address less than a minute ago. */
    mayResend: (address: string): Promise<boolean> => takePoint(resends, address),
  };
}
