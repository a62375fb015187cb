import { errorTable, IDENTITY_HEADER, MAX_TEXT_LENGTH, styleRefinementSchema, type Identity, type TargetStyle } from '@b1fuchs/contracts';
import { eventually, identityToken, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { NOWHERE, startPracticeAiUnderTest, type PracticeAiUnderTest } from './practice-ai-under-test.js';

const timeoutMs = 120_000;
const text = 'Hallo Frau Weber,\n\nich hab Ihre Mail gekriegt. Kannst du mir sagen, wann der Kurs anfängt?\n\nTschüss\nReza';
let practice: PracticeAiUnderTest;

beforeAll(async () => {
  practice = await startPracticeAiUnderTest({ EMBEDDINGS_URL: NOWHERE });
}, timeoutMs);
afterAll(() => practice.stop());

const refine = (body: object, identity: Identity = someIdentity()) => practice.post('/api/refine-style', body, identity);
const refined = async (targetStyle: TargetStyle, identity?: Identity) => styleRefinementSchema.parse((await refine({ text, targetStyle }, identity)).body);

describe('refining the style of a text', () => {
  test('answers the refined text with its changes, what to learn from them and what the style was', async () => {
    const { refinedText, changes, learningPoints, styleAnalysis, overallFeedback, notice } = await refined('formal');
    expect(refinedText).toContain('Sehr geehrte Frau Weber,\n\n');
    expect(refinedText).toContain('erhalten');
    expect(refinedText).toContain('Könnten Sie mir');
    expect(refinedText).toContain('Mit freundlichen Grüßen\nReza');
    for (const { original, improved } of changes) {
      expect(text).toContain(original);
      expect(refinedText).toContain(improved);
    }
    expect(learningPoints.length).toBeGreaterThan(0);
    expect(styleAnalysis).toContain('du');
    expect(overallFeedback).not.toBe('');
    expect(notice).toBeUndefined();
  }, timeoutMs);

  test('gives a text that has the style already back unchanged, and says so', async () => {
    const { refinedText } = await refined('business');
    const again = styleRefinementSchema.parse((await refine({ text: refinedText, targetStyle: 'business' })).body);
    expect(again).toMatchObject({ refinedText, changes: [], learningPoints: [] });
    expect(again.overallFeedback).toContain('passt schon zum geschäftlichen Stil');
  }, timeoutMs);

  test('counts as practice, and keeps nothing of what was written', async () => {
    const identity = someIdentity();
    const { changes } = await refined('academic', identity);
    const [record, ...more] = await practice.recordsOf('style_refinements', identity.userId);
    expect(more).toEqual([]);
    expect(record).toMatchObject({ targetStyle: 'academic', changes: changes.length });
    expect(JSON.stringify(record)).not.toContain('Weber');
    await eventually(() => {
      expect(practice.publishedFor(identity.userId).map(({ data }) => data)).toEqual([
        { section: 'style-refinement', description: 'Schreibstil: akademisch', timeZone: identity.timeZone, fingerprint: expect.any(String) as string },
      ]);
      return Promise.resolve();
    });
  }, timeoutMs);

  test.each([
    ['blank text', { text: ' \n\t', targetStyle: 'formal' }, ['text']],
    ['no text', { targetStyle: 'formal' }, ['text']],
    ['no style', { text }, ['targetStyle']],
    ['a style that is none of the four', { text, targetStyle: 'poetic' }, ['targetStyle']],
    ['a number as text', { text: 7, targetStyle: 'formal' }, ['text']],
  ])('refuses %s', async (_what, body, fields) => {
    const answer = await refine(body);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { details: object }).details)).toEqual(fields);
  });

  test('refuses a text that is too long, and takes one that is just not', async () => {
    const tooLong = await refine({ text: 'a'.repeat(MAX_TEXT_LENGTH + 1), targetStyle: 'formal' });
    expect(tooLong.status).toBe(413);
    expect(tooLong.body).toMatchObject({ code: 'TEXT_TOO_LONG' });
    expect((await refine({ text: 'a'.repeat(MAX_TEXT_LENGTH), targetStyle: 'formal' })).status).toBe(200);
  }, timeoutMs);

  test('is for learners with access', async () => {
    expect((await refine({ text, targetStyle: 'formal' }, someIdentity({ entitled: false }))).status).toBe(402);
    expect((await request(practice.baseUrl).post('/api/refine-style').send({ text, targetStyle: 'formal' })).status).toBe(401);
    const forged = request(practice.baseUrl).post('/api/refine-style').set(IDENTITY_HEADER, identityToken('report', someIdentity()));
    expect((await forged.send({ text, targetStyle: 'formal' })).status).toBe(401);
  });
});

describe('without its engines', () => {
  test('the refinement says that the grammar engine is away, and counts nothing', async () => {
    const alone = await startPracticeAiUnderTest({ GRAMMAR_URL: NOWHERE, EMBEDDINGS_URL: NOWHERE });
    const identity = someIdentity();
    const answer = await alone.post('/api/refine-style', { text, targetStyle: 'formal' }, identity);
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'ANALYSIS_UNAVAILABLE', message: errorTable.ANALYSIS_UNAVAILABLE.message });
    expect(await alone.recordsOf('style_refinements', identity.userId)).toEqual([]);
    await alone.stop();
  }, timeoutMs);

  test('without the parser errors are still corrected, and the style stays as it was', async () => {
    const alone = await startPracticeAiUnderTest({ PARSER_URL: NOWHERE, EMBEDDINGS_URL: NOWHERE });
    const body = { text: 'Ich interessiere mich an Musik. Kannst du mir mal helfen?', targetStyle: 'formal' };
    const { refinedText } = styleRefinementSchema.parse((await alone.post('/api/refine-style', body, someIdentity())).body);
    expect(refinedText).toBe('Ich interessiere mich für Musik. Kannst du mir mal helfen?');
    await alone.stop();
  }, timeoutMs);
});
