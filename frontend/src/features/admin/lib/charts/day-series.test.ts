import { daysTable, seriesOf, sumOf, wordOf } from './day-series.js';

test('a table has the latest day first, and a column for each series', () => {
  const series = [{ name: 'Writing', values: [1, 2_000] }, { name: 'Speaking', values: [0, 3] }];
  expect(daysTable('Practice', ['2026-03-01', '2026-03-02'], series, (value) => value.toLocaleString('en'))).toEqual({
    caption: 'Practice',
    columns: ['Day', 'Writing', 'Speaking'],
    rows: [
      { key: '2026-03-02', cells: ['2 Mar 2026', '2,000', '3'] },
      { key: '2026-03-01', cells: ['1 Mar 2026', '1', '0'] },
    ],
  });
});

test('series come with the largest first, under names for people', () => {
  expect(seriesOf({ vocabulary: [1], 'verb-form': [2, 3], case: [1] }, wordOf).map(({ name }) => name)).toEqual(['Verb form', 'Case', 'Vocabulary']);
  expect(sumOf([])).toBe(0);
});
