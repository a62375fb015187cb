import { randomUUID } from 'node:crypto';
import { activityRecorded, insightsResponseSchema, userDeleted, userProgressResponseSchema, type Identity, type UserProgress } from '@b1fuchs/contracts';
import { createEvent, onEvent } from '@b1fuchs/kit';
import { eventually, someIdentity } from '@b1fuchs/testing';
import { recordActivity, type ProgressRecords } from '../src/domain/record-activity.js';
import { rebuildTotals } from '../src/domain/rebuild-totals.js';
import { createProgressRecords } from '../src/data/progress-records.js';
import { progressModels } from '../src/data/models.js';
import { someActivity, startProgressUnderTest, type ProgressUnderTest } from './progress-under-test.js';

let progress: ProgressUnderTest;

beforeAll(async () => {
  progress = await startProgressUnderTest();
});

afterAll(() => progress.stop());

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * HOUR_MS);
const progressOf = async (identity: Identity): Promise<UserProgress> =>
  userProgressResponseSchema.parse((await progress.call(identity).get(`/api/user/progress?userId=${identity.userId}`).expect(200)).body);
/** Resolves when everything that follows from so many exercises is done. */
const counted = (identity: Identity, exercises: number): Promise<void> =>
  eventually(async () => {
    expect((await progressOf(identity)).completedExercises).toBe(exercises);
    const { achievements } = await progress.achievementsOf(identity);
    expect(achievements.filter(({ value, target, earnedAt }) => value === target && earnedAt === null)).toEqual([]);
  });
/** A Wednesday at noon in Berlin, so many days before or after one in the past. */
const onDay = (days: number, minutes = 0): Date => new Date(Date.parse('2026-10-07T10:00:00Z') + days * 24 * HOUR_MS + minutes * 60_000);

