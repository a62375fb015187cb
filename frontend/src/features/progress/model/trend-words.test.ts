import type { ErrorTrend } from '@b1fuchs/contracts';
import { sortTrends, trendWords } from './trend-words.js';

const trend = (fields: Partial<ErrorTrend>): ErrorTrend => ({ category: 'case', before: 3.2, now: 1.44, direction: 'falling', ...fields });

test('a trend names the error, its direction and both rates with a German comma', () => {
  expect(trendWords(trend({}))).toEqual({ name: 'Fall (Kasus)', direction: 'fällt', detail: 'von 3,2 auf 1,4 Fehler je 100 Wörter' });
  expect(trendWords(trend({ direction: 'rising', before: 0, now: 1 }))).toMatchObject({ direction: 'steigt', detail: 'von 0 auf 1 Fehler je 100 Wörter' });
});

test('a rate that reads the same before and now is named once', () => {
  expect(trendWords(trend({ direction: 'steady', before: 2.01, now: 2.04 }))).toMatchObject({ direction: 'gleich', detail: '2 Fehler je 100 Wörter' });
});

test('what gets better comes first, the greater change before the smaller', () => {
  const trends = [
    trend({ category: 'style', direction: 'steady' }),
    trend({ category: 'article', direction: 'rising', before: 1, now: 2 }),
    trend({ category: 'spelling', before: 2, now: 1.5 }),
    trend({ category: 'case' }),
  ];
  expect(sortTrends(trends).map(({ category }) => category)).toEqual(['case', 'spelling', 'article', 'style']);
});
