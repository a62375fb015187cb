import { practiceSectionSchema } from '@b1fuchs/contracts';
import { learningDay } from '@b1fuchs/kit';
import fc from 'fast-check';
import { achievements } from './achievements/catalogue.js';
import { practiceDayOf, type Activity } from './practice-day.js';
import { mondayOf, practiceOf, seenAt, type Summary } from './summary.js';
import { earnedBy, totalPoints } from './totals.js';

const BERLIN = 'Europe/Berlin';
const NOW = { at: new Date('2026-11-25T12:00:00Z'), timeZone: BERLIN };
const HOUR_MS = 3_600_000;

const someActivity = ({ at = '2026-11-25T10:00:00Z', ...changes }: Partial<Activity> & { at?: string } = {}): Activity => {
  const occurredAt = changes.occurredAt ?? new Date(at);
  const timeZone = changes.timeZone ?? BERLIN;
  return { id: occurredAt.toISOString(), userId: 'lena', section: 'writing', description: 'Schreiben: Ein Fest', score: 70, fingerprint: null, result: {}, ...changes, occurredAt, timeZone, day: learningDay(occurredAt, timeZone) };
};

/** As the service does it: by days, each from its own activities. */
function summaryOf(activities: readonly Activity[]): Summary {
  const days = [...new Set(activities.map(({ day }) => day))];
  return seenAt(practiceOf(days.flatMap((day) => practiceDayOf(activities.filter((one) => one.day === day)) ?? [])), NOW);
}

const anyActivity = fc
  .record({
    hour: fc.integer({ min: 0, max: 24 * 45 }),
    section: fc.constantFrom(...practiceSectionSchema.options),
    score: fc.option(fc.integer({ min: 1, max: 100 })),
    fingerprint: fc.option(fc.constantFrom('one', 'two', 'three')),
    timeZone: fc.constantFrom(BERLIN, 'America/New_York', 'Pacific/Auckland', 'Asia/Tehran'),
  })
  .map(({ hour, ...fields }) => ({ occurredAt: new Date(Date.parse('2026-10-10T00:00:00Z') + hour * HOUR_MS), ...fields }));
const anyActivities = fc.array(anyActivity, { maxLength: 60 }).map((some) => some.map((fields, index) => someActivity({ ...fields, id: `event-${index}` })));

