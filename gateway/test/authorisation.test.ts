import { randomUUID } from 'node:crypto';
import { cacheEntitlement, connectRedis, createLogger, createSessions } from '@b1fuchs/kit';
import { serverUrls } from '@b1fuchs/testing';
import { Router } from 'express';
import { routingTable, type Access, type Route } from '../src/routing-table.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest;
/** No service answers, so that every refusal is the gateway's. Port 9 is the old discard service, which no machine runs. */
const NOWHERE = 'http://127.0.0.1:9';
/** A database of its own: the rules of sessions hold for all who share one. */
const REDIS_URL = new URL('/9', serverUrls().REDIS_URL).href;
const redis = connectRedis(REDIS_URL, createLogger('test', 'silent'));
const sessions = createSessions(redis);

beforeAll(async () => {
  gateway = await startGatewayUnderTest(Router(), 'progress', { REDIS_URL, AUTH_URL: NOWHERE, PROGRESS_URL: NOWHERE });
});
afterAll(async () => {
  await gateway.stop();
  await redis.quit();
});

const who = ['a visitor', 'a learner whose trial is over', 'a learner', 'an administrator', 'an administrator of yesterday'] as const;
type Who = (typeof who)[number];
const SIGNED_OUT = 401;
const UNPAID = 402;
const FORBIDDEN = 403;
/** What the gateway itself answers by the access of a route; undefined where it passes the request on. */
const rules: Record<Access, Record<Who, number | undefined>> = {
  public: { 'a visitor': undefined, 'a learner whose trial is over': undefined, 'a learner': undefined, 'an administrator': undefined, 'an administrator of yesterday': undefined },
  session: { 'a visitor': SIGNED_OUT, 'a learner whose trial is over': undefined, 'a learner': undefined, 'an administrator': undefined, 'an administrator of yesterday': undefined },
  practice: { 'a visitor': SIGNED_OUT, 'a learner whose trial is over': UNPAID, 'a learner': undefined, 'an administrator': undefined, 'an administrator of yesterday': UNPAID },
  admin: { 'a visitor': SIGNED_OUT, 'a learner whose trial is over': FORBIDDEN, 'a learner': FORBIDDEN, 'an administrator': undefined, 'an administrator of yesterday': FORBIDDEN },
};

/** By the beginning of their paths, which access routes must have; a route that is nowhere here fails. */
const areas: [beginning: RegExp, accesses: Access[]][] = [
  [/^\/api\/admin\//, ['admin']],
  [/^\/api\/(?:login|register|logout|security-check|validate-email|verify-email|resend-verification|forgot-password|reset-password|confirm-email|unsubscribe|support-contact|stripe\/webhook)(?:\/|$)/, ['public']],
  [/^\/auth\/google/, ['public']],
  [/^\/api\/(?:user|account|ai-consent|speech|topics|writing|subscription|create-checkout-session|verify-checkout-session)(?:\/|$)/, ['session']],
  [/^\/api\/(?:analyze|refine-style|chat|free-conversation|tts|transcribe|generate)(?:\/|$)/, ['practice']],
  [/^\/api\/(?:conversations|flashcards)(?:\/|$)/, ['session', 'practice']],
];

async function cookieOf(visitor: Who): Promise<string | undefined> {
  if (visitor === 'a visitor') return undefined;
  const isAdministrator = visitor.startsWith('an administrator');
  const { userId, cookie } = await gateway.signIn({ role: isAdministrator ? 'admin' : 'user', until: visitor === 'a learner' ? new Date(Date.now() + 60_000) : null });
  // Demoted since, in a session that goes on.
  if (visitor === 'an administrator of yesterday') await sessions.setUser(userId, { username: 'Mina', role: 'user', timeZone: 'Europe/Berlin', hasTwoFactor: false });
  return cookie;
}

/** Whether the gateway refused: what is passed on is answered with something else by a service, or by nobody. */
async function refusalOf({ method, path }: Route, cookie: string | undefined): Promise<number | undefined> {
  const answer = await fetch(gateway.baseUrl + path.replaceAll(/:\w+/g, randomUUID()), {
    method,
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie === undefined ? {} : { cookie }) },
  });
  await answer.body?.cancel();
  return [SIGNED_OUT, UNPAID, FORBIDDEN].includes(answer.status) ? answer.status : undefined;
}

test('every route belongs to an area and has an access of it', () => {
  const strays = routingTable.filter(({ path, access }) => !areas.find(([beginning]) => beginning.test(path))?.[1].includes(access));
  expect(strays.map(({ method, path, access }) => `${method} ${path} ${access}`)).toEqual([]);
});

test.each(who)('%s reaches exactly the routes that the table gives them', async (visitor) => {
  const cookie = await cookieOf(visitor);
  const wrong: string[] = [];
  for (const route of routingTable.filter(({ path }) => path !== '/api/logout')) {
    const refusal = await refusalOf(route, cookie);
    if (refusal !== rules[route.access][visitor]) wrong.push(`${route.method} ${route.path}: ${refusal ?? 'passed on'}`);
  }
  expect(wrong).toEqual([]);
}, 60_000);

describe('where administrators must have two-factor sign-in', () => {
  beforeEach(() => sessions.setRules({ idleMs: null, demandsTwoFactor: true }));
  afterEach(() => sessions.setRules({ idleMs: null, demandsTwoFactor: false }));

  test('one without it is told so on their routes, and goes everywhere else; one with it is not', async () => {
    const ask = async (hasTwoFactor: boolean, path: string) => {
      const { cookie } = await gateway.signIn({ role: 'admin', hasTwoFactor });
      const answer = await fetch(gateway.baseUrl + path, { headers: { cookie } });
      return ((await answer.json()) as { code?: string }).code;
    };
    expect(await ask(false, '/api/admin/users')).toBe('TWO_FACTOR_NEEDED');
    expect(await ask(false, '/api/user')).not.toBe('TWO_FACTOR_NEEDED');
    expect(await ask(true, '/api/admin/users')).not.toBe('TWO_FACTOR_NEEDED');
  });
});

describe('where sessions end by themselves', () => {
  const MINUTE = 60_000;
  beforeEach(() => sessions.setRules({ idleMs: 30 * MINUTE, demandsTwoFactor: false }));
  afterEach(() => sessions.setRules({ idleMs: null, demandsTwoFactor: false }));

  test('one goes on while it is used, and ends after 30 minutes without a request, from the next request on', async () => {
    const userId = randomUUID();
    const begun = Date.now();
    const at = (minutes: number): Date => new Date(begun + minutes * MINUTE);
    const id = await sessions.create(userId, { username: 'Mina', role: 'user', timeZone: 'Europe/Berlin', hasTwoFactor: false }, { now: at(0), device: { browser: '', system: '' } });
    await cacheEntitlement(redis, userId, null);
    for (const minutes of [25, 50, 75]) expect(await sessions.resolve(id, at(minutes))).toBeDefined();
    expect(await sessions.resolve(id, at(107))).toBeUndefined();
  });
});
