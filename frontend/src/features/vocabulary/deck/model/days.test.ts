import { dueText, weekdayNames } from './days.js';

const afternoon = new Date(2026, 10, 28, 15);

describe('when a card comes again', () => {
  test.each([
    ['2026-11-25', 'heute'],
    ['2026-11-28', 'heute'],
    ['2026-11-29', 'morgen'],
    ['2026-12-03', 'am 3. Dezember'],
  ])('%s is "%s"', (day, words) => {
    expect(dueText(day, afternoon)).toBe(words);
  });

  test('goes by the learner’s day, which begins at four', () => {
    expect(dueText('2026-11-29', new Date(2026, 10, 29, 3, 59))).toBe('morgen');
    expect(dueText('2026-11-29', new Date(2026, 10, 29, 4))).toBe('heute');
  });
});

test('a day has its German names', () => {
  expect(weekdayNames('2026-11-30')).toEqual({ short: 'Mo', long: 'Montag' });
});
