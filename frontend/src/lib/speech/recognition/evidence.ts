import type { Transcription } from '@b1fuchs/contracts';
import type { Alternative, Phrase } from './transcript.js';
import { gapsBetween, type Span, type VoiceActivity } from './voice-activity.js';

/** A phrase as the recogniser heard it, with what it was unsure about. Times in ms since the recording began. */
export type SpokenPhrase = Alternative & Span & { alternatives: readonly Alternative[] };

/** What is known of how something was said; a judgement of the pronunciation may rest on nothing else. */
export type SpeechEvidence = {
  /** Who turned the sound into words: the browser's recogniser or the server. */
  recognisedBy: 'browser' | 'server';
  phrases: readonly SpokenPhrase[];
  pauses: readonly Span[];
  speakingMs: number;
  durationMs: number;
  /** measured: by the loudness of the microphone · estimated: by when words arrived, which lags behind by up to a second. */
  timing: 'measured' | 'estimated';
};

/** @param voice null where the loudness could not be measured */
export function evidenceOf({ phrases, voice, durationMs }: { phrases: readonly Phrase[]; voice: VoiceActivity | null; durationMs: number }): SpeechEvidence {
  const spoken = phrases.map(({ text, confidence, alternatives, startMs, endMs }) => ({ text, confidence, alternatives, startMs, endMs }));
  return { recognisedBy: 'browser', phrases: spoken, durationMs, ...timing(spoken, voice) };
}

/** The same for a recording that the server turned into words. */
export function evidenceOfTranscription({ text, segments }: Transcription, { voice, durationMs }: { voice: VoiceActivity | null; durationMs: number }): SpeechEvidence {
  const whole = { text, confidence: null, startMs: 0, endMs: durationMs };
  const parts = segments.map(({ start, end, ...segment }) => ({ ...segment, startMs: start * 1_000, endMs: end * 1_000 }));
  const spoken = (parts.length > 0 ? parts : [whole]).map((segment) => ({ ...segment, alternatives: [] }));
  return { recognisedBy: 'server', phrases: spoken, durationMs, ...timing(spoken, voice) };
}

function timing(spoken: readonly Span[], voice: VoiceActivity | null): Pick<SpeechEvidence, 'pauses' | 'speakingMs' | 'timing'> {
  if (voice !== null) return { pauses: voice.pauses, speakingMs: voice.speakingMs, timing: 'measured' };
  return { pauses: gapsBetween(spoken), speakingMs: spoken.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0), timing: 'estimated' };
}

/** Several recordings of one answer, as one: their times follow each other. */
export function joinEvidence(parts: readonly SpeechEvidence[]): SpeechEvidence | null {
  const [first, ...others] = parts;
  if (first === undefined) return null;
  return others.reduce((before, part) => {
    const later = <S extends Span>(span: S): S => ({ ...span, startMs: span.startMs + before.durationMs, endMs: span.endMs + before.durationMs });
    return {
      recognisedBy: before.recognisedBy,
      phrases: [...before.phrases, ...part.phrases.map(later)],
      pauses: [...before.pauses, ...part.pauses.map(later)],
      speakingMs: before.speakingMs + part.speakingMs,
      durationMs: before.durationMs + part.durationMs,
      timing: before.timing === part.timing ? before.timing : 'estimated',
    };
  }, first);
}
