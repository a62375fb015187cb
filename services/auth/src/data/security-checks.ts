import { randomInt, randomUUID } from 'node:crypto';
import type { SecurityCheck } from '@b1fuchs/contracts';
import type { Redis } from 'ioredis';

const LIFETIME_S = 15 * 60;
const keyOf = (id: string): string => `security-check:${id}`;

export type SecurityChecks = ReturnType<typeof createSecurityChecks>;

/** Sums of two numbers from 1 to 20, each good for one answer. */
export function createSecurityChecks(redis: Redis) {
  return {
    async issue(): Promise<SecurityCheck> {
      const check = { id: randomUUID(), left: randomInt(1, 21), right: randomInt(1, 21) };
      await redis.set(keyOf(check.id), check.left + check.right, 'EX', LIFETIME_S);
      return check;
    },

    /** Uses the check up, whatever the answer. */
    async answer(id: string, answer: number): Promise<boolean> {
      const sum = await redis.getdel(keyOf(id));
      return sum !== null && Number(sum) === answer;
    },
  };
}
