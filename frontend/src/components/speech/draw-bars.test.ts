import { heightOf } from './draw-bars.js';

test.each([
  [0, 0],
  [0.0625, 0.5],
  [0.25, 1],
  [0.9, 1],
])('a loudness of %d is a bar of %d', (rms, height) => {
  expect(heightOf(rms)).toBe(height);
});
