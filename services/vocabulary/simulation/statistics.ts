import { STREAMS, uniform } from './random.js';

/** A mean and the bounds of its 95 % interval over learners. */
export type Estimate = { mean: number; low: number; high: number };
export type Point = { x: number; y: number };

/** The 97.5th percentile of the normal distribution. */
const TWO_SIDED_95 = 1.96;
const RESAMPLES = 1_000;

export const meanOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of independent values with the normal interval of its error; at least two values. */
export function estimate(values: number[]): Estimate {
  const mean = meanOf(values);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  const margin = TWO_SIDED_95 * Math.sqrt(variance / values.length);
  return { mean, low: mean - margin, high: mean + margin };
}

/** Reads a line through the points at `x`; null to the left or right of all of them. */
export function interpolate(points: Point[], x: number): number | null {
  const sorted = points.toSorted((a, b) => a.x - b.x);
  for (const [index, right] of sorted.entries()) {
    if (right.x === x) return right.y;
    const left = sorted[index - 1];
    if (left && left.x < x && x < right.x) return left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x);
  }
  return null;
}

/** Draws as many learners as there are, with replacement, a thousand times over: for each round the numbers of those drawn. */
export const resample = (seed: number, learners: number, rounds = RESAMPLES): number[][] =>
  Array.from({ length: rounds }, (_, round) => Array.from({ length: learners }, (_, place) => Math.floor(learners * uniform(seed, STREAMS.resample, round, place))));

/** What lies in the middle 95 % of the resampled values, around `mean`. */
export function percentileInterval(mean: number, values: number[]): Estimate {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? mean;
  return { mean, low: at(0.025), high: at(0.975) };
}
