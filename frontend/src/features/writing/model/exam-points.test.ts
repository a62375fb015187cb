import type { ExamTotal } from '@b1fuchs/contracts';
import { countsInto, examPoints } from './exam-points.js';

const exam = (teil1: number, teil2: number, teil3: number, total: number): ExamTotal => ({ total, parts: { teil1, teil2, teil3 }, passed: total >= 60, day: '2026-05-03' });

test.each([
  [exam(100, 100, 100, 100), [40, 40, 20]],
  [exam(0, 0, 0, 0), [0, 0, 0]],
  [exam(61, 61, 57, 60), [24.4, 24.4, 11.4]],
  [exam(75, 69, 88, 75), [30, 27.6, 17.6]],
])('the points of the parts add up to the total', (result, points) => {
  expect(examPoints(result).map((part) => part.points)).toEqual(points);
  expect(examPoints(result).map((part) => part.most)).toEqual([40, 40, 20]);
  expect(Math.round(points.reduce((sum, one) => sum + one, 0))).toBe(result.total);
});

test('a text counts into the total of its day when its grade is the one of its part', () => {
  const result = exam(61, 61, 57, 60);
  expect(countsInto(result, { section: 'teil3', grade: 57, day: '2026-05-03' })).toBe(true);
  expect(countsInto(result, { section: 'teil3', grade: 61, day: '2026-05-03' })).toBe(false);
  expect(countsInto(result, { section: 'teil3', grade: 57, day: '2026-05-04' })).toBe(false);
});
