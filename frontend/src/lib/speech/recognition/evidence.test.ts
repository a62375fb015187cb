import { evidenceOf, evidenceOfTranscription, joinEvidence } from './evidence.js';
import type { Phrase } from './transcript.js';

const phrase = (text: string, startMs: number, endMs: number): Phrase => ({
  text,
  confidence: 0.8,
  alternatives: [
    { text, confidence: 0.8 },
    { text: `${text}?`, confidence: null },
  ],
  isFinal: true,
  startMs,
  endMs,
});
const phrases = [phrase('guten Tag', 500, 1_200), phrase('ich heiße Anna', 2_000, 3_500)];
const voice = { spoken: [{ startMs: 300, endMs: 1_000 }], pauses: [{ startMs: 1_000, endMs: 1_700 }], speakingMs: 2_100 };

test('phrases come with their alternatives, and pauses as the microphone heard them', () => {
  expect(evidenceOf({ phrases, voice, durationMs: 4_000 })).toMatchObject({
    recognisedBy: 'browser',
    phrases: [{ text: 'guten Tag', confidence: 0.8, alternatives: [{ text: 'guten Tag' }, { text: 'guten Tag?', confidence: null }], startMs: 500, endMs: 1_200 }, { text: 'ich heiße Anna' }],
    pauses: [{ startMs: 1_000, endMs: 1_700 }],
    speakingMs: 2_100,
    durationMs: 4_000,
    timing: 'measured',
  });
});

test('without the microphone the times of the words serve, and it says so', () => {
  expect(evidenceOf({ phrases, voice: null, durationMs: 4_000 })).toMatchObject({ pauses: [{ startMs: 1_200, endMs: 2_000 }], speakingMs: 2_200, timing: 'estimated' });
});

test('of a transcription without segments only the whole is known, without a confidence', () => {
  expect(evidenceOfTranscription({ text: 'Guten Tag.', segments: [] }, { voice, durationMs: 4_000 })).toMatchObject({
    recognisedBy: 'server',
    phrases: [{ text: 'Guten Tag.', confidence: null, alternatives: [], startMs: 0, endMs: 4_000 }],
    timing: 'measured',
  });
  const segments = [{ text: 'Guten Tag.', start: 0.1, end: 0.9, confidence: 0.7 }];
  expect(evidenceOfTranscription({ text: 'Guten Tag.', segments }, { voice: null, durationMs: 4_000 }).phrases).toEqual([{ text: 'Guten Tag.', confidence: 0.7, alternatives: [], startMs: 100, endMs: 900 }]);
});

test('an answer in two recordings is one, with times that go on', () => {
  const part = evidenceOf({ phrases, voice, durationMs: 4_000 });
  const joined = joinEvidence([part, evidenceOf({ phrases, voice: null, durationMs: 3_600 })]);
  expect(joined?.phrases.map(({ startMs }) => startMs)).toEqual([500, 2_000, 4_500, 6_000]);
  expect(joined).toMatchObject({ speakingMs: 4_300, durationMs: 7_600, timing: 'estimated' });
  expect(joinEvidence([])).toBeNull();
  expect(joinEvidence([part])).toBe(part);
});
