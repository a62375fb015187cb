import { dueText, weekdayNames } from './days.js';

const afternoon = new Date(2026, 10, 28, 15);

describe('when a card comes again', () => {
  test.each([
    ['2026-11-25', 'Heute fällig'],
    ['2026-11-28', 'Heute fällig'],
    ['2026-11-29', 'Morgen fällig'],
    ['2026-12-03', 'Am 3. Dezember fällig'],
  ])('%s is "%s"', (day, words) => {
    expect(dueText(day, afternoon)).toBe(words);
  });

  test('goes by the learner’s day, which begins at four', () => {
    expect(dueText('2026-11-29', new Date(2026, 10, 29, 3, 59))).toBe('Morgen fällig');
    expect(dueText('2026-11-29', new Date(2026, 10, 29, 4))).toBe('Heute fällig');
  });
});

test('a day has its German names', () => {
  expect(weekdayNames('2026-11-30')).toEqual({ short: 'Mo', long: 'Montag' });
});
