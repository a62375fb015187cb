import { bandAt, bandByLimits, pointsOf } from './bands.js';

describe('a band', () => {
  test.each([
    [0, 'A'],
    [2.5, 'A'],
    [2.51, 'B'],
    [7, 'B'],
    [13, 'C'],
    [20, 'D'],
    [20.01, 'E'],
    [1_000, 'E'],
  ])('for %d with limits 2.5, 7, 13 and 20 is %s', (value, band) => {
    expect(bandByLimits(value, [2.5, 7, 13, 20])).toBe(band);
  });

  test.each([
    [-1, 'A'],
    [0, 'A'],
    [1, 'B'],
    [1.33, 'B'],
    [2.67, 'D'],
    [4, 'E'],
    [9, 'E'],
  ])('%d steps down is %s', (steps, band) => {
    expect(bandAt(steps)).toBe(band);
  });

  test('gives a quarter of the points less at each step', () => {
    expect((['A', 'B', 'C', 'D', 'E'] as const).map(pointsOf)).toEqual([100, 75, 50, 25, 0]);
  });
});
