import { IDENTITY_HEADER, legalResponseSchema, type Identity } from '@b1fuchs/contracts';
import { identityOf } from '@b1fuchs/kit';
import { identityToken, someIdentity } from '@b1fuchs/testing';
import { Router } from 'express';
import { deadPort, startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest;

/** A service that tells who it was told is asking, and what else it was sent. */
const tellingRoutes = Router()
  .get('/api/security-check', (request, response) => {
    response.json({ headers: request.headers });
  })
  .get('/auth/google/callback', (request, response) => {
    response.json({ headers: request.headers });
  })
  .get('/api/user/achievements', (request, response) => {
  response.json({ identity: identityOf(request), headers: request.headers });
});
type Told = { identity: Identity; headers: Record<string, string> };

beforeAll(async () => {
  gateway = await startGatewayUnderTest(tellingRoutes);
});
afterAll(() => gateway.stop());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(gateway.baseUrl + path, { headers });
const post = (path: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(gateway.baseUrl + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  });

describe('identity', () => {
  test('a service is told who is asking; the cookie stays with the gateway', async () => {
    const { userId, cookie } = await gateway.signIn();
    const answer = await get('/api/user/achievements', { cookie, 'x-request-id': 'given-by-the-visitor' });
    const told = (await answer.json()) as Told;
    expect(told.identity).toMatchObject({ userId, username: 'Mina', role: 'user', entitled: true, timeZone: 'Europe/Berlin' });
    expect(told.headers.cookie).toBeUndefined();
    expect(told.headers['x-request-id']).toBe('given-by-the-visitor');
    expect(answer.headers.get('x-request-id')).toBe('given-by-the-visitor');
  });

  test('a visitor’s own trace does not reach a service, which would believe it', async () => {
    const { cookie } = await gateway.signIn();
    const trace = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', tracestate: 'a=b', baggage: 'a=b' };
    const told = (await (await get('/api/user/achievements', { cookie, ...trace })).json()) as Told;
    expect(Object.keys(told.headers).filter((name) => name in trace)).toEqual([]);
  });

  test('a service that needs a cookie of its own gets that one alone', async () => {
    const answer = await get('/auth/google/callback', { cookie: 'b1_session=a; b1_google=b; other=c' });
    expect(((await answer.json()) as Told).headers.cookie).toBe('b1_google=b');
    const without = await get('/auth/google/callback', { cookie: 'b1_session=a; __Host-b1_google=b' });
    expect(((await without.json()) as Told).headers.cookie).toBeUndefined();
  });

  test.each([
    ['nobody', {}],
    ['an invented session', { cookie: 'b1_session=invented' }],
    ['a forged identity header', { [IDENTITY_HEADER]: identityToken('progress', someIdentity({ role: 'admin' })) }],
  ])('%s gets 401 in the one error shape', async (_who, headers) => {
    const answer = await get('/api/user/achievements', headers);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ code: 'NOT_SIGNED_IN', message: 'Please sign in to continue.', requestId: expect.any(String) as string });
  });

  test('a visitor reaches a public route, and a forged identity is taken off', async () => {
    const visitors: Record<string, string>[] = [{}, { [IDENTITY_HEADER]: identityToken('progress', someIdentity({ role: 'admin' })) }];
    for (const headers of visitors) {
      const answer = await get('/api/security-check', headers);
      expect(answer.status).toBe(200);
      expect(((await answer.json()) as Told).headers[IDENTITY_HEADER]).toBeUndefined();
    }
  });

  test('a forged identity does not replace that of the session', async () => {
    const { userId, cookie } = await gateway.signIn();
    const forged = identityToken('progress', someIdentity({ role: 'admin' }));
    const told = (await (await get('/api/user/achievements', { cookie, [IDENTITY_HEADER]: forged })).json()) as Told;
    expect(told.identity).toMatchObject({ userId, role: 'user' });
  });
});

