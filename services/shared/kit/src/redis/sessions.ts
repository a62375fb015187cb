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
const cachedUserSchema = z.object({
  username: z.string(),
  role: roleSchema,
  timeZone: z.string(),
  /** Sessions of an earlier version are all of verified users. */
  isVerified: z.boolean().default(true),
  /** What an earlier version has kept does not say it, and counts as forgotten: auth is asked. */
  hasTwoFactor: z.boolean(),
  /** The learner's own choice, which goes before what the browser says. */
  chosenTimeZone: z.string().nullable().default(null),
});
export type CachedUser = z.input<typeof cachedUserSchema>;

export type ResolvedSession = {
  /** Names the session inside the system; the browser's own id never leaves the gateway. */
  sessionKey: string;
  userId: string;
  user: z.infer<typeof cachedUserSchema> | undefined;
  /** ISO time until which practice is open, 'none', or undefined when nobody has said yet. */
  entitledUntil: string | undefined;
  /** Administrators must have two-factor sign-in. */
  demandsTwoFactor: boolean;
};

/** What a browser says of itself, in names that people know; empty where it says nothing. */
export type Device = { browser: string; system: string };

/** A session as its owner sees it among others. */
export type OpenSession = { sessionKey: string; device: Device; createdAt: Date; /** When its owner has last shown who they are; at the latest when signing in. */ provenAt: Date; /** To the minute. */ lastUsedAt: Date };

/** What administrators have switched for all sessions. `idleMs`: a session ends after so long without a request; null for the usual two weeks. */
export type SessionRules = { idleMs: number | null; demandsTwoFactor: boolean };

const RESOLVE = `
local session = redis.call('HMGET', KEYS[1], 'userId', 'endsAt', 'usedAt')
if not session[1] then return nil end
local now = tonumber(ARGV[1])
local step = tonumber(ARGV[3])
local left = tonumber(session[2]) - now
local rules = redis.call('HMGET', 'session-rules', 'idleMs', 'demandsTwoFactor')
local idle = math.min(tonumber(rules[1] or ARGV[2]), left)
local unused = now - tonumber(session[3] or ARGV[1])
if left <= 0 or (rules[1] and unused > tonumber(rules[1]) + step) then redis.call('DEL', KEYS[1]) return nil end
if (rules[1] and unused > step) or redis.call('PTTL', KEYS[1]) < idle - step then
  redis.call('PEXPIRE', KEYS[1], math.min(idle + (rules[1] and step or 0), left))
  redis.call('HSET', KEYS[1], 'usedAt', ARGV[1])
end
return {session[1], redis.call('GET', 'user:' .. session[1]), redis.call('GET', 'entitlement:' .. session[1]), rules[2]}
`;

const sessionName = (key: string): string => `session:${key}`;
const listName = (userId: string): string => `user-sessions:${userId}`;
const storedSchema = z.object({
  browser: z.string().default(''),
  system: z.string().default(''),
  createdAt: z.coerce.number(),
  usedAt: z.coerce.number().optional(),
  provenAt: z.coerce.number().optional(),
  endsAt: z.coerce.number(),
});
const resolvedSchema = z.tuple([z.string(), z.string().nullable(), z.string().nullable(), z.string().nullable().default(null)]).nullable();

