import { IDENTITY_HEADER, type Envelope, type Identity } from '@b1fuchs/contracts';
import { eventually, identityToken, someIdentity } from '@b1fuchs/testing';
import { jest } from '@jest/globals';
import request from 'supertest';
import { pdfPages } from './pdf-text.js';
import { buildReport } from './report-builder.js';
import { startReportUnderTest, type ReportUnderTest } from './report-under-test.js';

// A browser starts in about a second, but several times that while other tests use the machine.
jest.setTimeout(120_000);

let report: ReportUnderTest;
let events: Envelope[];

beforeAll(async () => {
  report = await startReportUnderTest();
  events = report.events;
});

afterAll(() => report.stop());

const recordsOf = ({ userId }: Identity) => report.parts.connection.collection('reports').find({ userId }).toArray();

describe('POST /api/generate/writing-report', () => {
  test('answers with the PDF as a download', async () => {
    const answer = await report.askFor(buildReport(), someIdentity()).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=writing-feedback.pdf',
      'cache-control': 'no-store',
    });
    const text = (await pdfPages(answer.body as Buffer)).join('\n').replace(/\s+/g, ' ');
    for (const part of ['Party zum Einzug', '72', 'Bestanden', 'Erfüllung', 'deiner Party', 'Viele Grüße']) expect(text).toContain(part);
  });

  test('keeps that a report was made, not what it says, and tells the others once', async () => {
    const identity = someIdentity();
    await report.askFor(buildReport(), identity).expect(200);
    await eventually(async () => {
      expect(events.filter(({ userId }) => userId === identity.userId)).toMatchObject([
        { name: 'report-generated', version: 1, data: { kind: 'writing' } },
      ]);
      const [record, ...more] = await recordsOf(identity);
      expect(more).toEqual([]);
      expect(Object.keys(record ?? {}).sort()).toEqual(['_id', 'createdAt', 'kind', 'outbox', 'userId']);
      expect(record).toMatchObject({ kind: 'writing', createdAt: expect.any(Date) as Date, outbox: [] });
    });
  });

  test('eight learners at once get eight reports', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => report.askFor(buildReport({ topic: `Thema ${index + 1}` }), someIdentity()).expect(200)),
    );
    const texts = await Promise.all(answers.map(async ({ body }) => (await pdfPages(body as Buffer)).join()));
    texts.forEach((text, index) => {
      expect(text).toContain(`Thema ${index + 1}`);
    });
  });

  test.each([
    ['no feedback', {}],
    ['a grade over 100', buildReport({}, { grade: 101 })],
    ['a text that is too long', buildReport({ text: 'a'.repeat(10_001) })],
    ['a wrong type', { feedback: 'gut' }],
  ])('%s is refused, and nothing is kept', async (_what, body) => {
    const identity = someIdentity();
    const answer = await report.askFor(body, identity).expect(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', details: expect.any(Object) as object });
    expect(await recordsOf(identity)).toEqual([]);
  });

  test('malformed JSON and a body over 1 MB are refused with their codes', async () => {
    const post = () =>
      request(report.baseUrl)
        .post('/api/generate/writing-report')
        .set(IDENTITY_HEADER, identityToken('report', someIdentity()))
        .set('Content-Type', 'application/json');
    expect((await post().send('{"feedback":').expect(400)).body).toMatchObject({ code: 'MALFORMED_JSON' });
    expect((await post().send(JSON.stringify({ text: 'a'.repeat(1_100_000) })).expect(413)).body).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });

  test('without a signed identity, or after the trial, there is no report', async () => {
    const unsigned = await request(report.baseUrl).post('/api/generate/writing-report').send(buildReport()).expect(401);
    expect(unsigned.body).toMatchObject({ code: 'NOT_SIGNED_IN' });
    const expired = await report.askFor(buildReport(), someIdentity({ entitled: false })).expect(402);
    expect(expired.body).toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
  });

  test('readiness names database and browser, and the metrics count prints', async () => {
    const ready = await request(report.baseUrl).get('/health/ready').expect(200);
    expect(ready.body).toMatchObject({ ready: true, checks: { database: 'ok', browser: 'ok' } });
    await report.askFor(buildReport(), someIdentity()).expect(200);
    const { text } = await request(report.baseUrl).get('/metrics').expect(200);
    expect(text).toMatch(/pdf_print_seconds_count\{[^}]*outcome="printed"[^}]*\} [1-9]/);
    expect(text).toMatch(/pdf_browser_starts_total\{[^}]*outcome="started"[^}]*\} [1-9]/);
  });
});

describe('without a browser on the machine', () => {
  test('the answer is 503 REPORT_UNAVAILABLE with a sentence, nothing is kept, and readiness says why', async () => {
    const broken = await startReportUnderTest({ CHROMIUM_PATH: '/nowhere/chromium' });
    try {
      const answer = await broken.askFor(buildReport(), someIdentity()).expect(503);
      expect(answer.body).toMatchObject({ code: 'REPORT_UNAVAILABLE', message: expect.stringContaining('try again') as string });
      expect(await broken.parts.connection.collection('reports').countDocuments()).toBe(0);
      const ready = await request(broken.baseUrl).get('/health/ready').expect(503);
      expect(ready.body).toMatchObject({ checks: { database: 'ok', browser: 'failed' } });
    } finally {
      await broken.stop();
    }
  });
});
