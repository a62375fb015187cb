import { activityRecorded, countWords, errorBodySchema, IDENTITY_HEADER, INTRODUCTION_TOPIC, speakingFeedbackSchema, type Identity, type SpeakingFeedback } from '@b1fuchs/contracts';
import { eventually, identityToken, someIdentity } from '@b1fuchs/testing';
import request, { type Response } from 'supertest';
import { NOWHERE, startPracticeAiUnderTest, type PracticeAiUnderTest } from '../practice-ai-under-test.js';
import { spokenEvidence } from './some-speech.js';
import { textOf } from './transcript.js';
import { transcripts } from './transcripts.js';

/** The engines share their machine with whatever else runs there. */
const timeoutMs = 240_000;
const path = '/api/analyze/speaking';
const [good] = transcripts.filter(({ level }) => level === 'good');
if (good === undefined) throw new Error('there is no good transcript');
const body = { text: textOf(good), topic: good.topic };

let practice: PracticeAiUnderTest;
const analyse = (sent: object, identity: Identity = someIdentity()): Promise<Response> => practice.post(path, sent, identity);
/** The answer with every engine's part in it: a machine that is busy with other tests may need a second try. */
const feedbackOn = (sent: object): Promise<SpeakingFeedback> =>
  eventually(async () => {
    const answer = await analyse(sent);
    expect(answer.status).toBe(200);
    const feedback = speakingFeedbackSchema.parse(answer.body);
    expect(feedback.notice).toBeUndefined();
    return feedback;
  }, timeoutMs);

beforeAll(async () => {
  practice = await startPracticeAiUnderTest();
  await feedbackOn(body);
}, timeoutMs);

afterAll(() => practice.stop());

describe('POST /api/analyze/speaking', () => {
  test('answers with every part of the feedback, keeps the attempt and tells of the practice', async () => {
    const identity = someIdentity({ timeZone: 'Asia/Tehran' });
    const answer = await analyse({ ...body, evidence: spokenEvidence(good.turns) }, identity);
    expect(answer.status).toBe(200);
    const feedback = speakingFeedbackSchema.parse(answer.body);
    expect(feedback.criteria.map(({ name }) => name)).toEqual(['erfuellung', 'interaktion', 'wortschatz', 'strukturen', 'aussprache']);
    expect(feedback.criteria.every(({ band, reason }) => band !== null && reason !== '')).toBe(true);
    expect(feedback.grammarCorrections.length).toBeGreaterThan(0);
    for (const { original, offset, length } of feedback.grammarCorrections) expect(body.text.slice(offset, offset + length)).toBe(original);
    expect(feedback.grade).toBeGreaterThanOrEqual(60);
    expect(feedback.topicRelevanceScore).toBeGreaterThanOrEqual(5);
    expect(feedback.recommendedExpressions.length).toBeGreaterThanOrEqual(3);
    for (const text of [feedback.fluency, feedback.pronunciation, feedback.topicRelevance, feedback.overallFeedback]) expect(text).toMatch(/^\p{Lu}.{10,}[.!]$/u);

    const kept = await practice.recordsOf('speaking_attempts', identity.userId);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ ...body, stage: 'planning', score: feedback.grade, feedback });

    await eventually(() => {
      expect(practice.publishedFor(identity.userId)).toHaveLength(1);
    });
    expect(activityRecorded.data.parse(practice.publishedFor(identity.userId)[0]?.data)).toEqual({
      section: 'speaking',
      description: `Speaking practice: ${good.topic} - Score: ${feedback.grade}`,
      score: feedback.grade,
      timeZone: 'Asia/Tehran',
      result: {
        criteria: Object.fromEntries(feedback.criteria.flatMap(({ name, band }) => (band === null ? [] : [[name, band]]))),
        errors: { words: countWords(body.text), counts: expect.any(Object) as object },
      },
      fingerprint: expect.any(String) as string,
    });
  }, timeoutMs);

  test('gives the same text the same answer, whoever sends it and how often', async () => {
    const [first, second, third] = await Promise.all([feedbackOn(body), feedbackOn(body), feedbackOn(body)]);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  }, timeoutMs);

  test('knows the introduction by its name', async () => {
    const [introduced] = transcripts.filter(({ topic, level }) => topic === INTRODUCTION_TOPIC && level === 'good');
    const feedback = await feedbackOn({ text: introduced ? textOf(introduced) : '', topic: INTRODUCTION_TOPIC });
    expect(feedback.topicRelevance).toContain('viel über sich erzählt');
  }, timeoutMs);

  test('keeps nothing and tells of nothing where there was nothing to grade', async () => {
    const identity = someIdentity();
    const answer = await analyse({ ...body, text: 'Hallo' }, identity);
    expect(speakingFeedbackSchema.parse(answer.body).grade).toBe(0);
    expect(await practice.recordsOf('speaking_attempts', identity.userId)).toEqual([]);
    await analyse(body, identity);
    await eventually(() => {
      expect(practice.publishedFor(identity.userId)).toHaveLength(1);
    });
  }, timeoutMs);

  test('characters that no document can hold do not keep the attempt from being kept', async () => {
    const identity = someIdentity();
    const answer = await analyse({ ...body, text: `${body.text}\u0000\uD800` }, identity);
    expect(answer.status).toBe(200);
    const [attempt] = await practice.recordsOf('speaking_attempts', identity.userId);
    expect(String(attempt?.text)).toContain(body.text);
  }, timeoutMs);
});

