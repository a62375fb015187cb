import fc from 'fast-check';
import { percentOf, sharesOf } from './stats.js';

test('percent are whole, and nothing of nothing is 0', () => {
  expect(percentOf(1, 3)).toBe(33);
  expect(percentOf(2, 3)).toBe(67);
  expect(percentOf(0, 0)).toBe(0);
});

test.each([
  [[1, 1, 1], [34, 33, 33]],
  [[2, 1, 0], [67, 33, 0]],
  [[1, 1, 4], [17, 17, 66]],
  [[5, 0, 0], [100, 0, 0]],
  [[0, 0, 0], [0, 0, 0]],
])('%j are shares of %j percent', (parts, shares) => {
  expect(sharesOf(parts)).toEqual(shares);
});

test('shares always add up to 100 and are less than one percent off', () => {
  const counts = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 6 }).filter((parts) => parts.some((part) => part > 0));
  fc.assert(
    fc.property(counts, (parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0);
      const shares = sharesOf(parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      shares.forEach((share, index) => expect(Math.abs(share - ((parts[index] ?? 0) / whole) * 100)).toBeLessThan(1));
    }),
  );
});
