import type { ErrorCategory } from '@b1fuchs/contracts';
import { cardsByWeek, errorsByWeek, errorTrends, gradesOverTime } from './insights.js';
import type { Activity } from './practice-day.js';

const on = (day: string, changes: Partial<Activity> = {}): Activity => ({
  id: day,
  userId: 'lena',
  section: 'writing',
  description: 'Schreiben: Ein Fest',
  score: 70,
  day,
  occurredAt: new Date(`${day}T10:00:00Z`),
  timeZone: 'Europe/Berlin',
  fingerprint: null,
  result: {},
  ...changes,
});
const withErrors = (day: string, words: number, counts: Partial<Record<ErrorCategory, number>>): Activity => on(day, { result: { errors: { words, counts } } });

test('grades come oldest first, without exercises that have none', () => {
  const latestFirst = [on('2026-11-20', { score: 80, result: { criteria: { erfuellung: 'A' } } }), on('2026-11-19', { score: null }), on('2026-11-18')];
  expect(gradesOverTime('writing', latestFirst)).toEqual([
    { section: 'writing', at: '2026-11-18T10:00:00.000Z', day: '2026-11-18', grade: 70, criteria: {} },
    { section: 'writing', at: '2026-11-20T10:00:00.000Z', day: '2026-11-20', grade: 80, criteria: { erfuellung: 'A' } },
  ]);
});

test('errors and cards are summed by week, oldest first, without empty weeks', () => {
  const some = [withErrors('2026-11-24', 80, { case: 2 }), withErrors('2026-11-23', 20, { case: 1, spelling: 1 }), withErrors('2026-11-10', 50, {}), on('2026-11-17')];
  expect(errorsByWeek(some)).toEqual([
    { week: '2026-11-09', words: 50, counts: {} },
    { week: '2026-11-23', words: 100, counts: { case: 3, spelling: 1 } },
  ]);
  const cards = [on('2026-11-29', { result: { cards: { answered: 10, right: 7 } } }), on('2026-11-23', { result: { cards: { answered: 5, right: 5 } } })];
  expect(cardsByWeek(cards)).toEqual([{ week: '2026-11-23', answered: 15, right: 12 }]);
});

describe('trends compare the last four weeks with the four before', () => {
  const TODAY = '2026-11-29';
  test('falling, rising and steady, the most frequent now first', () => {
    const before = withErrors('2026-11-01', 200, { case: 10, spelling: 2, article: 4 });
    const now = withErrors('2026-11-02', 200, { case: 4, spelling: 6, article: 4 });
    expect(errorTrends([before, now], TODAY)).toEqual([
      { category: 'spelling', before: 1, now: 3, direction: 'rising' },
      { category: 'case', before: 5, now: 2, direction: 'falling' },
      { category: 'article', before: 2, now: 2, direction: 'steady' },
    ]);
  });

  test('a small change is none', () => {
    expect(errorTrends([withErrors('2026-10-20', 1_000, { case: 50 }), withErrors('2026-11-20', 1_000, { case: 45 })], TODAY)[0]).toMatchObject({ direction: 'steady' });
    expect(errorTrends([withErrors('2026-10-20', 1_000, { case: 1 }), withErrors('2026-11-20', 1_000, { case: 3 })], TODAY)[0]).toMatchObject({ direction: 'steady' });
  });

  test('with too few words in one of them there is no trend', () => {
    expect(errorTrends([withErrors('2026-10-20', 149, { case: 9 }), withErrors('2026-11-20', 500, { case: 1 })], TODAY)).toEqual([]);
  });

  test('what lies further back does not count', () => {
    expect(errorTrends([withErrors('2026-10-04', 500, { case: 9 }), withErrors('2026-11-20', 500, { case: 1 })], TODAY)).toEqual([]);
  });
});