describe('any activities', () => {
  test('in any order they come to the same', () => {
    fc.assert(
      fc.property(anyActivities.chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length }))), ([some, shuffled]) => {
        expect(summaryOf(shuffled)).toEqual(summaryOf(some));
      }),
    );
  });

  test('more practice never takes an achievement or a point away', () => {
    fc.assert(
      fc.property(anyActivities, fc.nat(), (some, dropped) => {
        const fewer = summaryOf(some.filter((_, index) => index !== dropped % Math.max(1, some.length)));
        const all = summaryOf(some);
        const earned = new Set(earnedBy(all).map(({ id }) => id));
        expect(earnedBy(fewer).filter(({ id }) => !earned.has(id))).toEqual([]);
        expect(totalPoints(all)).toBeGreaterThanOrEqual(totalPoints(fewer));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a day', () => {
  test('has its exercises by section, and the best grade', () => {
    const day = practiceDayOf([someActivity({ score: 70 }), someActivity({ score: 90, at: '2026-11-25T11:00:00Z' }), someActivity({ section: 'vocabulary', score: null, at: '2026-11-25T12:00:00Z' })]);
    expect(day).toMatchObject({ exercises: 3, facts: 3, sections: { writing: { exercises: 2, totalScore: 160, points: 36, best: 90 }, vocabulary: { exercises: 1, points: 10 } } });
  });

  test('the same text handed in again counts once, with its best grade', () => {
    const again = [someActivity({ fingerprint: 'text', score: 60 }), someActivity({ fingerprint: 'text', score: 70, at: '2026-11-25T11:00:00Z' }), someActivity({ fingerprint: 'text', score: 65, at: '2026-11-25T12:00:00Z' })];
    expect(practiceDayOf(again)).toMatchObject({ exercises: 1, facts: 3, sections: { writing: { exercises: 1, totalScore: 70 } }, last: { at: new Date('2026-11-25T12:00:00Z') } });
  });

  test.each([
    ['03:59', '2026-11-25T02:59:00Z', false],
    ['04:00', '2026-11-25T03:00:00Z', true],
    ['07:59', '2026-11-25T06:59:00Z', true],
    ['08:00', '2026-11-25T07:00:00Z', false],
  ])('%s: early practice is %p', (_time, at, isEarly) => {
    expect(practiceDayOf([someActivity({ at })])?.isEarly).toBe(isEarly);
  });
});

describe('weeks', () => {
  test.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
    ['2023-12-31', '2023-12-25'],
  ])('%s is in the week of %s', (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  test('the weekly goal counts sections of one week only, and a weekend is one weekend', () => {
    const apart = [someActivity({ section: 'speaking', at: '2026-11-21T10:00:00Z' }), someActivity({ at: '2026-11-29T10:00:00Z' }), someActivity({ section: 'style-refinement', score: null, at: '2026-11-24T10:00:00Z' })];
    expect(summaryOf(apart)).toMatchObject({ weeklyVariety: 2, weekendDays: 1 });
    const together = [...apart, someActivity({ section: 'speaking', at: '2026-11-28T10:00:00Z' })];
    expect(summaryOf(together)).toMatchObject({ weeklyVariety: 3, weekendDays: 2 });
  });
});

describe('the catalogue', () => {
  test('has at least 20 achievements, each with its own id, name and condition', () => {
    expect(achievements.length).toBeGreaterThanOrEqual(20);
    expect(new Set(achievements.map(({ id }) => id)).size).toBe(achievements.length);
    expect(new Set(achievements.map(({ name }) => name)).size).toBe(achievements.length);
    expect(new Set(achievements.map(({ description }) => description)).size).toBe(achievements.length);
  });

  test('without practice nothing is earned', () => {
    expect(earnedBy(summaryOf([]))).toEqual([]);
    expect(totalPoints(summaryOf([]))).toBe(0);
  });

  // One learner for each: what is practised, and what it earns.
  const daily = (count: number, fields: Partial<Activity> = {}): Activity[] => Array.from({ length: count }, (_, index) => someActivity({ ...fields, id: `day-${index}`, occurredAt: new Date(Date.parse('2026-01-05T11:00:00Z') + index * 24 * HOUR_MS) }));
  const inOneDay = (count: number, fields: Partial<Activity>): Activity[] => Array.from({ length: count }, (_, index) => someActivity({ ...fields, id: `one-${index}` }));
  test.each<[string, Activity[], Activity[]]>([
    ['first-step', inOneDay(1, {}), []],
    ['streak-3', daily(3), daily(2)],
    ['streak-7', daily(7), daily(6)],
    ['streak-30', daily(30), daily(29)],
    ['streak-100', daily(100), daily(99)],
    ['days-10', daily(10), daily(9)],
    ['days-100', daily(100), daily(99)],
    ['exercises-100', inOneDay(100, {}), inOneDay(99, {})],
    ['writing-1', inOneDay(1, {}), inOneDay(1, { section: 'speaking' })],
    ['writing-10', inOneDay(10, {}), inOneDay(9, {})],
    ['writing-50', inOneDay(50, {}), inOneDay(49, {})],
    ['writing-passed', inOneDay(1, { score: 60 }), inOneDay(1, { score: 59 })],
    ['writing-good', inOneDay(1, { score: 80 }), inOneDay(1, { score: 79 })],
    ['speaking-1', inOneDay(1, { section: 'speaking' }), inOneDay(1, {})],
    ['speaking-10', inOneDay(10, { section: 'speaking' }), inOneDay(9, { section: 'speaking' })],
    ['speaking-passed', inOneDay(1, { section: 'speaking', score: 60 }), inOneDay(1, { section: 'speaking', score: 59 })],
    ['speaking-good', inOneDay(1, { section: 'speaking', score: 80 }), inOneDay(1, { section: 'speaking', score: 79 })],
    ['conversation-1', inOneDay(1, { section: 'free-conversation', score: null }), inOneDay(1, {})],
    ['conversation-20', inOneDay(20, { section: 'free-conversation', score: null }), inOneDay(19, { section: 'free-conversation', score: null })],
    ['style-1', inOneDay(1, { section: 'style-refinement', score: null }), inOneDay(1, {})],
    ['style-10', inOneDay(10, { section: 'style-refinement', score: null }), inOneDay(9, { section: 'style-refinement', score: null })],
    ['cards-10', inOneDay(10, { section: 'vocabulary', score: null }), inOneDay(9, { section: 'vocabulary', score: null })],
    ['cards-100', inOneDay(100, { section: 'vocabulary', score: null }), inOneDay(99, { section: 'vocabulary', score: null })],
    ['all-sections', practiceSectionSchema.options.map((section) => someActivity({ section, id: section })), practiceSectionSchema.options.slice(1).map((section) => someActivity({ section, id: section }))],
    ['full-week', (['speaking', 'writing', 'style-refinement'] as const).map((section) => someActivity({ section, id: section })), (['speaking', 'writing', 'vocabulary'] as const).map((section) => someActivity({ section, id: section }))],
    ['weekend', [someActivity({ at: '2026-11-21T10:00:00Z' }), someActivity({ at: '2026-11-22T10:00:00Z' })], [someActivity({ at: '2026-11-22T10:00:00Z' }), someActivity({ at: '2026-11-28T10:00:00Z' })]],
    ['early-5', daily(5).map((one) => someActivity({ id: one.id, occurredAt: new Date(one.occurredAt.getTime() - 6 * HOUR_MS) })), daily(5)],
  ])('%s', (id, enough, tooLittle) => {
    expect(earnedBy(summaryOf(enough)).map((one) => one.id)).toContain(id);
    expect(earnedBy(summaryOf(tooLittle)).map((one) => one.id)).not.toContain(id);
  });

  test('each achievement has its example above', () => {
    expect(achievements).toHaveLength(27);
  });
});
