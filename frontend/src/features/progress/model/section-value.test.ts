import { sectionValue } from './section-value.js';

test.each([
  [0, 0],
  [64, 64],
  [100, 100],
  [1480, 100],
  [-5, 0],
])('a total score of %i draws a bar of %i', (totalScore, expected) => {
  expect(sectionValue(totalScore)).toBeCloseTo(expected, 10);
});
