import { MAX_SPEECH_LENGTH, type Envelope } from '@b1fuchs/contracts';
import { eventually, someIdentity } from '@b1fuchs/testing';
import { jest } from '@jest/globals';
import request from 'supertest';
import { pdfPages } from './pdf-text.js';
import { startReportUnderTest, type ReportUnderTest } from './report-under-test.js';
import { buildSpeakingReport, said } from './speaking-report-builder.js';

// A browser starts in about a second, but several times that while other tests use the machine.
jest.setTimeout(120_000);

const path = '/api/generate/report';
let report: ReportUnderTest;
let events: Envelope[];

beforeAll(async () => {
  report = await startReportUnderTest();
  events = report.events;
});

afterAll(() => report.stop());

const recordsOf = (userId: string) => report.parts.connection.collection('reports').find({ userId }).toArray();

describe('POST /api/generate/report', () => {
  test('answers with the PDF as a download', async () => {
    const answer = await report.askFor(buildSpeakingReport(), someIdentity(), path).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=speaking-feedback.pdf',
      'cache-control': 'no-store',
    });
    const text = (await pdfPages(answer.body as Buffer)).join('\n').replace(/\s+/g, ' ');
    for (const part of ['Abschiedsfeier für eine Kollegin', '65', 'Bestanden', 'Interaktion', 'Aussprache', 'Themenbezug: 7 von 10', 'einen Kuchen', 'Ich schlage vor']) expect(text).toContain(part);
  });

  test('the feedback alone is enough', async () => {
    const { feedback } = buildSpeakingReport();
    await report.askFor({ feedback }, someIdentity(), path).expect(200);
  });

  test('keeps that a report was made, not what it says, and tells the others once', async () => {
    const identity = someIdentity();
    await report.askFor(buildSpeakingReport(), identity, path).expect(200);
    await eventually(async () => {
      expect(events.filter(({ userId }) => userId === identity.userId)).toMatchObject([{ name: 'report-generated', version: 1, data: { kind: 'speaking' } }]);
      const [record, ...more] = await recordsOf(identity.userId);
      expect(more).toEqual([]);
      expect(Object.keys(record ?? {}).sort()).toEqual(['_id', 'createdAt', 'kind', 'outbox', 'userId']);
      expect(record).toMatchObject({ kind: 'speaking', outbox: [] });
    });
  });

  test('the longest conversation is printed on several pages', async () => {
    const text = said.repeat(Math.floor(MAX_SPEECH_LENGTH / said.length));
    const answer = await report.askFor(buildSpeakingReport({ text }), someIdentity(), path).expect(200);
    expect((await pdfPages(answer.body as Buffer)).length).toBeGreaterThan(5);
  });

  test.each([
    ['no feedback', {}],
    ['a grade over 100', buildSpeakingReport({}, { grade: 101 })],
    ['half a point for the topic', buildSpeakingReport({}, { topicRelevanceScore: 4.5 })],
    ['a text that is too long', buildSpeakingReport({ text: 'a'.repeat(MAX_SPEECH_LENGTH + 1) })],
    ['a wrong type', { feedback: 'gut' }],
  ])('%s is refused, and nothing is kept', async (_what, body) => {
    const identity = someIdentity();
    const answer = await report.askFor(body, identity, path).expect(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', details: expect.any(Object) as object });
    expect(await recordsOf(identity.userId)).toEqual([]);
  });

  test('without a signed identity, or after the trial, there is no report', async () => {
    const unsigned = await request(report.baseUrl).post(path).send(buildSpeakingReport()).expect(401);
    expect(unsigned.body).toMatchObject({ code: 'NOT_SIGNED_IN' });
    const expired = await report.askFor(buildSpeakingReport(), someIdentity({ entitled: false }), path).expect(402);
    expect(expired.body).toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
  });
});
