import { randomUUID } from 'node:crypto';
import { eventually } from '@b1fuchs/testing';
import { describedRoutes } from '../../gateway/src/api-docs/described-routes.js';
import type { Access } from '../../gateway/src/routing-table.js';
import { newVisitor, openBrowser } from '../browser.js';
import { publicUrl } from '../learner.js';
import { createAnswerCheck, type SeenAnswer } from './answer-check.js';
import { visitors, type Call } from './visitors.js';
import { takeMisfits } from './watched-answers.js';

let who: Awaited<ReturnType<typeof visitors>>;
let learnerId: string;
beforeAll(async () => {
  who = await visitors();
  learnerId = ((await (await who.learner('GET', '/api/user')).json()) as { id: string }).id;
});

const queries: Record<string, string> = {
  '/api/admin/analytics': '?from=2026-11-01&to=2026-11-29',
  '/api/admin/money-report': '?from=2026-11-01&to=2026-11-29',
};

/** With the learner where a route is about one, and else with names that nothing has. */
const addressOf = (path: string): string => {
  const aboutLearner = path.startsWith('/api/admin/users/');
  return path.replace('/:service', '/progress').replaceAll(/:\w+/g, aboutLearner ? learnerId : randomUUID()) + (queries[path] ?? '');
};

async function askAll(call: Call): Promise<[access: Access, status: number, address: string][]> {
  const answers: [Access, number, string][] = [];
  for (const { method, path, access } of describedRoutes()) {
    if (method !== 'GET') continue;
    const address = addressOf(path);
    const { status } = await call('GET', address);
    answers.push([access, status, address]);
  }
  return answers;
}

/** That each answer is one of the document is checked for every journey, see every-answer-fits.ts; here, that there are the right ones to check. */
const unexpected = (answers: Awaited<ReturnType<typeof askAll>>, open: Access[]): string[] =>
  answers.filter(([access, status]) => (open.includes(access) ? ![200, 302, 404].includes(status) : ![401, 403].includes(status))).map(([, status, address]) => `${address}: ${status}`);

test('a visitor is answered as the document says, on every route that reads', async () => {
  expect(unexpected(await askAll(who.visitor), ['public'])).toEqual([]);
});

test('a learner is answered as the document says, on every route that reads', async () => {
  await who.learner('POST', '/api/flashcards/cards', { body: JSON.stringify({ germanWord: 'der Fuchs', englishTranslation: 'fox' }) });
  await who.learner('POST', '/api/analyze/grammar', { body: JSON.stringify({ text: 'Liebe Anna, ich freue mir auf dein Besuch.', topic: 'Party zum Einzug', section: 'teil1' }) });
  expect(unexpected(await askAll(who.learner), ['public', 'session', 'practice'])).toEqual([]);
});

test('an administrator is answered as the document says, on every route that reads', async () => {
  expect(unexpected(await askAll(who.admin), ['public', 'session', 'practice', 'admin'])).toEqual([]);
});

describe('what does not fit is found', () => {
  const check = createAnswerCheck();
  const user = { id: '1', username: 'Mina', role: 'user' };
  const answer = (changes: Partial<SeenAnswer>): SeenAnswer => ({ method: 'GET', path: '/api/user', status: 200, contentType: 'application/json; charset=utf-8', body: user, ...changes });
  const error = { code: 'NOT_SIGNED_IN', message: 'Please sign in to continue.', requestId: 'r' };

  test.each([
    ['a field too many', { body: { ...user, passwordHash: 'x' } }],
    ['a field too few', { body: { id: '1', username: 'Mina' } }],
    ['a status that the route does not have', { status: 418 }],
    ['a code that the route does not have', { status: 401, body: { ...error, code: 'CODE_REFUSED' } }],
    ['another kind of answer', { contentType: 'text/html', body: undefined }],
  ])('%s', (_what, changes) => {
    expect(check(answer(changes))).toMatch(/^GET \/api\/user: /);
  });

  test('and what fits is not', () => {
    expect(check(answer({}))).toBeUndefined();
    expect(check(answer({ status: 401, body: error }))).toBeUndefined();
    expect(check(answer({ path: '/api/no-such-route', status: 200, body: 1 }))).toBeUndefined();
  });

  test('also what a page is answered', async () => {
    const browser = await openBrowser();
    const { page } = await newVisitor(browser, publicUrl);
    await page.route('**/api/legal', (route) => route.fulfill({ json: { operator: 7 }, headers: { 'content-type': 'application/json', 'x-request-id': 'given' } }));
    await page.goto('/impressum');
    await eventually(async () => expect(await takeMisfits()).toEqual([expect.stringMatching(/^GET \/api\/legal: 200 does not fit/)]));
    await browser.close();
    // The page may have asked again.
    await takeMisfits();
  });
});
