import { streakLengths } from './streaks.js';

describe('streaks', () => {
  test('no practice is no streak', () => {
    expect(streakLengths([], '2026-11-27')).toEqual({ currentStreak: 0, longestStreak: 0 });
  });

  test('the first day of practice is a streak of one', () => {
    expect(streakLengths(['2026-11-27'], '2026-11-27')).toEqual({ currentStreak: 1, longestStreak: 1 });
  });

  test('yesterday still counts while today is open, the day before no longer', () => {
    const days = ['2026-11-25', '2026-11-26'];
    expect(streakLengths(days, '2026-11-27').currentStreak).toBe(2);
    expect(streakLengths(days, '2026-11-28')).toEqual({ currentStreak: 0, longestStreak: 2 });
  });

  test('the longest streak is remembered, in any order of days and across months', () => {
    const days = ['2026-11-27', '2026-03-01', '2026-02-27', '2026-02-28', '2026-11-26'];
    expect(streakLengths(days, '2026-11-27')).toEqual({ currentStreak: 2, longestStreak: 3 });
  });
});
