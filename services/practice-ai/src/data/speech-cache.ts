import type { Redis } from 'ioredis';
import { z } from 'zod';

export type SpeechCache = ReturnType<typeof createSpeechCache>;

type Options = {
  redis: Redis;
  /** Of all its keys. */
  prefix: string;
  /** A sound that nobody asked for in this time is forgotten. */
  lifeMs: number;
  /** A longer one is not kept at all. */
  maxSoundBytes: number;
  /** All sounds together; what was heard least recently makes room. */
  maxBytes: number;
  now: () => number;
};

/** Asking again sooner than this moves nothing on, so that reading is rarely a write. */
const MOVE_ON_STEP_MS = 60_000;

/**
 * The order of last use is also that of expiry, so what Redis has let go stands first in `index`, and `bytes` stays true.
 * Whatever writes into the index makes all three last as long as the youngest sound.
 */
const COMMON = `
local index, sizes, bytes = KEYS[1], KEYS[2], KEYS[3]
local sounds, id, now, life = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local function drop(old)
  redis.call('UNLINK', sounds .. old)
  redis.call('DECRBY', bytes, redis.call('HGET', sizes, old) or 0)
  redis.call('HDEL', sizes, old)
  redis.call('ZREM', index, old)
end
local function last()
  for _, key in ipairs({index, sizes, bytes}) do redis.call('PEXPIRE', key, life) end
end
`;

const KEEP = `${COMMON}
local size, max = #ARGV[5], tonumber(ARGV[6])
for _, old in ipairs(redis.call('ZRANGEBYSCORE', index, '-inf', now - life)) do drop(old) end
if redis.call('ZSCORE', index, id) then drop(id) end
while tonumber(redis.call('GET', bytes) or 0) + size > max do
  local oldest = redis.call('ZRANGE', index, 0, 0)[1]
  if not oldest then return 0 end
  drop(oldest)
end
redis.call('SET', sounds .. id, ARGV[5], 'PX', life)
redis.call('ZADD', index, now, id)
redis.call('HSET', sizes, id, size)
redis.call('INCRBY', bytes, size)
last()
return 1
`;

const MOVE_ON = `${COMMON}
local used = redis.call('ZSCORE', index, id)
if not used or now - tonumber(used) < tonumber(ARGV[5]) then return 0 end
redis.call('PEXPIRE', sounds .. id, life)
redis.call('ZADD', index, 'XX', now, id)
last()
return 1
`;

/** Sounds in Redis, beside the sessions: however many are asked for, they never take more than `maxBytes`. */
export function createSpeechCache({ redis, prefix, lifeMs, maxSoundBytes, maxBytes, now }: Options) {
  const sounds = `${prefix}sound:`;
  const keys = [`${prefix}index`, `${prefix}sizes`, `${prefix}bytes`];

  return {
    async find(id: string): Promise<Buffer | undefined> {
      const sound = await redis.getBuffer(sounds + id);
      if (!sound) return undefined;
      await redis.eval(MOVE_ON, keys.length, ...keys, sounds, id, now(), lifeMs, MOVE_ON_STEP_MS);
      return sound;
    },

    /** @returns whether it is kept. */
    async keep(id: string, sound: Buffer): Promise<boolean> {
      if (sound.length > maxSoundBytes) return false;
      return z.number().parse(await redis.eval(KEEP, keys.length, ...keys, sounds, id, now(), lifeMs, sound, maxBytes)) === 1;
    },
  };
}
