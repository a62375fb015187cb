import { vocabularyWeeks } from './vocabulary-weeks.js';

test('right answers become whole percent, and a week without answers is left out', () => {
  const weeks = [
    { week: '2026-02-23', answered: 3, right: 2 },
    { week: '2026-03-02', answered: 0, right: 0 },
    { week: '2026-03-09', answered: 40, right: 40 },
  ];
  expect(vocabularyWeeks(weeks)).toEqual([
    { week: '2026-02-23', answered: 3, right: 2, percent: 67 },
    { week: '2026-03-09', answered: 40, right: 40, percent: 100 },
  ]);
});
