import { daysUntil } from './days.js';

const local = (year: number, month: number, day: number, hour: number): Date => new Date(year, month - 1, day, hour);

test.each([
  ['an end later today', local(2026, 11, 29, 9), local(2026, 11, 29, 23), 0],
  ['an end tomorrow, some minutes after midnight', local(2026, 11, 29, 23), local(2026, 11, 30, 0), 1],
  ['three days of trial', local(2026, 11, 29, 14), local(2026, 12, 2, 14), 3],
  ['days with 23 and 25 hours', local(2026, 3, 20, 12), local(2026, 11, 20, 12), 245],
  ['what is over', local(2026, 12, 3, 9), local(2026, 12, 2, 14), 0],
])('%s', (_what, now, end, days) => {
  expect(daysUntil(end.toISOString(), now)).toBe(days);
});
