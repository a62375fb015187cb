import { activityRecorded, countWords, IDENTITY_HEADER, writingFeedbackSchema, writingTasksResponseSchema, type WritingFeedback } from '@b1fuchs/contracts';
import { eventually, identityToken, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { writingTasks } from '../src/domain/writing-tasks/writing-tasks.js';
import { textsOnOwnTopics, weakAnswers } from './learner-texts.js';
import { modelAnswers } from './model-answers.js';
import { startPracticeAiUnderTest, type PracticeAiUnderTest } from './practice-ai-under-test.js';

let practice: PracticeAiUnderTest;
/** The engines share their machine with whatever else runs there. */
const timeoutMs = 240_000;

const taskWithId = (id: string) => {
  const task = writingTasks.find((one) => one.id === id);
  if (!task) throw new Error(`no task has the id ${id}`);
  return task;
};
/** The body that analyses `text` as an answer to a task. */
const answerTo = (id: string, text = modelAnswers[id] ?? '') => ({ text, topic: taskWithId(id).title, section: taskWithId(id).section });
/** The answer with every engine's part in it: a machine that is busy with other tests may need a second try. */
const feedbackOn = (body: object): Promise<WritingFeedback> =>
  eventually(async () => {
    const answer = await practice.analyze(body);
    expect(answer.status).toBe(200);
    const feedback = writingFeedbackSchema.parse(answer.body);
    expect(feedback.topicRelevance).not.toContain('gerade nicht möglich');
    return feedback;
  }, timeoutMs);
const bandsOf = ({ criteria }: WritingFeedback): Record<string, string> => Object.fromEntries(criteria.map(({ name, band }) => [name, band]));

beforeAll(async () => {
  practice = await startPracticeAiUnderTest();
  await feedbackOn(answerTo('kino-am-wochenende'));
}, timeoutMs);

afterAll(() => practice.stop());

describe('analysing a text', () => {
  test('gives a full answer, keeps the attempt and tells of the practice', async () => {
    const identity = someIdentity({ timeZone: 'Asia/Tehran' });
    const [weak] = weakAnswers;
    const answer = await practice.analyze({ ...weak }, identity);
    const feedback = writingFeedbackSchema.parse(answer.body);
    expect(answer.status).toBe(200);
    expect(feedback.criteria.map(({ name }) => name)).toEqual(['erfuellung', 'kohaerenz', 'wortschatz', 'strukturen']);
    expect(feedback.corrections.length).toBeGreaterThanOrEqual(3);
    for (const { original, corrected, offset, length } of feedback.corrections) {
      expect(weak?.text.slice(offset, offset + length)).toBe(original);
      expect(corrected).not.toBe(original);
    }
    expect(feedback.overallFeedback).toContain('Übungsschätzung');
    expect(feedback.recommendedExpressions.length).toBeGreaterThan(0);

    const stored = await practice.attemptsOf(identity.userId);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ ...weak, score: feedback.grade, feedback });

    await eventually(() => {
      expect(practice.publishedFor(identity.userId)).toHaveLength(1);
    });
    expect(activityRecorded.data.parse(practice.publishedFor(identity.userId)[0]?.data)).toEqual({
      section: 'writing',
      description: `Schreiben: ${weak?.topic ?? ''}`,
      score: feedback.grade,
      timeZone: 'Asia/Tehran',
      result: {
        criteria: Object.fromEntries(feedback.criteria.map(({ name, band }) => [name, band])),
        errors: { words: countWords(weak?.text ?? ''), counts: expect.objectContaining({ [feedback.corrections[0]?.category ?? '']: expect.any(Number) as number }) as object },
      },
      fingerprint: expect.any(String) as string,
    });
  }, timeoutMs);

  test('gives the same text the same answer, whoever sends it and how often', async () => {
    const body = answerTo('neues-auto');
    const [first, second, third] = await Promise.all([feedbackOn(body), feedbackOn(body), feedbackOn(body)]);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
  }, timeoutMs);

  test('grades weak answers lower than the model answers to the same tasks', async () => {
    for (const weak of weakAnswers.slice(3)) {
      const task = writingTasks.find(({ title }) => title === weak.topic);
      const good = await feedbackOn(answerTo(task?.id ?? ''));
      expect((await feedbackOn(weak)).grade).toBeLessThan(good.grade);
    }
  }, timeoutMs);
});

describe('the topic', () => {
  test.each(writingTasks)('the model answer to $title is on its topic and passes well', async ({ id }) => {
    const feedback = await feedbackOn(answerTo(id));
    expect(feedback.topicRelevance).toContain('passt');
    expect(feedback.topicRelevance).not.toContain('nicht');
    expect(feedback.grade).toBeGreaterThanOrEqual(80);
    expect(bandsOf(feedback).strukturen).toMatch(/[AB]/u);
    expect(bandsOf(feedback).wortschatz).toMatch(/[AB]/u);
  }, timeoutMs);

  test.each([
    ['heizung-in-der-wohnung', 'termin-verschieben'],
    ['reise-nach-wien', 'computer-kaufen'],
    ['vegetarisch-essen', 'duerfen-maenner-weinen'],
  ])('an answer to %s instead of %s does not fulfil the task and gets nothing', async (written, asked) => {
    const feedback = await feedbackOn(answerTo(asked, modelAnswers[written]));
    expect(feedback.grade).toBe(0);
    expect(bandsOf(feedback)).toMatchObject({ erfuellung: 'E' });
    expect(feedback.topicRelevance).toContain('nicht zum gewählten Thema');
  }, timeoutMs);

  test.each(textsOnOwnTopics)('“$topic”, which is in no catalogue, is judged by its own words', async (own) => {
    const feedback = await feedbackOn(own);
    expect(feedback.topicRelevance).toBe('Ihr Text passt gut zum Thema.');
    expect(feedback.grade).toBeGreaterThan(10);
  }, timeoutMs);

  test('a text about something else than the learner’s own topic gets nothing', async () => {
    const about = (topic: string): string => textsOnOwnTopics.find((own) => own.topic === topic)?.text ?? '';
    const feedback = await feedbackOn({ topic: 'Meine Katze', section: 'teil1', text: about('Einladung zum Geburtstag') });
    expect(feedback.grade).toBe(0);
    expect(feedback.topicRelevance).toContain('nicht zum gewählten Thema');
  }, timeoutMs);

  test('the task’s own words copied out fulfil nothing', async () => {
    const { title, situation, points } = taskWithId('ausflug-an-den-see');
    const copied = [title, situation, ...points, situation, ...points].join('\n');
    const feedback = await feedbackOn(answerTo('ausflug-an-den-see', copied));
    expect(feedback.grade).toBe(0);
  }, timeoutMs);
});

describe('the writing topics', () => {
  test('are all listed for whoever is signed in, also after the trial', async () => {
    const answer = await request(practice.baseUrl)
      .get('/api/topics/writing')
      .set(IDENTITY_HEADER, identityToken('practice-ai', someIdentity({ entitled: false })));
    expect(answer.status).toBe(200);
    expect(writingTasksResponseSchema.parse(answer.body).tasks).toEqual(writingTasks);
  });

  test('are not shown to a stranger', async () => {
    const answer = await request(practice.baseUrl).get('/api/topics/writing');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'NOT_SIGNED_IN' });
  });
});
