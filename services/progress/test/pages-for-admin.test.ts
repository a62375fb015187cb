import { activityRecorded, IDENTITY_HEADER, progressPageSchema, progressUpdated, type Envelope } from '@b1fuchs/contracts';
import { createEvent, signInternalToken } from '@b1fuchs/kit';
import { collectEvents, eventually, signingKeyOf, someIdentity, testLifecycle } from '@b1fuchs/testing';
import request from 'supertest';
import { startProgressUnderTest, type ProgressUnderTest } from './progress-under-test.js';

const lifecycle = testLifecycle();
let progress: ProgressUnderTest;
let told: Envelope[];

beforeAll(async () => {
  progress = await startProgressUnderTest();
  told = await collectEvents(progress.parts.broker, progressUpdated.name, lifecycle);
});
afterAll(async () => {
  await lifecycle.stopAll();
  await progress.stop();
});

const exercise = (userId: string, minutesAgo: number): Envelope =>
  createEvent(activityRecorded, { userId, data: { section: 'speaking', description: 'Sprechen', timeZone: 'UTC' }, now: new Date(Date.UTC(2026, 10, 20, 12) - minutesAgo * 60_000) });
const page = async (after: string, key = signingKeyOf('admin')) =>
  request(progress.baseUrl).get(`/internal/admin/progress?limit=2&after=${after}`).set(IDENTITY_HEADER, signInternalToken(key, 'progress'));

test('what is handed out to the admin service, page after page, is what was told of each learner, sessions included', async () => {
  const learners = [someIdentity(), someIdentity(), someIdentity()].map(({ userId }) => userId).sort();
  for (const userId of learners) for (const minutes of [0, 20, 200]) await progress.publish(exercise(userId, minutes));
  await eventually(() => {
    for (const userId of learners) expect(told.filter((event) => event.userId === userId).map(({ data }) => progressUpdated.data.parse(data).facts)).toContain(3);
  });
  const rows: { userId: string; facts: number; sessions: unknown }[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const answer = progressPageSchema.parse((await page(after)).body);
    rows.push(...answer.rows.map(({ userId, progress: { facts, sessions } }) => ({ userId, facts, sessions })));
    after = answer.next;
  }
  expect(rows).toEqual(learners.map((userId) => ({ userId, facts: 3, sessions: { count: 2, minutes: 30 } })));
  const last = told.findLast(({ userId, data }) => userId === learners[0] && progressUpdated.data.parse(data).facts === 3);
  expect(progressUpdated.data.parse(last?.data).sessions).toEqual({ count: 2, minutes: 30 });
});

test('nobody else is handed it out', async () => {
  expect((await page('', signingKeyOf('gateway'))).status).toBe(403);
});
