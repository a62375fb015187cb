import { messageSchema, writingAttemptSchema, writingAttemptsResponseSchema, writingFeedbackSchema, type Identity } from '@b1fuchs/contracts';
import { learningDay } from '@b1fuchs/kit';
import { someIdentity } from '@b1fuchs/testing';
import { taskWithId } from './grading/grading-under-test.js';
import { modelAnswers } from './model-answers.js';
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

describe('the three tasks of the exam together', () => {
  const answerTo = (id: string) => {
    const { title, section } = taskWithId(id);
    return { topic: title, section, text: modelAnswers[id] ?? '' };
  };
  const letter = answerTo('kino-am-wochenende');
  const opinion = answerTo('autofreie-innenstadt');
  const formal = answerTo('termin-verschieben');
  const totalOf = async (identity: Identity, query = '') =>
    writingAttemptsResponseSchema.parse((await practice.get(`/api/writing/attempts${query}`, identity)).body).examTotal;
  const gradeOf = async (body: object, identity: Identity) => writingFeedbackSchema.parse((await practice.analyze(body, identity)).body).grade;

  test('get their official total once all three are done, from the newest attempt at each', async () => {
    const identity = someIdentity();
    await practice.analyze({ ...letter, text: 'Hallo Anna, ich komme gern. Viele Grüße' }, identity);
    const teil2 = await gradeOf(opinion, identity);
    const teil1 = await gradeOf(letter, identity);
    expect(await totalOf(identity)).toBeUndefined();

    const teil3 = await gradeOf(formal, identity);
    const total = Math.round((40 * teil1 + 40 * teil2 + 20 * teil3) / 100);
    expect(total).toBeGreaterThanOrEqual(60);
    expect(await totalOf(identity)).toEqual({ total, parts: { teil1, teil2, teil3 }, passed: true, day: learningDay(new Date(), identity.timeZone) });
    expect(await totalOf(identity, '?topic=Anderes')).toMatchObject({ total });
    expect(await totalOf(someIdentity())).toBeUndefined();

    expect(await gradeOf({ ...opinion, text: letter.text }, identity)).toBe(0);
    expect(await totalOf(identity)).toMatchObject({ total: Math.round((40 * teil1 + 20 * teil3) / 100), parts: { teil1, teil2: 0, teil3 }, passed: false });
  }, timeoutMs);

  test('are those of one day, which begins at 4 in the morning where the learner is', async () => {
    const identity = someIdentity({ timeZone: 'Europe/Berlin' });
    const doneAt = async (times: string[]) => {
      for (const [index, { topic }] of [letter, opinion, formal].entries()) await practice.attemptsMadeAt(identity.userId, topic, times[index] ?? '');
    };
    for (const task of [letter, opinion, formal]) await practice.analyze(task, identity);
    await doneAt(['2026-05-10T02:00:00Z', '2026-05-10T22:00:00Z', '2026-05-11T01:59:00Z']);
    expect(await totalOf(identity)).toMatchObject({ day: '2026-05-10' });
    expect(await totalOf({ ...identity, timeZone: 'Asia/Tehran' })).toBeUndefined();
    await doneAt(['2026-05-10T02:00:00Z', '2026-05-10T22:00:00Z', '2026-05-11T02:00:00Z']);
    expect(await totalOf(identity)).toBeUndefined();
  }, timeoutMs);

  test('are those of the newest day that has all three', async () => {
    const identity = someIdentity();
    const days = { '2026-05-10': ['teil1', 'teil2', 'teil3'], '2026-05-12': ['teil3', 'teil1', 'teil2'], '2026-05-13': ['teil1', 'teil2'] };
    for (const [day, sections] of Object.entries(days)) {
      for (const section of sections) await practice.analyze({ section, topic: day, text: 'Das ist gut.' }, identity);
      await practice.attemptsMadeAt(identity.userId, day, `${day}T12:00:00Z`);
    }
    expect(await totalOf(identity)).toMatchObject({ day: '2026-05-12' });
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