describe('a request that cannot be analysed', () => {
  const phrase = { text: 'ich', confidence: 0.9, alternatives: [], startMs: 0, endMs: 100 };
  test.each([
    ['no body at all', {}, ['text', 'topic']],
    ['white space as text', { ...body, text: ' \n\t\u00a0 ' }, ['text']],
    ['a list as text', { ...body, text: [body.text] }, ['text']],
    ['an empty topic', { ...body, topic: '  ' }, ['topic']],
    ['a query as topic', { ...body, topic: { $ne: '' } }, ['topic']],
    ['a topic as long as a talk', { ...body, topic: 'a'.repeat(301) }, ['topic']],
    ['a certainty over 1', { ...body, evidence: { phrases: [{ ...phrase, confidence: 2 }] } }, ['evidence.phrases.0.confidence']],
    ['a time before the beginning', { ...body, evidence: { phrases: [{ ...phrase, startMs: -1 }] } }, ['evidence.phrases.0.startMs']],
    ['more phrases than anybody says', { ...body, evidence: { phrases: Array.from({ length: 501 }, () => phrase) } }, ['evidence.phrases']],
  ])('with %s is refused and names what is wrong', async (_what, wrong, fields) => {
    const answer = await analyse(wrong);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(Object.keys((answer.body as { details: object }).details).sort()).toEqual([...fields].sort());
  });

  test('over 50,000 characters says how many may be sent', async () => {
    const answer = await analyse({ ...body, text: 'a'.repeat(50_001) });
    expect(answer.status).toBe(413);
    expect(errorBodySchema.parse(answer.body)).toMatchObject({ code: 'TEXT_TOO_LONG', message: 'Ihr Gespräch ist zu lang. Bitte senden Sie höchstens 50.000 Zeichen.' });
  });

  test('without a signed identity, or after the trial, is refused', async () => {
    expect((await request(practice.baseUrl).post(path).send(body)).body).toMatchObject({ code: 'NOT_SIGNED_IN' });
    expect((await analyse(body, someIdentity({ entitled: false }))).body).toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
  });

  test('malformed is refused as such', async () => {
    const answer = await request(practice.baseUrl).post(path).set(IDENTITY_HEADER, identityToken('practice-ai', someIdentity())).set('content-type', 'application/json').send('{"text": "Hallo"');
    expect(errorBodySchema.parse(answer.body).code).toBe('MALFORMED_JSON');
  });
});

describe('without an engine', () => {
  test.each([
    ['the embeddings', { EMBEDDINGS_URL: NOWHERE }, 'nach Stichwörtern'],
    ['the parser', { PARSER_URL: NOWHERE }, 'Grammatikprüfung'],
  ])('%s: the feedback comes all the same and says what was left out', async (_what, engines, said) => {
    const lame = await startPracticeAiUnderTest(engines);
    try {
      const answer = await lame.post(path, body, someIdentity());
      const feedback = speakingFeedbackSchema.parse(answer.body);
      expect(feedback.notice).toContain(said);
      expect(feedback.grade).toBeGreaterThanOrEqual(60);
    } finally {
      await lame.stop();
    }
  }, timeoutMs);

  test('the grammar engine: there is none, and nothing is kept', async () => {
    const lame = await startPracticeAiUnderTest({ GRAMMAR_URL: NOWHERE });
    try {
      const identity = someIdentity();
      const answer = await lame.post(path, body, identity);
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({ code: 'ANALYSIS_UNAVAILABLE' });
      expect(await lame.recordsOf('speaking_attempts', identity.userId)).toEqual([]);
    } finally {
      await lame.stop();
    }
  }, timeoutMs);
});
