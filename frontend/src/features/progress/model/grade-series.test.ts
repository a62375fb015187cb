import type { Insights } from '@b1fuchs/contracts';
import { bandAt, bandHeights, criterionSeries, gradeSeries, gradesIn, latestSection } from './grade-series.js';

type Grade = Insights['grades'][number];
const grade = (day: string, value: number, fields: Partial<Grade> = {}): Grade => ({
  section: 'writing',
  at: `${day}T10:00:00.000Z`,
  day,
  grade: value,
  criteria: { erfuellung: 'B', kohaerenz: 'C', wortschatz: 'C', strukturen: 'D' },
  ...fields,
});

test('each result stands at its place, with the mean of up to five', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-02', '2026-03-05', '2026-03-09', '2026-03-10'];
  const series = gradeSeries(days.map((day, index) => grade(day, [40, 50, 60, 70, 80, 100][index] ?? 0)));
  expect(series.map(({ place, day }) => [place, day])).toEqual(days.map((day, index) => [index + 1, day]));
  expect(series.map(({ mean }) => mean)).toEqual([40, 45, 50, 55, 60, 72]);
});

test('bands become heights, A highest, and what was not rated is left out', () => {
  const spoken = (day: string, aussprache?: 'A' | 'E') =>
    grade(day, 60, { section: 'speaking', criteria: { erfuellung: 'C', ...(aussprache ? { aussprache } : {}) } });
  const series = criterionSeries([spoken('2026-03-01', 'E'), spoken('2026-03-02'), spoken('2026-03-03', 'A')], 'aussprache');
  expect(series).toEqual([
    { place: 1, day: '2026-03-01', value: 1, mean: 1 },
    { place: 2, day: '2026-03-03', value: 5, mean: 3 },
  ]);
});

test('the axis of the bands reads from E up to A', () => {
  expect(bandHeights.map(bandAt)).toEqual(['E', 'D', 'C', 'B', 'A']);
  expect(bandAt(2.5)).toBe('');
});

test('the section of the newest result is shown first', () => {
  const grades = [grade('2026-03-01', 60), grade('2026-03-04', 70, { section: 'speaking' }), grade('2026-03-02', 65)];
  expect(latestSection(grades)).toBe('speaking');
  expect(latestSection([])).toBe('writing');
  expect(gradesIn(grades, 'writing').map(({ grade: value }) => value)).toEqual([60, 65]);
});
