import { secondsLeft } from './seconds-left.js';

test.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 59_001, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
])('until %i ms at %i ms there are %i s left', (endsAt, now, expected) => {
  expect(secondsLeft(endsAt, now)).toBe(expected);
});
