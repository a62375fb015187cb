import { IDENTITY_HEADER } from '@b1fuchs/contracts';
import { eventually, identityToken, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { startProgressUnderTest, someActivity, type ProgressUnderTest } from './progress-under-test.js';

let progress: ProgressUnderTest;

beforeAll(async () => {
  progress = await startProgressUnderTest();
});

afterAll(() => progress.stop());

describe('achievements', () => {
  test('a learner who has not practised has nothing yet', async () => {
    const { achievements, ...rest } = await progress.achievementsOf(someIdentity());
    expect(rest).toEqual({ currentStreak: 0, longestStreak: 0, totalPoints: 0, streakDates: [], sectionProgress: [], frozenDates: [], hasFreeze: false });
    expect(achievements.length).toBeGreaterThanOrEqual(20);
    expect(achievements.filter(({ earnedAt, isNew, value }) => earnedAt !== null || isNew || value > 0)).toEqual([]);
  });

  test('the same event delivered five times counts once', async () => {
    const identity = someIdentity();
    const event = someActivity(identity.userId);
    for (let copy = 0; copy < 5; copy += 1) await progress.publish(event);
    const marker = someActivity(identity.userId, { score: 40 });
    await progress.publish(marker);
    await eventually(async () => {
      expect((await progress.achievementsOf(identity)).sectionProgress).toEqual([
        { section: 'writing', exercisesCompleted: 2, totalScore: 115 },
      ]);
    });
    expect((await progress.achievementsOf(identity)).streakDates).toHaveLength(1);
  });

  test('thirty exercises at once are all counted', async () => {
    const identity = someIdentity();
    await Promise.all(Array.from({ length: 30 }, () => progress.publish(someActivity(identity.userId, { score: 100 }))));
    await eventually(async () => {
      expect(await progress.achievementsOf(identity)).toMatchObject({
        totalPoints: 600 + 10 + 10 + 40 + 30 + 60,
        sectionProgress: [{ section: 'writing', exercisesCompleted: 30, totalScore: 3000 }],
      });
    });
  });

  test('each learner sees their own progress only', async () => {
    const [one, other] = [someIdentity(), someIdentity()];
    await progress.publish(someActivity(one.userId));
    await eventually(async () => {
      expect((await progress.achievementsOf(one)).currentStreak).toBe(1);
    });
    expect((await progress.achievementsOf(other)).currentStreak).toBe(0);
  });

  test('progress stays open to a learner whose trial has ended', async () => {
    expect(await progress.achievementsOf(someIdentity({ entitled: false }))).toMatchObject({ currentStreak: 0 });
  });

  test.each([
    ['no identity', undefined],
    ['a forged identity', 'eyJhbGciOiJub25lIn0.e30.'],
    ['an identity for another service', identityToken('report', someIdentity())],
  ])('%s is refused', async (_what, token) => {
    const call = request(progress.baseUrl).get('/api/user/achievements');
    const answer = await (token === undefined ? call : call.set(IDENTITY_HEADER, token));
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'NOT_SIGNED_IN' });
  });
});
