import { isSilent, SAMPLE_EVERY_MS, voiceIn, type LevelSample } from './voice-activity.js';

/** Parts of a recording, each with its length in ms and its loudness. */
const recording = (...parts: [ms: number, rms: number][]): [LevelSample[], number] => {
  const levels = parts.flatMap(([ms, rms]) => Array.from({ length: ms / SAMPLE_EVERY_MS }, () => rms));
  return [levels.map((rms, index) => ({ atMs: index * SAMPLE_EVERY_MS, rms })), levels.length * SAMPLE_EVERY_MS];
};

test('speech and the pauses between are found', () => {
  expect(voiceIn(...recording([500, 0.001], [1_000, 0.08], [600, 0.001], [2_000, 0.05], [400, 0.001]))).toEqual({
    spoken: [
      { startMs: 500, endMs: 1_500 },
      { startMs: 2_100, endMs: 4_100 },
    ],
    pauses: [{ startMs: 1_500, endMs: 2_100 }],
    speakingMs: 3_000,
  });
});

test('a breath is no pause, and a knock is no speech', () => {
  const voice = voiceIn(...recording([1_000, 0.001], [500, 0.08], [200, 0.001], [500, 0.08], [2_000, 0.001], [50, 0.5], [500, 0.001]));
  expect(voice?.spoken).toEqual([{ startMs: 1_000, endMs: 2_200 }]);
  expect(voice?.pauses).toEqual([]);
});

test.each([
  ['silence', recording([5_000, 0.0005])],
  ['a steady fan', recording([5_000, 0.03])],
  ['a knock in silence', recording([3_000, 0.001], [50, 0.4], [2_000, 0.001])],
])('%s is nothing to transcribe', (_name, [samples, ms]) => {
  expect(isSilent(voiceIn(samples, ms))).toBe(true);
});

test.each([
  ['a quiet voice in a quiet room', recording([1_000, 0.0008], [1_000, 0.012], [500, 0.0008])],
  ['a short yes', recording([1_000, 0.002], [300, 0.06], [500, 0.002])],
  ['speech without any pause', recording([200, 0.02], [6_000, 0.09])],
  ['a voice beside a fan', recording([1_000, 0.02], [1_000, 0.1], [500, 0.02])],
])('%s is transcribed', (_name, [samples, ms]) => {
  expect(isSilent(voiceIn(samples, ms))).toBe(false);
});

test('where the browser gave no or hardly any samples, nobody claims silence', () => {
  expect(voiceIn([], 5_000)).toBeNull();
  const [samples] = recording([1_000, 0.001]);
  expect(voiceIn(samples, 10_000)).toBeNull();
  expect(isSilent(null)).toBe(false);
});
