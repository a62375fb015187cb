import { dayBefore, learningDay } from './learning-day.js';

describe('a learner’s day', () => {
  test.each([
    ['2026-11-27T02:59:00Z', 'Europe/Berlin', '2026-11-26'], // 03:59 local
    ['2026-11-27T03:00:00Z', 'Europe/Berlin', '2026-11-27'], // 04:00 local
    ['2026-11-27T20:00:00Z', 'Pacific/Auckland', '2026-11-28'], // next morning there
    ['2026-11-27T00:29:00Z', 'Asia/Tehran', '2026-11-26'], // 03:59 local, half-hour zone
    ['2026-11-27T00:30:00Z', 'Asia/Tehran', '2026-11-27'],
    ['2026-03-29T01:59:00Z', 'Europe/Berlin', '2026-03-28'], // 03:59 after the clock went forward
    ['2026-03-29T02:00:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-10-25T02:30:00Z', 'Europe/Berlin', '2026-10-24'], // 03:30 after the clock went back
    ['2026-01-01T02:00:00Z', 'Europe/Berlin', '2025-12-31'], // year's end
  ])('%s in %s belongs to %s', (at, timeZone, day) => {
    expect(learningDay(new Date(at), timeZone)).toBe(day);
  });

  test('the day before crosses months and leap days', () => {
    expect(dayBefore('2026-03-01')).toBe('2026-02-28');
    expect(dayBefore('2028-03-01')).toBe('2028-02-29');
    expect(dayBefore('2026-01-01')).toBe('2025-12-31');
  });
});
