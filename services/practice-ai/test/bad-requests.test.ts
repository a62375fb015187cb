import { errorBodySchema, errorTable, IDENTITY_HEADER, MAX_TEXT_LENGTH, writingFeedbackSchema } from '@b1fuchs/contracts';
import { identityToken, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { modelAnswers } from './model-answers.js';
import { NOWHERE, startPracticeAiUnderTest, type PracticeAiUnderTest } from './practice-ai-under-test.js';

let practice: PracticeAiUnderTest;
const timeoutMs = 60_000;
const text = modelAnswers['kino-am-wochenende'] ?? '';
const body = { text, topic: 'Kino am Wochenende', section: 'teil1' };
/** Sends a body as it is, also one that is no JSON. */
const sendRaw = (raw: string | Buffer, contentType = 'application/json') =>
  request(practice.baseUrl)
    .post('/api/analyze/grammar')
    .set(IDENTITY_HEADER, identityToken('practice-ai', someIdentity()))
    .set('content-type', contentType)
    .send(raw);

beforeAll(async () => {
  practice = await startPracticeAiUnderTest({ EMBEDDINGS_URL: NOWHERE });
});

afterAll(() => practice.stop());

describe('a request that cannot be analysed', () => {
  test.each([
    ['cut off', '{"text": "Hallo"'],
    ['no JSON', 'text=Hallo'],
    ['a bare word', 'Hallo'],
  ])('with a body that is %s is refused as malformed', async (_what, raw) => {
    const answer = await sendRaw(raw);
    expect(answer.status).toBe(400);
    expect(errorBodySchema.parse(answer.body).code).toBe('MALFORMED_JSON');
  });

  test.each([
    ['no body at all', {}, ['text', 'topic', 'section']],
    ['no section', { text, topic: body.topic }, ['section']],
    ['an unknown section', { ...body, section: 'teil4' }, ['section']],
    ['a number as text', { ...body, text: 42 }, ['text']],
    ['a list as text', { ...body, text: [text] }, ['text']],
    ['null as text', { ...body, text: null }, ['text']],
    ['a query as topic', { ...body, topic: { $ne: '' } }, ['topic']],
    ['an empty topic', { ...body, topic: '  ' }, ['topic']],
    ['a topic as long as a text', { ...body, topic: 'a'.repeat(301) }, ['topic']],
    ['an empty text', { ...body, text: '' }, ['text']],
    ['a text of white space', { ...body, text: ' \n\t\u00a0 ' }, ['text']],
    ['a list', [body], ['body']],
  ])('with %s is refused and names what is wrong', async (_what, wrong, fields) => {
    const answer = await practice.analyze(wrong);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(Object.keys((answer.body as { details: object }).details).sort()).toEqual([...fields].sort());
  });

  test('without a topic or a text says in German what to do', async () => {
    expect((await practice.analyze({ ...body, topic: '' })).body).toMatchObject({ message: 'Bitte wählen Sie zuerst ein Thema aus' });
    expect((await practice.analyze({ ...body, text: ' ' })).body).toMatchObject({ message: 'Bitte schreiben Sie zuerst einen Text.' });
  });

  test('of a form or a plain text, which no JSON parser reads, is refused', async () => {
    for (const contentType of ['application/x-www-form-urlencoded', 'text/plain']) {
      expect((await sendRaw(JSON.stringify(body), contentType)).status).toBe(400);
    }
  });

  test('of more than a megabyte is too large', async () => {
    const answer = await practice.analyze({ ...body, text: 'a'.repeat(1024 * 1024) });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });

  test('with one character too many is too long, and says how many are allowed', async () => {
    const answer = await practice.analyze({ ...body, text: 'a'.repeat(MAX_TEXT_LENGTH + 1) });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ code: 'TEXT_TOO_LONG', message: errorTable.TEXT_TOO_LONG.message });
  });

  test('by a learner whose trial has ended asks for a membership', async () => {
    const answer = await practice.analyze(body, someIdentity({ entitled: false }));
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
  });

  test.each([
    ['no identity', undefined],
    ['a forged identity', 'eyJhbGciOiJub25lIn0.e30.'],
    ['an identity for another service', identityToken('progress', someIdentity())],
  ])('with %s is refused', async (_what, token) => {
    const call = request(practice.baseUrl).post('/api/analyze/grammar');
    const answer = await (token === undefined ? call : call.set(IDENTITY_HEADER, token)).send(body);
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  test('leaves nothing behind, whatever was wrong with it', async () => {
    const identity = someIdentity();
    await practice.analyze({ ...body, text: 'a'.repeat(MAX_TEXT_LENGTH + 1) }, identity);
    await practice.analyze({ ...body, section: 'teil4' }, identity);
    await practice.analyze(body, { ...identity, entitled: false });
    expect(await practice.attemptsOf(identity.userId)).toEqual([]);
  });
});

describe('the longest text allowed', () => {
  test('is analysed and kept to the last character', async () => {
    const identity = someIdentity();
    const longest = `${text}\n\n`.repeat(Math.ceil(MAX_TEXT_LENGTH / text.length)).slice(0, MAX_TEXT_LENGTH);
    const answer = await practice.analyze({ ...body, text: longest }, identity);
    expect(answer.status).toBe(200);
    expect(writingFeedbackSchema.parse(answer.body).grade).toBeGreaterThan(10);
    expect((await practice.attemptsOf(identity.userId))[0]).toMatchObject({ text: longest });
  }, timeoutMs);
});
