import { addDays, addMonths, countInMonth, dateName, dayName, isEarlierMonth, monthName, monthOf, numericDate, shortDate, weekOf, weeksOfMonth } from './days.js';

test('a week begins on Monday, also across the end of a month and of a year', () => {
  const week = ['2024-12-30', '2024-12-31', '2025-01-01', '2025-01-02', '2025-01-03', '2025-01-04', '2025-01-05'];
  for (const day of week) expect(weekOf(day)).toEqual(week);
});

test('days are added without losing or doubling one when the clocks change', () => {
  expect(addDays('2025-03-29', 1)).toBe('2025-03-30');
  expect(addDays('2025-03-30', 1)).toBe('2025-03-31');
  expect(addDays('2025-10-27', -1)).toBe('2025-10-26');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
});

test('a month is laid out in weeks with gaps for the days of other months', () => {
  const weeks = weeksOfMonth({ year: 2025, month: 2 });
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, null, null, null, null, '2025-02-01', '2025-02-02']);
  expect(weeks[4]).toEqual(['2025-02-24', '2025-02-25', '2025-02-26', '2025-02-27', '2025-02-28', null, null]);
});

test('a month that fills its weeks exactly has no gaps', () => {
  const weeks = weeksOfMonth({ year: 2021, month: 2 });
  expect(weeks).toHaveLength(4);
  expect(weeks.flat()).not.toContain(null);
});

test('one can leaf over the turn of a year in both directions', () => {
  expect(addMonths({ year: 2025, month: 1 }, -1)).toEqual({ year: 2024, month: 12 });
  expect(addMonths({ year: 2025, month: 12 }, 1)).toEqual({ year: 2026, month: 1 });
  expect(addMonths({ year: 2025, month: 6 }, -18)).toEqual({ year: 2023, month: 12 });
});

test('This Month counts the practice days of the month, each once', () => {
  const days = ['2025-03-01', '2025-03-31', '2025-03-31', '2025-02-28', '2024-03-01'];
  expect(countInMonth(days, monthOf('2025-03-15'))).toBe(2);
});

test('days and months are named in German', () => {
  expect(dayName('2025-03-03')).toBe('Montag, 3. März 2025');
  expect(dateName('2025-03-03')).toBe('3. März 2025');
  expect(numericDate('2025-03-03')).toBe('03.03.2025');
  expect(shortDate('2025-03-03')).toBe('3.3.');
  expect(monthName({ year: 2025, month: 1 })).toBe('Januar 2025');
});

test('months are compared across the turn of a year', () => {
  expect(isEarlierMonth({ year: 2024, month: 12 }, { year: 2025, month: 1 })).toBe(true);
  expect(isEarlierMonth({ year: 2025, month: 1 }, { year: 2025, month: 1 })).toBe(false);
  expect(isEarlierMonth({ year: 2025, month: 2 }, { year: 2024, month: 12 })).toBe(false);
});
