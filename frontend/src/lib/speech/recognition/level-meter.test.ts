import { rootMeanSquare } from './level-meter.js';

test.each([
  ['silence', [0, 0, 0, 0], 0],
  ['the offset of a cheap microphone', [0.2, 0.2, 0.2, 0.2], 0],
  ['a wave', [0.5, -0.5, 0.5, -0.5], 0.5],
  ['a wave with an offset', [0.7, -0.3, 0.7, -0.3], 0.5],
])('the loudness of %s', (_name, wave, loudness) => {
  expect(rootMeanSquare(new Float32Array(wave))).toBeCloseTo(loudness, 5);
});
