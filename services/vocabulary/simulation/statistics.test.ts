import { estimate, interpolate, percentileInterval, resample } from './statistics.js';

describe('an estimate', () => {
  test('has the mean and the normal interval of its error', () => {
    const { mean, low, high } = estimate([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(2.5 / 5), 10);
    expect(mean - low).toBeCloseTo(high - mean, 10);
  });

  test('of equal values leaves no doubt', () => {
    expect(estimate([4, 4, 4])).toEqual({ mean: 4, low: 4, high: 4 });
  });
});

describe('a line through points', () => {
  const points = [{ x: 3, y: 30 }, { x: 1, y: 10 }, { x: 2, y: 40 }];

  test.each([[1, 10], [1.5, 25], [2, 40], [2.25, 37.5], [3, 30]])('is at %d as high as %d', (x, y) => {
    expect(interpolate(points, x)).toBeCloseTo(y, 10);
  });

  test.each([0.99, 3.01])('says nothing about %d, which lies outside', (x) => {
    expect(interpolate(points, x)).toBeNull();
  });
});

describe('resampled learners', () => {
  test('are as many as there are, the same for the same seed', () => {
    const rounds = resample(1, 10, 50);
    expect(rounds).toHaveLength(50);
    expect(rounds.every((round) => round.length === 10 && round.every((learner) => learner >= 0 && learner < 10))).toBe(true);
    expect(new Set(rounds.flat()).size).toBe(10);
    expect(resample(1, 10, 50)).toEqual(rounds);
    expect(resample(2, 10, 50)).not.toEqual(rounds);
  });

  test('leave the middle 95 % of what they give', () => {
    const values = Array.from({ length: 1_001 }, (_, index) => 1_000 - index);
    expect(percentileInterval(500, values)).toEqual({ mean: 500, low: 25, high: 975 });
  });
});
