import { addDays, learningDay, type DayKey } from '@b1fuchs/kit';
import fc from 'fast-check';
import type { Moment } from './practice-day.js';
import { streaksAtPractice, streaksNow, type StreakDay, type Streaks } from './streaks.js';

const BERLIN = 'Europe/Berlin';
const streaksOf = (some: StreakDay[], now: Moment): Streaks => streaksNow(streaksAtPractice(some), now);
/** A day practised at noon. */
const on = (day: DayKey, timeZone = BERLIN): StreakDay => {
  const noon = { at: new Date(`${day}T11:00:00Z`), timeZone };
  return { day, first: noon, last: noon };
};
const days = (from: DayKey, count: number): StreakDay[] => Array.from({ length: count }, (_, index) => on(addDays(from, index)));
const at = (day: DayKey, timeZone = BERLIN) => ({ at: new Date(`${day}T12:00:00Z`), timeZone });
/** A practice day told by one moment: the clock decides which day it is. */
const practised = (iso: string, timeZone: string): StreakDay => {
  const moment = { at: new Date(iso), timeZone };
  return { day: learningDay(moment.at, timeZone), first: moment, last: moment };
};

describe('streaks', () => {
  test('no practice is no streak', () => {
    expect(streaksOf([], at('2026-11-27'))).toEqual({ currentStreak: 0, longestStreak: 0, frozenDates: [], hasFreeze: false });
  });

  test('the first day of practice is a streak of one', () => {
    expect(streaksOf([on('2026-11-27')], at('2026-11-27'))).toMatchObject({ currentStreak: 1, longestStreak: 1 });
  });

  test('yesterday still counts while today is open, the day before no longer', () => {
    const two = days('2026-11-25', 2);
    expect(streaksOf(two, at('2026-11-27')).currentStreak).toBe(2);
    expect(streaksOf(two, at('2026-11-28'))).toMatchObject({ currentStreak: 0, longestStreak: 2 });
  });

  test('the longest streak is remembered, in any order of days and across the ends of months', () => {
    const some = ['2026-11-27', '2026-03-01', '2026-02-27', '2026-02-28', '2026-11-26'].map((day) => on(day));
    expect(streaksOf(some, at('2026-11-27'))).toMatchObject({ currentStreak: 2, longestStreak: 3 });
  });

  test.each([
    ['leap day', '2028-02-27', 4, '2028-03-01'],
    ['turn of the year', '2026-12-29', 6, '2027-01-03'],
    ['the clocks go forward in Berlin', '2026-03-27', 5, '2026-03-31'],
    ['the clocks go back in Berlin', '2026-10-23', 5, '2026-10-27'],
  ])('%s: a row of days stays a row', (_what, from, count, today) => {
    expect(streaksOf(days(from, count), at(today)).currentStreak).toBe(count);
  });
});

describe('the end of a day', () => {
  test.each([
    ['03:59 belongs to the evening before', '2026-11-28T02:59:00Z', '2026-11-27'],
    ['04:00 begins the day', '2026-11-28T03:00:00Z', '2026-11-28'],
    ['on the night that the clocks go forward, 03:59 belongs to the evening before', '2026-03-29T01:59:00Z', '2026-03-28'],
    ['on the night that the clocks go forward, 04:00 begins the day', '2026-03-29T02:00:00Z', '2026-03-29'],
    ['on the night that the clocks go back, 03:59 belongs to the evening before', '2026-10-25T02:59:00Z', '2026-10-24'],
    ['on the night that the clocks go back, 04:00 begins the day', '2026-10-25T03:00:00Z', '2026-10-25'],
  ])('%s', (_what, iso, day) => {
    expect(practised(iso, BERLIN).day).toBe(day);
  });

  test('late practice on two evenings, past midnight, is a streak of two', () => {
    const nights = [practised('2026-11-27T23:30:00Z', BERLIN), practised('2026-11-29T02:59:00Z', BERLIN)];
    expect(streaksOf(nights, { at: new Date('2026-11-29T02:59:30Z'), timeZone: BERLIN }).currentStreak).toBe(2);
  });

  test('just after local midnight, far east of the server, today is still open', () => {
    const some = [practised('2026-11-27T20:00:00Z', 'Pacific/Kiritimati')];
    expect(some[0]?.day).toBe('2026-11-28');
    expect(streaksOf(some, { at: new Date('2026-11-28T13:30:00Z'), timeZone: 'Pacific/Kiritimati' }).currentStreak).toBe(1);
  });
});

