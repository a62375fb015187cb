import { messageSchema, writingAttemptSchema, writingAttemptsResponseSchema, writingFeedbackSchema } from '@b1fuchs/contracts';
import { someIdentity } from '@b1fuchs/testing';
import { startPracticeAiUnderTest, type PracticeAiUnderTest } from './practice-ai-under-test.js';

let practice: PracticeAiUnderTest;
const timeoutMs = 240_000;
const topic = 'Kino am Wochenende';
const first = { topic, section: 'teil1', text: 'Liebe Anna, ich freue mir auf das Kino. Viele Grüße, Ali' };
const second = { ...first, text: 'Liebe Anna, ich freue mich auf das Kino am Samstag. Viele Grüße, Ali' };

beforeAll(async () => {
  practice = await startPracticeAiUnderTest();
}, timeoutMs);
afterAll(() => practice.stop());

const attemptsOf = async (identity: ReturnType<typeof someIdentity>, query = '') =>
  writingAttemptsResponseSchema.parse((await practice.get(`/api/writing/attempts${query}`, identity)).body).attempts;

describe('the history of texts', () => {
  test('lists the learner’s own texts, newest first, and gives each with its feedback', async () => {
    const identity = someIdentity();
    const graded = writingFeedbackSchema.parse((await practice.analyze(first, identity)).body);
    await practice.analyze(second, identity);
    await practice.analyze({ ...first, topic: 'Ein neues Auto' }, identity);

    expect((await attemptsOf(identity)).map(({ topic: of }) => of)).toEqual(['Ein neues Auto', topic, topic]);
    const [newer, older] = await attemptsOf(identity, `?topic=${encodeURIComponent(topic)}`);
    expect(newer).toMatchObject({ section: 'teil1', words: 13, corrections: 0 });
    expect(older).toMatchObject({ grade: graded.grade, words: 11, corrections: graded.corrections.length });
    const read = await practice.get(`/api/writing/attempts/${older?.id ?? ''}`, identity);
    expect(writingAttemptSchema.parse(read.body)).toEqual({ ...older, text: first.text, feedback: graded });
  }, timeoutMs);

  test('has the texts too that were analysed before explanations were translated', async () => {
    const identity = someIdentity();
    await practice.analyze(first, identity);
    await practice.attemptsWithoutTranslations(identity.userId);
    const [attempt] = await attemptsOf(identity);
    const read = writingAttemptSchema.parse((await practice.get(`/api/writing/attempts/${attempt?.id ?? ''}`, identity)).body);
    expect(read.feedback.corrections.map(({ corrected, translations }) => ({ corrected, translations }))).toContainEqual({
      corrected: 'mich',
      translations: { en: '', fa: '' },
    });
  }, timeoutMs);

  test('another learner’s texts stay closed, and a stranger’s list is empty', async () => {
    const owner = someIdentity();
    await practice.analyze(first, owner);
    const [attempt] = await attemptsOf(owner);
    const other = someIdentity();
    expect(await attemptsOf(other)).toEqual([]);
    expect((await practice.get(`/api/writing/attempts/${attempt?.id ?? ''}`, other)).status).toBe(404);
    expect((await practice.get('/api/writing/attempts/none', owner)).status).toBe(404);
  }, timeoutMs);
});

describe('a correction that the learner holds for wrong', () => {
  const correction = { original: 'mir', corrected: 'mich', offset: 22, length: 3 };

  test('is kept once, with its sentence', async () => {
    const identity = someIdentity();
    await practice.analyze(first, identity);
    await practice.analyze(second, identity);
    const send = () => practice.post('/api/writing/disputed-corrections', { topic, correction }, identity);
    expect((await send()).status).toBe(204);
    expect((await Promise.all([send(), send(), send()])).map(({ status }) => status)).toEqual([204, 204, 204]);
    const kept = await practice.disputesOf(identity.userId);
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ sentence: 'Liebe Anna, ich freue mir auf das Kino.', original: 'mir', corrected: 'mich', category: 'pronoun', topic });
  }, timeoutMs);

  test('must be one of the learner’s own texts', async () => {
    await practice.analyze(first, someIdentity());
    const answer = await practice.post('/api/writing/disputed-corrections', { topic, correction }, someIdentity());
    expect(answer.status).toBe(404);
    expect(messageSchema.parse(answer.body).message).toContain('zu keinem Ihrer Texte');
    expect((await practice.post('/api/writing/disputed-corrections', { topic, correction: {} }, someIdentity())).status).toBe(400);
  }, timeoutMs);
});
