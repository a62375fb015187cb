import { costOf, MICROCENTS_PER_CENT, monthOf, mostTokens } from './cost.js';

describe('the cost of a call', () => {
  test('is counted in millionths of a cent', () => {
    const prices = { inputCents: 40, outputCents: 160 };
    expect(costOf({ input: 1_000_000, output: 0 }, prices)).toBe(40 * MICROCENTS_PER_CENT);
    expect(costOf({ input: 1_500, output: 900 }, prices)).toBe(204_000);
    expect(costOf({ input: 1, output: 0 }, { inputCents: 7.5, outputCents: 0 })).toBe(8);
  });

  test('is at most that of the whole question and the longest answer', () => {
    expect(mostTokens({ system: 'x'.repeat(100), user: 'y'.repeat(201) }, 2_000)).toEqual({ input: 651, output: 2_000 });
  });

  test('belongs to the month by UTC', () => {
    expect(monthOf(new Date('2026-01-31T23:59:59Z'))).toBe('2026-01');
    expect(monthOf(new Date('2026-02-01T00:00:00Z'))).toBe('2026-02');
  });
});
