import { createHash, randomBytes } from 'node:crypto';
import { roleSchema } from '@b1fuchs/contracts';
import type { Redis } from 'ioredis';
import { z } from 'zod';

const HOUR_MS = 3_600_000;
/** A session ends after two weeks without a visit, and after 60 days in any case. */
const IDLE_MS = 14 * 24 * HOUR_MS;
const ABSOLUTE_MS = 60 * 24 * HOUR_MS;
/** Expiry is moved on at most once a minute, so that reading a session is rarely a write. */
const SLIDE_STEP_MS = 60_000;

/** What the gateway needs to know of a user for each request; auth writes it whenever it changes. */
const cachedUserSchema = z.object({ username: z.string(), role: roleSchema, timeZone: z.string() });
export type CachedUser = z.infer<typeof cachedUserSchema>;

export type ResolvedSession = {
  /** Names the session inside the system; the browser's own id never leaves the gateway. */
  sessionKey: string;
  userId: string;
  user: CachedUser | undefined;
  /** ISO time until which practice is open, 'none', or undefined when nobody has said yet. */
  entitledUntil: string | undefined;
};

const RESOLVE = `
local session = redis.call('HMGET', KEYS[1], 'userId', 'endsAt')
if not session[1] then return nil end
local left = tonumber(session[2]) - tonumber(ARGV[1])
if left <= 0 then redis.call('DEL', KEYS[1]) return nil end
local idle = math.min(tonumber(ARGV[2]), left)
if redis.call('PTTL', KEYS[1]) < idle - tonumber(ARGV[3]) then redis.call('PEXPIRE', KEYS[1], idle) end
return {session[1], redis.call('GET', 'user:' .. session[1]), redis.call('GET', 'entitlement:' .. session[1])}
`;

const sessionName = (key: string): string => `session:${key}`;
const listName = (userId: string): string => `user-sessions:${userId}`;
const resolvedSchema = z.tuple([z.string(), z.string().nullable(), z.string().nullable()]).nullable();

/** The key under which a browser's session id is stored: its hash, so that a copy of Redis opens no session. */
export const sessionKeyOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('base64url');

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions in Redis: opaque 256-bit ids, sliding idle and absolute expiry, listed per user. */
export function createSessions(redis: Redis) {
  return {
    /** @returns a new session id for the browser's cookie. */
    async create(userId: string, user: CachedUser, now: Date): Promise<string> {
      const sessionId = randomBytes(32).toString('base64url');
      const key = sessionKeyOf(sessionId);
      const endsAt = now.getTime() + ABSOLUTE_MS;
      await redis
        .multi()
        .set(`user:${userId}`, JSON.stringify(user))
        .hset(sessionName(key), { userId, createdAt: now.getTime(), endsAt })
        .pexpire(sessionName(key), IDLE_MS)
        .zadd(listName(userId), endsAt, key)
        .zremrangebyscore(listName(userId), 0, now.getTime())
        .pexpireat(listName(userId), endsAt)
        .exec();
      return sessionId;
    },

    /** One round trip: who the session belongs to and what they may do; undefined when it is unknown or over. */
    async resolve(sessionId: string, now: Date): Promise<ResolvedSession | undefined> {
      const sessionKey = sessionKeyOf(sessionId);
      const answer = resolvedSchema.parse(
        await redis.eval(RESOLVE, 1, sessionName(sessionKey), now.getTime(), IDLE_MS, SLIDE_STEP_MS),
      );
      if (!answer) return undefined;
      const [userId, user, entitledUntil] = answer;
      return {
        sessionKey,
        userId,
        user: user === null ? undefined : cachedUserSchema.parse(JSON.parse(user)),
        entitledUntil: entitledUntil ?? undefined,
      };
    },

    async setUser(userId: string, user: CachedUser): Promise<void> {
      await redis.set(`user:${userId}`, JSON.stringify(user));
    },

    async revoke(userId: string, sessionKey: string): Promise<void> {
      await redis.multi().del(sessionName(sessionKey)).zrem(listName(userId), sessionKey).exec();
    },

    async revokeAll(userId: string): Promise<void> {
      const keys = await redis.zrange(listName(userId), '0', '-1');
      await redis.del(listName(userId), ...keys.map(sessionName));
    },
  };
}

/** Tells the gateway until when a user may practise; null closes practice. */
export async function cacheEntitlement(redis: Redis, userId: string, until: Date | null): Promise<void> {
  await redis.set(`entitlement:${userId}`, until?.toISOString() ?? 'none');
}