describe('access', () => {
  test.each([
    ['an ended trial', new Date(Date.now() - 1000)],
    ['no trial', null],
  ])('%s gets 402 on practice while progress stays open', async (_what, until) => {
    const { cookie } = await gateway.signIn({ until });
    const practice = await post('/api/analyze/grammar', '{}', { cookie });
    expect(practice.status).toBe(402);
    expect(await practice.json()).toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
    expect((await get('/api/user/achievements', { cookie })).status).toBe(200);
  });

  test.each([
    ['the browser’s', 'Asia/Tehran', 'Asia/Tehran'],
    ['the browser’s by its own name, however it is spelt', 'asia/TEHRAN', 'Asia/Tehran'],
    ['that of the last sign-in, where the browser names one that nobody knows', 'Mars/Olympus', 'Europe/Berlin'],
    ['that of the last sign-in, where the browser names none', undefined, 'Europe/Berlin'],
  ])('the time zone is %s', async (_whose, named, expected) => {
    const { cookie } = await gateway.signIn();
    const answer = await get('/api/user/achievements', { cookie, ...(named === undefined ? {} : { 'x-time-zone': named }) });
    expect(((await answer.json()) as { identity: { timeZone: string } }).identity.timeZone).toBe(expected);
  });

  test('who has not verified their address is told so, not that a trial has ended', async () => {
    const { cookie } = await gateway.signIn({ until: null, isVerified: false });
    const practice = await post('/api/analyze/grammar', '{}', { cookie });
    expect([practice.status, await practice.json()]).toMatchObject([403, { code: 'EMAIL_NOT_VERIFIED' }]);
  });

  test('the time zone is the chosen one, wherever the browser is', async () => {
    const { cookie } = await gateway.signIn({ chosenTimeZone: 'America/Lima' });
    const answer = await get('/api/user/achievements', { cookie, 'x-time-zone': 'Asia/Tehran' });
    expect(((await answer.json()) as { identity: { timeZone: string } }).identity.timeZone).toBe('America/Lima');
  });

  test('internal routes and routes that do not exist are not found', async () => {
    for (const path of ['/internal/users/1', '/api/unknown', '/api/user/achievements/', '/API/user']) {
      const answer = await get(path);
      expect([path, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });

  test.each([
    ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    ['another site without fetch metadata', { origin: 'https://elsewhere.example', 'sec-fetch-site': '' }],
    ['a page of unknown origin', { origin: 'null', 'sec-fetch-site': '' }],
    ['nowhere', { 'sec-fetch-site': '' }],
  ])('a change asked for by %s is refused', async (_who, headers) => {
    const answer = await post('/api/login', '{}', headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'FORBIDDEN_ORIGIN' });
  });

  test('a mail program may end reminders, from wherever it is; a page elsewhere may do nothing else there', async () => {
    const answer = await post('/api/unsubscribe/one-click?token=x', 'List-Unsubscribe=One-Click', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.status).not.toBe(403);
    expect((await post('/api/unsubscribe', '{}', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test('a body over the route’s limit is refused before it is sent on', async () => {
    const { cookie } = await gateway.signIn();
    const answer = await post('/api/analyze/grammar', JSON.stringify({ text: 'x'.repeat(256 * 1024) }), { cookie });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });
});

describe('a dead service', () => {
  test('is answered at once with 503 and a sentence', async () => {
    const { cookie } = await gateway.signIn();
    const answer = await get('/api/topics/writing', { cookie });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: expect.stringContaining('Nothing is lost') as string });
  });
});

describe('pages', () => {
  test('every page path is the app, asked for anew each time, with a strict policy', async () => {
    for (const path of ['/', '/writing', '/verify-email?token=x', '/auth']) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('B1 Fuchs');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/;script-src 'self'( 'sha256-[^']+')?;/u);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(answer.headers.get('x-powered-by')).toBeNull();
    }
  });

  test.each([
    ['/sw.js', /javascript/, 'no-cache'],
    ['/favicon.svg', /^image\/svg/, 'public, max-age=86400'],
    ['/manifest.webmanifest', /^application\/manifest\+json/, 'no-cache'],
    ['/assets/page-Ab12.js', /javascript/, 'public, max-age=31536000, immutable'],
  ])('%s has its type and is kept as long as it may be', async (path, type, kept) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(type);
    expect(answer.headers.get('cache-control')).toBe(kept);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('a built file comes as the browser takes it: %s', async (accepted, encoding) => {
    const answer = await get('/assets/page-Ab12.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe('// page');
  });

  test('a page that comes with a session names what it will need; others, and files, do not', async () => {
    const { cookie } = await gateway.signIn();
    const linkOf = async (path: string, headers: Record<string, string>): Promise<string | null> => (await get(path, { accept: 'text/html', ...headers })).headers.get('link');
    const expected = '</assets/signed-in-1.js>; rel=modulepreload, </assets/signed-in-1.css>; rel=preload; as=style, </assets/schemas-1.js>; rel=modulepreload';
    expect((await linkOf('/progress', { cookie }))?.split(', ').sort()).toEqual(expected.split(', ').sort());
    expect(await linkOf('/progress', {})).toBeNull();
    expect(await linkOf('/progress', { cookie: 'theme=dark' })).toBeNull();
    expect(await linkOf('/assets/page-Ab12.js', { cookie })).toBeNull();
  });

  test('the list of the build is nobody’s to read', async () => {
    expect(await (await get('/.vite/manifest.json')).text()).not.toContain('signed-in');
  });

  test('the policy allows the worker and the manifest from our own files alone', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("worker-src 'self'");
    expect(policy).toContain("manifest-src 'self'");
  });

  test('a file of an earlier release is not found, rather than answered with the page', async () => {
    expect((await get('/assets/page-Old1.js')).status).toBe(404);
  });

  test('everybody may read who runs the installation', async () => {
    const answer = await get('/api/legal');
    expect(answer.status).toBe(200);
    expect(legalResponseSchema.parse(await answer.json()).operator).toMatchObject({
      name: 'Fuchsbau GmbH',
      address: ['Musterstraße 1', '12345 Musterstadt'],
      vatId: null,
    });
  });
});

describe('an address that a browser opens itself', () => {
  test.each(['/auth/google', '/auth/google?returnTo=/writing', '/auth/google/callback?code=x'])('%s leads to a page that says so, when the service is away', async (path) => {
    const away = await startGatewayUnderTest(Router(), 'progress', { AUTH_URL: `http://127.0.0.1:${await deadPort()}` });
    try {
      const answer = await fetch(away.baseUrl + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?googleError=unavailable']);
    } finally {
      await away.stop();
    }
  });

  test('leads there too, when it is opened too often', async () => {
    const strict = await startGatewayUnderTest(Router(), 'progress', { RATE_LIMIT_FACTOR: '1' });
    try {
      const answers = await Promise.all(Array.from({ length: 61 }, () => fetch(`${strict.baseUrl}/auth/google`, { redirect: 'manual' })));
      expect(answers.map(({ headers }) => headers.get('location'))).toContain('/auth?googleError=unavailable');
    } finally {
      await strict.stop();
    }
  });
});
