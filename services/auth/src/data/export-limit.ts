import { createLimiter, takePoint } from '@b1fuchs/kit';
import type { Redis } from 'ioredis';

/** All services read all that they keep of the user for it. */
const WINDOW_S = 10 * 60;

export type ExportLimit = ReturnType<typeof createExportLimit>;

/** One copy of somebody's data in ten minutes. */
export function createExportLimit(redis: Redis) {
  const limiter = createLimiter(redis, { keyPrefix: 'data-exports', points: 1, duration: WINDOW_S });
  return {
    /** @returns false within ten minutes of the last one. */
    take: (userId: string): Promise<boolean> => takePoint(limiter, userId),
    /** The one that was counted came to nothing; or nobody counts any more. */
    async forget(userId: string): Promise<void> {
      await limiter.delete(userId);
    },
  };
}