describe('a learner who travels', () => {
  test('eastward over the date line, where a day of the calendar never was: the streak goes on', () => {
    const evenings = [practised('2026-11-28T06:00:00Z', 'Pacific/Honolulu'), practised('2026-11-29T07:00:00Z', 'Pacific/Auckland')];
    expect(evenings.map(({ day }) => day)).toEqual(['2026-11-27', '2026-11-29']);
    expect(streaksOf(evenings, { at: new Date('2026-11-29T07:30:00Z'), timeZone: 'Pacific/Auckland' }).currentStreak).toBe(2);
  });

  test('westward over the date line the same day comes twice and counts once', () => {
    const both = [practised('2026-11-28T20:00:00Z', 'Pacific/Auckland'), practised('2026-11-29T06:00:00Z', 'Pacific/Honolulu'), practised('2026-11-30T06:00:00Z', 'Pacific/Honolulu')];
    expect(both.map(({ day }) => day)).toEqual(['2026-11-29', '2026-11-28', '2026-11-29']);
    expect(streaksOf(both.slice(0, 2), { at: new Date('2026-11-30T06:00:00Z'), timeZone: 'Pacific/Honolulu' }).currentStreak).toBe(2);
  });

  test('from Berlin to New York the day does not tick over in the old zone', () => {
    const some = [practised('2026-11-27T20:00:00Z', BERLIN)];
    const nextEveningInNewYork = { at: new Date('2026-11-29T03:30:00Z'), timeZone: 'America/New_York' };
    expect(streaksOf(some, nextEveningInNewYork).currentStreak).toBe(1);
  });

  test('who does not practise for two days loses the streak in any zone', () => {
    const some = [practised('2026-11-25T20:00:00Z', BERLIN), practised('2026-11-29T01:00:00Z', 'America/New_York')];
    expect(streaksOf(some, { at: new Date('2026-11-29T01:00:00Z'), timeZone: 'America/New_York' }).currentStreak).toBe(1);
  });
});

describe('the streak freeze', () => {
  test('six days in a row have not earned it', () => {
    expect(streaksOf(days('2026-11-01', 6), at('2026-11-06')).hasFreeze).toBe(false);
    expect(streaksOf(days('2026-11-01', 6), at('2026-11-08'))).toMatchObject({ currentStreak: 0, frozenDates: [] });
  });

  test('seven days in a row earn it, and it bridges one missed day, which does not count', () => {
    const week = days('2026-11-01', 7);
    expect(streaksOf(week, at('2026-11-07'))).toMatchObject({ currentStreak: 7, hasFreeze: true, frozenDates: [] });
    expect(streaksOf(week, at('2026-11-09'))).toMatchObject({ currentStreak: 7, hasFreeze: false, frozenDates: ['2026-11-08'] });
    expect(streaksOf([...week, on('2026-11-09')], at('2026-11-09'))).toEqual({ currentStreak: 8, longestStreak: 8, frozenDates: ['2026-11-08'], hasFreeze: false });
  });

  test('a second missed day ends the streak', () => {
    expect(streaksOf(days('2026-11-01', 7), at('2026-11-10'))).toMatchObject({ currentStreak: 0, longestStreak: 7, frozenDates: ['2026-11-08'] });
  });

  test('after it is used, seven more days in a row earn the next one', () => {
    const used = [...days('2026-11-01', 7), ...days('2026-11-09', 6)];
    expect(streaksOf(used, at('2026-11-14'))).toMatchObject({ currentStreak: 13, hasFreeze: false });
    expect(streaksOf([...used, on('2026-11-15')], at('2026-11-15'))).toMatchObject({ currentStreak: 14, hasFreeze: true });
    expect(streaksOf(used, at('2026-11-16'))).toMatchObject({ currentStreak: 0, frozenDates: ['2026-11-08'] });
  });

  test('a streak holds one at most, however long it is', () => {
    expect(streaksOf(days('2026-10-01', 30), at('2026-11-02')).currentStreak).toBe(0);
  });

  test('it bridges the last day of a month', () => {
    expect(streaksOf([...days('2026-11-23', 7), on('2026-12-01')], at('2026-12-01'))).toMatchObject({ currentStreak: 8, frozenDates: ['2026-11-30'] });
  });

  test('a day that is told of later takes the place of the bridged one', () => {
    const bridged = [...days('2026-11-01', 7), on('2026-11-09')];
    expect(streaksOf([...bridged, on('2026-11-08')], at('2026-11-09'))).toEqual({ currentStreak: 9, longestStreak: 9, frozenDates: [], hasFreeze: true });
  });
});

describe('any days', () => {
  const someDays = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 50 }).map((offsets) => offsets.map((offset) => addDays('2026-01-01', offset)));

  test('one more day of practice never makes the longest streak shorter', () => {
    fc.assert(
      fc.property(someDays, fc.integer({ min: 0, max: 60 }), (some, offset) => {
        const more = [...new Set([...some, addDays('2026-01-01', offset)])];
        const longest = (list: DayKey[]): number => streaksOf(list.map((day) => on(day)), at('2026-04-01')).longestStreak;
        expect(longest(more)).toBeGreaterThanOrEqual(longest(some));
      }),
      { numRuns: 2_000 },
    );
  });

  test('no bridged day is a practice day, and none is counted twice', () => {
    fc.assert(
      fc.property(someDays, (some) => {
        const { frozenDates } = streaksOf(some.map((day) => on(day)), at('2026-04-01'));
        expect(new Set(frozenDates).size).toBe(frozenDates.length);
        expect(frozenDates.filter((day) => some.includes(day))).toEqual([]);
      }),
    );
  });
});