describe('a learner’s progress', () => {
  test('before the first exercise it is what the specification names', async () => {
    expect(await progressOf(someIdentity())).toEqual({
      recentActivities: [],
      streakDays: 0,
      currentLevel: 'A2/B1',
      nextMilestone: 'B1 Zertifikat',
      strengths: ['Lesen', 'Wortschatz'],
      areasToImprove: ['Sprechen', 'Grammatik'],
      completedExercises: 0,
      totalPoints: 0,
      lastSessionDate: null,
      nextExercise: { section: 'speaking', reason: 'Stellen Sie sich dem Prüfer vor: So lernen Sie die mündliche Prüfung kennen.' },
    });
  });

  test('names recent practice, the latest first, in the words that the mascot looks for', async () => {
    const identity = someIdentity();
    await progress.publish(someActivity(identity.userId, { now: hoursAgo(3), description: 'Schreiben: Ein Fest' }));
    await progress.publish(someActivity(identity.userId, { now: hoursAgo(2), section: 'speaking', description: 'Speaking practice: Ein Ausflug - Score: 70', score: 70 }));
    await progress.publish(someActivity(identity.userId, { now: hoursAgo(1), section: 'free-conversation', description: 'Freies Gespräch: Ich mag Schreiben', score: undefined }));
    await counted(identity, 3);
    const { recentActivities, lastSessionDate } = await progressOf(identity);
    expect(recentActivities).toEqual(['Freies Gespräch', 'Sprechen: Ein Ausflug', 'Schreiben: Ein Fest']);
    expect(Date.now() - Date.parse(lastSessionDate ?? '')).toBeLessThan(2 * HOUR_MS);
  });

  test('level, strengths and aims follow the learner’s own results', async () => {
    const identity = someIdentity();
    const good = { criteria: { strukturen: 'D', wortschatz: 'A', kohaerenz: 'A' }, errors: { words: 90, counts: { case: 4, spelling: 1 } } } as const;
    for (let index = 0; index < 4; index += 1) await progress.publish(someActivity(identity.userId, { now: hoursAgo(20 - index), score: 85, result: good }));
    for (let index = 0; index < 3; index += 1) await progress.publish(someActivity(identity.userId, { now: hoursAgo(10 - index), section: 'speaking', description: 'Speaking practice: X - Score: 45', score: 45 }));
    await counted(identity, 7);
    expect(await progressOf(identity)).toMatchObject({
      currentLevel: 'B1',
      nextMilestone: 'Sprechen: 60 Punkte im Durchschnitt',
      strengths: ['Wortschatz', 'Textaufbau', 'Schreiben'],
      areasToImprove: ['Sprechen', 'Grammatik', 'Fall (Kasus)'],
    });
  });

  test('another learner’s id is refused', async () => {
    const answer = await progress.call(someIdentity()).get(`/api/user/progress?userId=${someIdentity().userId}`);
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('insights', () => {
  test('grades, errors and cards of the last weeks', async () => {
    const identity = someIdentity();
    await progress.publish(someActivity(identity.userId, { score: 70, result: { criteria: { erfuellung: 'B' }, errors: { words: 80, counts: { case: 2 } } } }));
    await progress.publish(someActivity(identity.userId, { section: 'vocabulary', description: 'Wortschatz: 10 Karten', score: undefined, result: { cards: { answered: 10, right: 8 } } }));
    await counted(identity, 2);
    const insights = insightsResponseSchema.parse((await progress.call(identity).get('/api/user/insights').expect(200)).body);
    expect(insights.grades).toMatchObject([{ section: 'writing', grade: 70, criteria: { erfuellung: 'B' } }]);
    expect(insights.errors).toMatchObject([{ words: 80, counts: { case: 2 } }]);
    expect(insights.vocabulary).toMatchObject([{ answered: 10, right: 8 }]);
    expect(insights.trends).toEqual([]);
  });
});

describe('achievements', () => {
  test('each is earned once, is new until the learner was told, and its points count once', async () => {
    const identity = someIdentity();
    for (let index = 0; index < 3; index += 1) await progress.publish(someActivity(identity.userId, { score: 40, now: onDay(0, index) }));
    await counted(identity, 3);
    const before = await progress.achievementsOf(identity);
    expect(before.totalPoints).toBe(3 * 14 + 10 + 10);
    const earned = before.achievements.filter(({ isNew }) => isNew).map(({ id }) => id);
    expect(earned).toEqual(['first-step', 'writing-1']);
    await progress.call(identity).post('/api/user/achievements/seen', { ids: earned }).expect(204);
    const after = await progress.achievementsOf(identity);
    expect(after.achievements.filter(({ isNew }) => isNew)).toEqual([]);
    expect(after.achievements.find(({ id }) => id === 'writing-10')).toMatchObject({ earnedAt: null, value: 3, target: 10 });
  });
});

test('an achievement that the catalogue has only now is awarded when it is looked at', async () => {
  const identity = someIdentity();
  await progress.publish(someActivity(identity.userId, { now: onDay(0) }));
  await counted(identity, 1);
  const models = progressModels(progress.parts.connection);
  await models.userAchievements.deleteMany({ userId: identity.userId });
  expect(await progress.earnedBy(identity)).toEqual(['first-step', 'writing-1', 'writing-passed']);
  expect(await models.userAchievements.countDocuments({ userId: identity.userId })).toBe(3);
});

describe('what does not count', () => {
  test('the same text handed in again on one day, and a text graded 0', async () => {
    const identity = someIdentity();
    await progress.publish(someActivity(identity.userId, { fingerprint: 'one' }));
    await progress.publish(someActivity(identity.userId, { fingerprint: 'one' }));
    await progress.publish(someActivity(identity.userId, { score: 0 }));
    await progress.publish(someActivity(identity.userId, { fingerprint: 'two' }));
    await counted(identity, 2);
    expect((await progress.achievementsOf(identity)).sectionProgress).toEqual([{ section: 'writing', exercisesCompleted: 2, totalScore: 150 }]);
  });

  test('a clock that is ahead: the exercise counts for today, not for a day to come', async () => {
    const identity = someIdentity();
    await progress.publish(someActivity(identity.userId, { now: new Date(Date.now() + 400 * 24 * HOUR_MS) }));
    await counted(identity, 1);
    expect(await progress.achievementsOf(identity)).toMatchObject({ currentStreak: 1, longestStreak: 1 });
  });

  test('a clock that is ahead, and a first try that kept the fact and then failed: it counts for the day of that try', async () => {
    const identity = someIdentity();
    const event = someActivity(identity.userId, { now: onDay(30) });
    const records = createProgressRecords(progressModels(progress.parts.connection), { nudge: () => undefined });
    const failing = { ...records, keepDay: () => Promise.reject(new Error('away')) };
    const tryOn = (parts: ProgressRecords, day: number): Promise<void> =>
      onEvent(activityRecorded, (parsed) => recordActivity(parts, parsed, onDay(day))).prepare(event)();
    await expect(tryOn(failing, 0)).rejects.toThrow('away');
    await tryOn(records, 1);
    expect((await progress.achievementsOf(identity)).streakDates).toEqual(['2026-10-07']);
  });

  test('an event of a version that is not known, and one whose data are wrong', async () => {
    const identity = someIdentity();
    await progress.publish({ ...someActivity(identity.userId), version: 2 });
    await progress.publish({ ...someActivity(identity.userId), data: { section: 'cooking' } });
    await progress.publish(someActivity(identity.userId));
    await counted(identity, 1);
  });

  test('what the page tells is kept, and counts for no streak, exercise or point', async () => {
    const identity = someIdentity();
    const told = { userId: identity.userId, activity: 'Mascot interaction: tips', completedAt: new Date().toISOString() };
    await progress.call(identity).post('/api/user/activity', told).expect(201);
    const kept = await progressModels(progress.parts.connection).clientActivities.find({ userId: identity.userId }).lean();
    expect(kept).toMatchObject([{ activity: 'Mascot interaction: tips' }]);
    expect(await progressOf(identity)).toMatchObject({ completedExercises: 0, totalPoints: 0, recentActivities: [], streakDays: 0 });
  });

  test.each([
    ['for another learner', { userId: 'somebody-else' }, 403],
    ['dated tomorrow', { completedAt: hoursAgo(-24).toISOString() }, 400],
    ['dated last year', { completedAt: hoursAgo(24 * 365).toISOString() }, 400],
    ['without a date', { completedAt: 'gestern' }, 400],
    ['of 100 kB', { activity: 'x'.repeat(100_000) }, 400],
    ['without words', { activity: '   ' }, 400],
  ])('a page’s activity %s is refused', async (_what, change, status) => {
    const identity = someIdentity();
    const told = { userId: identity.userId, activity: 'Mascot interaction: tips', completedAt: new Date().toISOString(), ...change };
    const answer = await progress.call(identity).post('/api/user/activity', told);
    expect(answer.status).toBe(status);
    expect(await progressModels(progress.parts.connection).clientActivities.countDocuments({ userId: identity.userId })).toBe(0);
  });
});

describe('any order', () => {
  test('the same events in another order, some of them twice, come to the same', async () => {
    const userIds = [someIdentity(), someIdentity()];
    const days = [0, 1, 2, 3, 4, 5, 6, 8, 9, 20, 21, 40];
    const exercises = days.flatMap((day, index) => [
      { now: onDay(-day), score: 40 + index, fingerprint: `text-${index % 5}` },
      { now: onDay(-day, 30), section: 'vocabulary' as const, score: undefined },
    ]);
    const [inOrder, shuffled] = userIds.map(({ userId }) => exercises.map((exercise) => someActivity(userId, { description: 'Übung', ...exercise })));
    for (const event of inOrder ?? []) await progress.publish(event);
    const mixed = (shuffled ?? []).toReversed().flatMap((event, index) => (index % 3 === 0 ? [event, event] : [event]));
    await Promise.all(mixed.map((event) => progress.publish(event)));
    await Promise.all(userIds.map((identity) => counted(identity, exercises.length)));
    const [one, other] = await Promise.all(userIds.map(async (identity) => withoutDates(await progress.achievementsOf(identity))));
    expect(other).toEqual(one);
  });

  test('rebuilt from the activities, all totals come out the same', async () => {
    const identity = someIdentity();
    for (const day of [0, 1, 2, 5, 9]) await progress.publish(someActivity(identity.userId, { now: onDay(-day), score: 60 + day }));
    await counted(identity, 5);
    const before = [await progress.achievementsOf(identity), await progressOf(identity)];
    const models = progressModels(progress.parts.connection);
    const totals = await models.totals.findById(identity.userId, { outbox: 0 }).lean();
    await models.streaks.updateMany({ userId: identity.userId }, { $set: { activitiesCompleted: 99, sections: {} } });
    await models.streaks.create({ _id: `${identity.userId}:2020-01-01`, userId: identity.userId, date: '2020-01-01', activitiesCompleted: 1 });
    await rebuildTotals(createProgressRecords(models, { nudge: () => undefined }), new Date());
    expect([await progress.achievementsOf(identity), await progressOf(identity)]).toEqual(before);
    expect(await models.totals.findById(identity.userId, { outbox: 0 }).lean()).toEqual(totals);
  });
});

describe('while totals are computed anew', () => {
  test('a day that begins meanwhile is not lost, and the learner is read all the time', async () => {
    const identity = someIdentity();
    await progress.publish(someActivity(identity.userId, { now: onDay(0) }));
    await counted(identity, 1);
    const records = createProgressRecords(progressModels(progress.parts.connection), { nudge: () => undefined });
    const meanwhile = {
      ...records,
      learnerIds: () => Promise.resolve([identity.userId]),
      daysWithActivities: async (userId: string) => {
        const days = await records.daysWithActivities(userId);
        expect((await progress.achievementsOf(identity)).streakDates).toEqual(['2026-10-07']);
        await progress.publish(someActivity(userId, { now: onDay(1) }));
        await counted(identity, 2);
        return days;
      },
    };
    expect(await rebuildTotals(meanwhile, new Date())).toBe(1);
    expect(await progress.achievementsOf(identity)).toMatchObject({ streakDates: ['2026-10-07', '2026-10-08'], longestStreak: 2 });
  });

  test('of two counts of one day at the same moment the one with more stays', async () => {
    const { userId } = someIdentity();
    const models = progressModels(progress.parts.connection);
    const [one, other] = [createProgressRecords(models, { nudge: () => undefined }), createProgressRecords(models, { nudge: () => undefined })];
    const dayWith = (day: string, facts: number) => ({ day, facts, exercises: facts, sections: {}, first: { at: onDay(0), timeZone: 'UTC' }, last: { at: onDay(0), timeZone: 'UTC' }, isEarly: false, stretches: { count: 1, minutes: 5 } });
    const days = Array.from({ length: 20 }, (_, index) => `2025-01-${String(index + 1).padStart(2, '0')}`);
    for (const day of days) await Promise.all([one.keepDay(userId, dayWith(day, 1)), other.keepDay(userId, dayWith(day, 2))]);
    expect((await one.daysOf(userId)).days.map(({ facts }) => facts)).toEqual(days.map(() => 2));
  });
});

describe('a deleted account', () => {
  test('everything of it is erased, and an event that comes late leaves nothing behind', async () => {
    const identity = someIdentity();
    await progress.publish(someActivity(identity.userId));
    await counted(identity, 1);
    await progress.publish(createEvent(userDeleted, { userId: identity.userId, data: {}, now: new Date() }));
    await counted(identity, 0);
    const marker = someIdentity();
    await progress.publish(someActivity(identity.userId, { description: `spät ${randomUUID()}` }));
    await progress.publish(someActivity(marker.userId));
    await counted(marker, 1);
    await eventually(async () => {
      const models = progressModels(progress.parts.connection);
      const left = await Promise.all([
        models.activities.countDocuments({ userId: identity.userId }),
        models.streaks.countDocuments({ userId: identity.userId }),
        models.userAchievements.countDocuments({ userId: identity.userId }),
        models.totals.countDocuments({ _id: identity.userId }),
      ]);
      expect(left).toEqual([0, 0, 0, 0]);
    });
  });
});

const withoutDates = ({ achievements, ...rest }: Awaited<ReturnType<ProgressUnderTest['achievementsOf']>>) => ({ ...rest, achievements: achievements.map(({ id, value, earnedAt }) => ({ id, value, isEarned: earnedAt !== null })) });
