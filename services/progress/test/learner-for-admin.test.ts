import { activityRecorded, IDENTITY_HEADER, learnerProgressSchema } from '@b1fuchs/contracts';
import { createEvent, signInternalToken } from '@b1fuchs/kit';
import { eventually, signingKeyOf, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { startProgressUnderTest, type ProgressUnderTest } from './progress-under-test.js';

let progress: ProgressUnderTest;

beforeAll(async () => {
  progress = await startProgressUnderTest();
});
afterAll(() => progress.stop());

const ask = (userId: string, caller: 'admin' | 'gateway' = 'admin') =>
  request(progress.baseUrl).get(`/internal/admin/learners/${userId}/progress`).set(IDENTITY_HEADER, signInternalToken(signingKeyOf(caller), 'progress'));

test('the admin service is told what a learner’s practice comes to, by section', async () => {
  const { userId } = someIdentity();
  const now = new Date();
  await progress.publish(createEvent(activityRecorded, { userId, data: { section: 'speaking', description: 'Sprechen', timeZone: 'UTC' }, now }));
  await progress.publish(createEvent(activityRecorded, { userId, data: { section: 'writing', description: 'Schreiben: Kino', score: 80, timeZone: 'UTC' }, now }));
  await eventually(async () => {
    const shown = learnerProgressSchema.parse((await ask(userId)).body);
    expect(shown).toMatchObject({ currentStreak: 1, longestStreak: 1, exercises: 2, practiceDays: 1, lastSessionAt: now.toISOString() });
    expect(shown.totalPoints).toBeGreaterThan(0);
    expect(shown.sections.map(({ section, exercises, lastAt }) => ({ section, exercises, lastAt }))).toEqual([
      { section: 'speaking', exercises: 1, lastAt: now.toISOString() },
      { section: 'writing', exercises: 1, lastAt: now.toISOString() },
    ]);
  });
});

test('of whoever has not practised there is nothing, and nobody else is told', async () => {
  const { userId } = someIdentity();
  expect(learnerProgressSchema.parse((await ask(userId)).body)).toEqual({ currentStreak: 0, longestStreak: 0, totalPoints: 0, exercises: 0, practiceDays: 0, lastSessionAt: null, sections: [] });
  expect((await ask(userId, 'gateway')).status).toBe(403);
});
