import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { tokenHash } from '../domain/mailed-token.js';

const attemptSchema = z.object({
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The page to open afterwards, a path of ours. */
  returnTo: z.string(),
  timeZone: z.string().optional(),
});
export type GoogleAttempt = z.infer<typeof attemptSchema>;

/** Both are needed: the browser's cookie, and the state that went through Google. A wrong state leaves the right one as it is. */
const keyOf = (attemptId: string, state: string): string => `google-attempt:${tokenHash(`${attemptId}.${state}`)}`;

export type GoogleAttempts = ReturnType<typeof createGoogleAttempts>;

/** Who has been sent to Google and is not back yet: 256 random bits each, good for one return. */
export function createGoogleAttempts(redis: Redis) {
  return {
    /** @returns the attempt's id, for the browser's cookie. */
    async store(state: string, attempt: GoogleAttempt, lifetimeS: number): Promise<string> {
      const attemptId = randomBytes(32).toString('base64url');
      await redis.set(keyOf(attemptId, state), JSON.stringify(attempt), 'EX', lifetimeS);
      return attemptId;
    },

    /** Uses the attempt up. @returns undefined when it is unknown, used or too old. */
    async take(attemptId: string, state: string): Promise<GoogleAttempt | undefined> {
      const stored = await redis.getdel(keyOf(attemptId, state));
      return stored === null ? undefined : attemptSchema.parse(JSON.parse(stored));
    },
  };
}
