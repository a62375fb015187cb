import { normal, STREAMS, uniform } from './random.js';

const many = Array.from({ length: 20_000 }, (_, index) => index);
const meanOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How closely two series go together, −1 to 1. */
function correlation(xs: number[], ys: number[]): number {
  const [mx, my] = [meanOf(xs), meanOf(ys)];
  const products = xs.map((x, index) => (x - mx) * ((ys[index] ?? 0) - my));
  const spread = (values: number[], mean: number): number => meanOf(values.map((value) => (value - mean) ** 2));
  return meanOf(products) / Math.sqrt(spread(xs, mx) * spread(ys, my));
}

describe('numbers drawn for a simulation', () => {
  test('are the same for the same seed and place, and others for another', () => {
    const drawn = uniform(1, STREAMS.answer, 2, 3, 4);
    expect(uniform(1, STREAMS.answer, 2, 3, 4)).toBe(drawn);
    const others = [uniform(2, STREAMS.answer, 2, 3, 4), uniform(1, STREAMS.known, 2, 3, 4), uniform(1, STREAMS.answer, 3, 2, 4), uniform(1, STREAMS.answer, 2, 3, 5)];
    expect(others).not.toContain(drawn);
  });

  test('are spread evenly from 0 to 1', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const place of many) {
      const tenth = Math.floor(uniform(1, STREAMS.answer, place) * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2_000)).toBeLessThan(200);
  });

  test('say nothing about their neighbours', () => {
    const here = many.map((place) => uniform(1, STREAMS.answer, 5, place, 1));
    const neighbours = [
      many.map((place) => uniform(1, STREAMS.answer, 5, place + 1, 1)),
      many.map((place) => uniform(1, STREAMS.answer, 6, place, 1)),
      many.map((place) => uniform(1, STREAMS.answer, 5, place, 2)),
      many.map((place) => uniform(2, STREAMS.answer, 5, place, 1)),
    ];
    for (const other of neighbours) expect(Math.abs(correlation(here, other))).toBeLessThan(0.03);
  });

  test('are standard normal where that is asked for', () => {
    const values = many.map((place) => normal(1, STREAMS.card, place));
    expect(Math.abs(meanOf(values))).toBeLessThan(0.03);
    expect(Math.abs(meanOf(values.map((value) => value ** 2)) - 1)).toBeLessThan(0.05);
    expect(values.every(Number.isFinite)).toBe(true);
  });
});
