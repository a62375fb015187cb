import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { usernameKey } from '../domain/account-keys.js';

/** As long as an account whose address nobody confirms keeps its name. */
const RESERVED_S = 31 * 24 * 3_600;
const keyOf = (username: string): string => `reserved-name:${createHash('sha256').update(usernameKey(username)).digest('base64url')}`;

export type ReservedNames = ReturnType<typeof createReservedNames>;

/**
 * Names that were asked for with an address that has an account already. They count as taken, as they would be with a new
 * address: otherwise a second try would tell that the address is known.
 */
export function createReservedNames(redis: Redis) {
  return {
    has: async (username: string): Promise<boolean> => (await redis.exists(keyOf(username))) === 1,
    async reserve(username: string): Promise<void> {
      await redis.set(keyOf(username), '1', 'EX', RESERVED_S);
    },
  };
}
