import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, INTRODUCTION_TOPIC, learnerAttemptsSchema } from '@b1fuchs/contracts';
import { signInternalToken } from '@b1fuchs/kit';
import { signingKeyOf, someIdentity } from '@b1fuchs/testing';
import request, { type Response } from 'supertest';
import { startPracticeAiUnderTest, type PracticeAiUnderTest } from './practice-ai-under-test.js';

let practice: PracticeAiUnderTest;
const timeoutMs = 240_000;

beforeAll(async () => {
  practice = await startPracticeAiUnderTest();
}, timeoutMs);
afterAll(() => practice.stop());

const ask = (userId: string, query = '', caller: 'admin' | 'gateway' = 'admin'): Promise<Response> =>
  request(practice.baseUrl).get(`/internal/admin/learners/${userId}/attempts${query}`).set(IDENTITY_HEADER, signInternalToken(signingKeyOf(caller), 'practice-ai'));
const attemptsOf = async (userId: string, query = '') => learnerAttemptsSchema.parse((await ask(userId, query)).body);
const keep = (collection: 'exam_attempts' | 'speaking_attempts', userId: string, fields: object) =>
  practice.parts.connection.collection<{ _id: string }>(collection).insertOne({ _id: randomUUID(), userId, text: 'Liebe Anna, das ist geheim.', feedback: { summary: 'Auch geheim.' }, outbox: [], ...fields } as { _id: string });
const on = (day: number): { createdAt: Date } => ({ createdAt: new Date(Date.UTC(2026, 10, day, 9)) });

test('attempts at writing and speaking are listed together, the last first, with task and grade, page after page', async () => {
  const { userId } = someIdentity();
  await keep('exam_attempts', userId, { section: 'teil1', topic: 'Kino am Wochenende', score: 71, ...on(20) });
  await keep('speaking_attempts', userId, { stage: 'intro', topic: INTRODUCTION_TOPIC, score: 64, ...on(21) });
  await keep('exam_attempts', userId, { section: 'teil2', topic: 'Meine Scheidung', score: 55, ...on(22) });
  const all = await attemptsOf(userId);
  expect(all).toMatchObject({ total: 3, page: 1, pages: 1 });
  expect(all.attempts.map(({ section, part, task, grade }) => ({ section, part, task, grade }))).toEqual([
    { section: 'writing', part: 'teil2', task: null, grade: 55 },
    { section: 'speaking', part: 'intro', task: INTRODUCTION_TOPIC, grade: 64 },
    { section: 'writing', part: 'teil1', task: 'Kino am Wochenende', grade: 71 },
  ]);
  expect(await attemptsOf(userId, '?page=2&limit=2')).toMatchObject({ attempts: [{ grade: 71 }], total: 3, page: 2, pages: 2 });
  expect(await attemptsOf(someIdentity().userId)).toMatchObject({ attempts: [], total: 0, pages: 1 });
});

test('nothing of what a learner wrote or said is handed out, also not as a topic of their own; and nothing to anybody else', async () => {
  const { userId } = someIdentity();
  await keep('exam_attempts', userId, { section: 'teil2', topic: 'Meine Scheidung', score: 55, ...on(22) });
  const answer = await ask(userId);
  expect(answer.status).toBe(200);
  expect(answer.text).not.toMatch(/geheim|Scheidung/u);
  expect((await ask(userId, '', 'gateway')).status).toBe(403);
});
