import { IDENTITY_HEADER, practiceFiguresSchema, type PracticeFigures } from '@b1fuchs/contracts';
import { signInternalToken } from '@b1fuchs/kit';
import { eventually, signingKeyOf, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { someActivity, startProgressUnderTest, type ProgressUnderTest } from './progress-under-test.js';

let progress: ProgressUnderTest;

beforeAll(async () => {
  progress = await startProgressUnderTest();
});
afterAll(() => progress.stop());

const ask = (query: string, caller: 'admin' | 'gateway' = 'admin') =>
  request(progress.baseUrl).get(`/internal/admin/figures?${query}`).set(IDENTITY_HEADER, signInternalToken(signingKeyOf(caller), 'progress'));
const figures = async (from: string, to: string): Promise<PracticeFigures['days']> => practiceFiguresSchema.parse((await ask(`from=${from}&to=${to}&timeZone=UTC`)).body).days;

test('who practised what is counted by each learner’s own day; a learner counts once a day, each exercise for itself', async () => {
  const [mina, ali] = [someIdentity().userId, someIdentity().userId];
  const evening = new Date('2026-05-10T20:00:00.000Z');
  await progress.publish(someActivity(mina, { now: evening, section: 'writing' }));
  await progress.publish(someActivity(mina, { now: evening, section: 'writing' }));
  await progress.publish(someActivity(mina, { now: evening, section: 'speaking' }));
  // In Tokyo it is the next morning.
  await progress.publish(someActivity(ali, { now: evening, section: 'vocabulary', timeZone: 'Asia/Tokyo' }));
  await eventually(async () =>
    expect(await figures('2026-05-09', '2026-05-12')).toEqual([
      { day: '2026-05-10', learners: 1, sections: { writing: 2, speaking: 1 } },
      { day: '2026-05-11', learners: 1, sections: { vocabulary: 1 } },
    ]),
  );
  expect(await figures('2026-05-11', '2026-05-11')).toHaveLength(1);
});

test('nobody else is told, and nobody for more than a month at once', async () => {
  expect((await ask('from=2026-05-01&to=2026-05-02&timeZone=UTC', 'gateway')).status).toBe(403);
  expect((await ask('from=2026-05-01&to=2026-06-01&timeZone=UTC')).status).toBe(400);
  expect((await ask('from=2026-05-01&to=2026-05-02&timeZone=Mars')).status).toBe(400);
});
