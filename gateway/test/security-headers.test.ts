import { Router } from 'express';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

/** A service behind the gateway that answers, and one route of it that fails. */
const routes = Router()
  .get('/api/user/progress', (_request, response) => {
    response.json({ streakDays: 3 });
  })
  .get('/api/user/achievements', () => {
    throw new Error('unforeseen');
  });

/** Of the script in the page of the gateway under test: `printf 'first();' | openssl dgst -sha256 -binary | base64`. */
const PAGE_SCRIPT = "'sha256-zLkkCRwXnY9Po9RpPpnc0FGgkj110bMQ+s91j2btock='";
const POLICY =
  `default-src 'none';script-src 'self' ${PAGE_SCRIPT};` +
  "style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;font-src 'self';connect-src 'self';media-src 'self' blob:;" +
  "manifest-src 'self';worker-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";
const always = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-powered-by': null,
  server: null,
};

const headersOf = ({ headers }: Response, names: string[]): Record<string, string | null> => Object.fromEntries(names.map((name) => [name, headers.get(name)]));

describe('over http', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await startGatewayUnderTest(routes);
  });
  afterAll(() => gateway.stop());

  test.each([
    ['a page', '/', 200],
    ['the page of a path that is none', '/no-such-page', 200],
    ['a built file', '/assets/page-Ab12.js', 200],
    ['a file that is not there', '/assets/page-Old1.js', 404],
    ['the answer of a service', '/api/user/progress', 200],
    ['the failure of a service', '/api/user/achievements', 500],
    ['the answer of nobody', '/api/subscription/status', 503],
    ['a route that does not exist', '/api/unknown', 404],
    ['an answer of the gateway itself', '/api/legal', 200],
    ['the list of routes', '/api/docs', 200],
    ['its health', '/health/ready', 200],
    ['a refusal', '/api/admin/users', 403],
    ['a path that cannot be read', '/api/writing/attempts/%ff', 404],
  ])('%s carries the headers that protect (%s)', async (_what, path, status) => {
    const { cookie } = await gateway.signIn();
    const answer = await fetch(gateway.baseUrl + path, { headers: { cookie } });
    expect(answer.status).toBe(status);
    expect(headersOf(answer, Object.keys(always))).toEqual(always);
  });

  test('a visitor who is refused gets them too', async () => {
    const answers = await Promise.all([fetch(`${gateway.baseUrl}/api/user`), fetch(`${gateway.baseUrl}/api/login`, { method: 'POST' }), fetch(`${gateway.baseUrl}/api/login`, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body: 'x'.repeat(300_000) })]);
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 413]);
    for (const answer of answers) expect(headersOf(answer, Object.keys(always))).toEqual(always);
  });

  test('nobody is told to come by https, where there is none', async () => {
    expect((await fetch(gateway.baseUrl)).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('over https', () => {
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    gateway = await startGatewayUnderTest(routes, 'progress', { PUBLIC_URL: 'https://fuchs.example', PRONUNCIATION_URL: 'https://voice.example/say?text={text}' });
  });
  afterAll(() => gateway.stop());

  test.each(['/', '/api/user/progress', '/api/unknown', '/health/live'])('%s tells browsers to come by https for a year', async (path) => {
    const { headers } = await fetch(gateway.baseUrl + path);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('content-security-policy')).toContain(';upgrade-insecure-requests');
  });

  test('the one place from which speech may come is named', async () => {
    expect((await fetch(gateway.baseUrl)).headers.get('content-security-policy')).toContain("media-src 'self' blob: https://voice.example;");
  });
});
