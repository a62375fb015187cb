import { durationOf } from './durations.js';

test.each([
  [0, '0 s'],
  [45, '45 s'],
  [60, '1 min'],
  [3_725, '1 h 2 min'],
  [3_605, '1 h'],
  [2 * 86_400 + 3 * 3_600 + 59, '2 d 3 h'],
])('%i seconds are %j', (seconds, text) => {
  expect(durationOf(seconds)).toBe(text);
});
