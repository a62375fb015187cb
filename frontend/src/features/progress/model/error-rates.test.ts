import { categoriesIn, errorRates } from './error-rates.js';

const weeks = [
  { week: '2026-02-23', words: 200, counts: { case: 6, article: 2 } },
  { week: '2026-03-02', words: 0, counts: {} },
  { week: '2026-03-09', words: 150, counts: { case: 1, spelling: 4 } },
];

test('errors are set against the words of their week', () => {
  expect(errorRates(weeks, 'all')).toEqual([
    { week: '2026-02-23', words: 200, errors: 8, rate: 4 },
    { week: '2026-03-09', words: 150, errors: 5, rate: 3.3 },
  ]);
});

test('one kind of error counts alone, and a week without it is a week with none', () => {
  expect(errorRates(weeks, 'case').map(({ rate }) => rate)).toEqual([3, 0.7]);
  expect(errorRates(weeks, 'article').map(({ rate }) => rate)).toEqual([1, 0]);
});

test('kinds that occurred are offered, the most frequent first', () => {
  expect(categoriesIn(weeks)).toEqual(['case', 'spelling', 'article']);
  expect(categoriesIn([])).toEqual([]);
});