/** The key under which a browser's session id is stored: its hash, so that a copy of Redis opens no session. */
export const sessionKeyOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('base64url');

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions in Redis: opaque 256-bit ids, sliding idle and absolute expiry, listed per user. */
export function createSessions(redis: Redis) {
  return {
    /** @returns a new session id for the browser's cookie. */
    async create(userId: string, user: CachedUser, { now, device }: { now: Date; device: Device }): Promise<string> {
      const sessionId = randomBytes(32).toString('base64url');
      const key = sessionKeyOf(sessionId);
      const endsAt = now.getTime() + ABSOLUTE_MS;
      await redis
        .multi()
        .set(`user:${userId}`, JSON.stringify(user))
        .hset(sessionName(key), { userId, ...device, createdAt: now.getTime(), usedAt: now.getTime(), endsAt })
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
      const [userId, user, entitledUntil, demandsTwoFactor] = answer;
      return {
        sessionKey,
        userId,
        user: user === null ? undefined : cachedUserSchema.safeParse(JSON.parse(user)).data,
        entitledUntil: entitledUntil ?? undefined,
        demandsTwoFactor: demandsTwoFactor === '1',
      };
    },

    async setUser(userId: string, user: CachedUser): Promise<void> {
      await redis.set(`user:${userId}`, JSON.stringify(user));
    },

    /** The owner has shown again who they are. */
    async markProven(sessionKey: string, now: Date): Promise<void> {
      if ((await redis.exists(sessionName(sessionKey))) === 1) await redis.hset(sessionName(sessionKey), { provenAt: now.getTime() });
    },

    /** Holds for every session from its next request on. */
    async setRules({ idleMs, demandsTwoFactor }: SessionRules): Promise<void> {
      const rules = { demandsTwoFactor: demandsTwoFactor ? '1' : '0', ...(idleMs === null ? {} : { idleMs }) };
      await redis.multi().del('session-rules').hset('session-rules', rules).exec();
    },

    async revoke(userId: string, sessionKey: string): Promise<void> {
      await redis.multi().del(sessionName(sessionKey)).zrem(listName(userId), sessionKey).exec();
    },

    /** Ends all of a user's sessions that are open now. The list itself stays: one that is being opened at this moment must not be lost from it. */
    revokeAll: (userId: string): Promise<void> => revokeSome(redis, userId, () => true),

    /** Ends all of a user's sessions but this one. */
    revokeOthers: (userId: string, kept: string): Promise<void> => revokeSome(redis, userId, (key) => key !== kept),

    /** Ends all of a user's sessions, and forgets what the gateway knows of them. */
    async forget(userId: string): Promise<void> {
      await revokeSome(redis, userId, () => true);
      await redis.del(`user:${userId}`);
    },

    /** A user's open sessions, the one used last first. */
    async list(userId: string, now: Date): Promise<OpenSession[]> {
      const keys = await redis.zrange(listName(userId), '0', '-1');
      const stored = await Promise.all(keys.map((key) => readSession(redis, key, now)));
      return stored.flatMap((session) => session ?? []).sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
    },

    /** A session that is open; undefined when it is unknown or over. */
    find: (sessionKey: string, now: Date): Promise<OpenSession | undefined> => readSession(redis, sessionKey, now),
  };
}

async function revokeSome(redis: Redis, userId: string, isOver: (sessionKey: string) => boolean): Promise<void> {
  const keys = (await redis.zrange(listName(userId), '0', '-1')).filter(isOver);
  if (keys.length > 0) await redis.multi().del(...keys.map(sessionName)).zrem(listName(userId), ...keys).exec();
}

async function readSession(redis: Redis, sessionKey: string, now: Date): Promise<OpenSession | undefined> {
  const stored = storedSchema.safeParse(await redis.hgetall(sessionName(sessionKey)));
  if (!stored.success || stored.data.endsAt <= now.getTime()) return undefined;
  const { browser, system, createdAt, usedAt = createdAt, provenAt = createdAt } = stored.data;
  return { sessionKey, device: { browser, system }, createdAt: new Date(createdAt), provenAt: new Date(provenAt), lastUsedAt: new Date(usedAt) };
}

/** Tells the gateway until when a user may practise; null closes practice. */
export async function cacheEntitlement(redis: Redis, userId: string, until: Date | null): Promise<void> {
  await redis.set(`entitlement:${userId}`, until?.toISOString() ?? 'none');
}

/** Makes the gateway ask again until when a user may practise. */
export async function uncacheEntitlement(redis: Redis, userId: string): Promise<void> {
  await redis.del(`entitlement:${userId}`);
}
