import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { IDENTITY_HEADER, reportedCorrectionsPageSchema, type ErrorCode, type ReportedCorrection } from '@b1fuchs/contracts';
import { verifyInternalToken } from '@b1fuchs/kit';
import { publicKeys, someIdentity } from '@b1fuchs/testing';
import Papa from 'papaparse';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';

const reported = (key: string, changes: Partial<ReportedCorrection> = {}): ReportedCorrection => ({
  key,
  rule: 'verb-second',
  original: 'ich gehe',
  corrected: 'gehe ich',
  category: 'verb-position',
  explanation: 'Das Verb steht an zweiter Stelle.',
  sentences: ['Heute ich gehe ins Kino.'],
  reports: 2,
  learners: 1,
  lastReportedAt: '2026-11-01T08:00:00.000Z',
  state: 'open',
  scope: null,
  note: '',
  decidedAt: null,
  version: 0,
  ...changes,
});

/** Stands where practice-ai is: gives pages of what was reported, one correction each, and takes decisions or refuses them. */
async function startPracticeStandIn() {
  const rows = [reported('a', { original: '=1+1', sentences: ['@SUM(A1) sagt er.', 'Ein „zweiter“, Satz.'] }), reported('b', { sentences: [] })];
  const asked: { method: string; path: string; body: unknown }[] = [];
  let refusal: { code: ErrorCode; status: number } | undefined;
  const server = createServer((request, response) => {
    void (async () => {
      verifyInternalToken(String(request.headers[IDENTITY_HEADER]), publicKeys, 'practice-ai');
      const { method = '', url = '' } = request;
      const body: unknown = method === 'GET' ? {} : await json(request);
      asked.push({ method, path: url, body });
      response.setHeader('content-type', 'application/json');
      if (refusal) return response.writeHead(refusal.status).end(JSON.stringify({ code: refusal.code, message: 'no', requestId: 'x' }));
      const page = Number(new URL(url, 'http://stand.in').searchParams.get('page'));
      const row = rows[page - 1];
      return response.end(JSON.stringify(method === 'GET' ? { corrections: row ? [row] : [], total: 2, page, pages: 2, rules: ['verb-second'] } : { ...reported('a'), ...(body as object), scope: 'words', version: 1 }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refuse: (next: typeof refusal): void => {
      refusal = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

let admin: AdminUnderTest;
let practice: Awaited<ReturnType<typeof startPracticeStandIn>>;
const actor = someIdentity({ role: 'admin' });
const as = { as: actor };

beforeAll(async () => {
  practice = await startPracticeStandIn();
  admin = await startAdminUnderTest({ PRACTICE_AI_URL: practice.url });
});
afterAll(async () => {
  await admin.stop();
  await practice.stop();
});
afterEach(() => practice.refuse(undefined));

const deeds = async (action: string): Promise<(string | undefined)[]> => {
  const { links } = await admin.logs.page({ action }, { skip: 0, limit: 10 });
  const personal = await admin.logs.personalOf(links.map(({ entryId }) => entryId));
  return links.map(({ entryId }) => (personal.get(entryId)?.by === actor.userId ? personal.get(entryId)?.details : undefined));
};

describe('reported corrections', () => {
  test('are asked of practice-ai with the filters, and are not kept by browsers', async () => {
    const answer = await admin.call('get', '/api/admin/corrections?state=open&rule=verb-second&page=2', as).expect(200);
    expect(reportedCorrectionsPageSchema.parse(answer.body)).toMatchObject({ total: 2, page: 2, corrections: [{ key: 'b' }] });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(practice.asked.at(-1)?.path).toBe('/internal/admin/reported-corrections?state=open&rule=verb-second&page=2&limit=25');
    expect((await admin.call('get', '/api/admin/corrections?state=maybe', as)).status).toBe(400);
  });

  test.each([
    ['accepted', 'correction-accepted'],
    ['rejected', 'correction-rejected'],
    ['open', 'correction-reopened'],
  ])('are decided: %s stands in the trail', async (state, action) => {
    await admin.call('put', '/api/admin/corrections/a', { ...as, body: { version: 0, state, note: ' gut ' } }).expect(200);
    expect(practice.asked.at(-1)).toMatchObject({ method: 'PUT', path: '/internal/admin/reported-corrections/a', body: { version: 0, state, scope: 'words', note: 'gut' } });
    expect(await deeds(action)).toEqual(['verb-second (wherever the words stand): ich gehe → gehe ich']);
  });

  test('that somebody else has decided meanwhile, or while practice-ai fails, stay as they are and leave no trail', async () => {
    const put = () => admin.call('put', '/api/admin/corrections/a', { ...as, body: { version: 0, state: 'accepted' } });
    const before = await deeds('correction-accepted');
    practice.refuse({ code: 'CHANGED_MEANWHILE', status: 409 });
    expect((await put()).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    practice.refuse({ code: 'INTERNAL', status: 500 });
    expect((await put()).body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await deeds('correction-accepted')).toEqual(before);
  });

  test('are exported with a line for each sentence, safe for spreadsheets, and the trail shows it', async () => {
    const answer = await admin.call('post', '/api/admin/corrections/export', { ...as, body: { state: 'open' } }).expect(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="?reported_corrections_\d{4}-\d{2}-\d{2}\.csv"?$/);
    const { data } = Papa.parse<Record<string, string>>(answer.text.slice(1), { header: true, skipEmptyLines: true });
    expect(data.map(({ rule, sentence, original, proposed, decision }) => [rule, sentence, original, proposed, decision])).toEqual([
      ['verb-second', "'@SUM(A1) sagt er.", "'=1+1", 'gehe ich', 'open'],
      ['verb-second', 'Ein „zweiter“, Satz.', "'=1+1", 'gehe ich', 'open'],
      ['verb-second', '', 'ich gehe', 'gehe ich', 'open'],
    ]);
    expect(await deeds('corrections-exported')).toEqual(['state: open']);
  });

  test('whose export cannot begin are answered with an error and no file', async () => {
    practice.refuse({ code: 'INTERNAL', status: 500 });
    const answer = await admin.call('post', '/api/admin/corrections/export', { ...as, body: {} });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  test('are closed to learners and visitors', async () => {
    for (const [identity, status] of [[null, 401], [someIdentity(), 403]] as const) {
      expect((await admin.call('get', '/api/admin/corrections', { as: identity })).status).toBe(status);
      expect((await admin.call('put', '/api/admin/corrections/a', { as: identity, body: { version: 0, state: 'accepted' } })).status).toBe(status);
      expect((await admin.call('post', '/api/admin/corrections/export', { as: identity, body: {} })).status).toBe(status);
    }
  });
});
