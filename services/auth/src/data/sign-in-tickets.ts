import { createHash, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';

/** Time to take out the phone. */
const LIFETIME_S = 5 * 60;
const keyOf = (ticket: string): string => `sign-in-ticket:${createHash('sha256').update(ticket).digest('base64url')}`;

export type SignInTickets = ReturnType<typeof createSignInTickets>;

/** Who has shown the first factor and still owes the second: 256 random bits each, stored hashed. */
export function createSignInTickets(redis: Redis) {
  return {
    async issue(userId: string): Promise<string> {
      const ticket = randomBytes(32).toString('base64url');
      await redis.set(keyOf(ticket), userId, 'EX', LIFETIME_S);
      return ticket;
    },
    /** @returns whose ticket it is; undefined when it is unknown, used or too old. */
    ownerOf: async (ticket: string): Promise<string | undefined> => (await redis.get(keyOf(ticket))) ?? undefined,
    async use(ticket: string): Promise<void> {
      await redis.del(keyOf(ticket));
    },
  };
}
