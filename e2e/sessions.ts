import { connectRedis, createLogger } from '@b1fuchs/kit';
import { z } from 'zod';

const { REDIS_URL } = z.object({ REDIS_URL: z.string() }).parse(process.env);

/** Sets a moment of all of somebody's sessions back, as if so long had gone by since. */
export async function ageSessions(userId: string, moment: 'usedAt' | 'provenAt', byMs: number): Promise<void> {
  const redis = connectRedis(REDIS_URL, createLogger('journey', 'silent'));
  try {
    for (const key of await redis.zrange(`user-sessions:${userId}`, '0', '-1')) await redis.hset(`session:${key}`, { [moment]: String(Date.now() - byMs) });
  } finally {
    await redis.quit();
  }
}
