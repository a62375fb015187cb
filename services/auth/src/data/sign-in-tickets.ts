import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { tokenHash } from '../domain/mailed-token.js';
import type { User } from '../domain/user.js';

/** Time to take out the phone. */
const LIFETIME_S = 5 * 60;
const storedSchema = z.object({ userId: z.string(), firstFactor: z.string() });

export type SignInTickets = ReturnType<typeof createSignInTickets>;
type Account = Pick<User, 'id' | 'passwordHash' | 'googleSubject'>;

const keyOf = (ticket: string): string => `sign-in-ticket:${tokenHash(ticket)}`;
/** Tells whether the account is still signed in to as it was: by the same password, with the same Google account. */
const firstFactorOf = ({ passwordHash, googleSubject }: Account): string => tokenHash(`${passwordHash ?? ''} ${googleSubject ?? ''}`);

/** Who has shown the first factor and still owes the second: 256 random bits each, stored hashed. */
export function createSignInTickets(redis: Redis) {
  return {
    async issue(user: Account): Promise<string> {
      const ticket = randomBytes(32).toString('base64url');
      await redis.set(keyOf(ticket), JSON.stringify({ userId: user.id, firstFactor: firstFactorOf(user) }), 'EX', LIFETIME_S);
      return ticket;
    },
    /** @returns whose ticket it is, and whether it still counts for the account as it is now; undefined when it is unknown, used or too old. */
    async ownerOf(ticket: string): Promise<{ userId: string; isStillOf: (user: Account) => boolean } | undefined> {
      const stored = await redis.get(keyOf(ticket));
      if (stored === null) return undefined;
      const { userId, firstFactor } = storedSchema.parse(JSON.parse(stored));
      return { userId, isStillOf: (user) => firstFactorOf(user) === firstFactor };
    },
    async use(ticket: string): Promise<void> {
      await redis.del(keyOf(ticket));
    },
  };
}
