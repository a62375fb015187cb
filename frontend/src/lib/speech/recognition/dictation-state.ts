import type { SpeechEvidence } from './evidence.js';
import type { LevelSource } from './level-meter.js';
import type { Alternatives } from './recognition-run.js';
import type { DictationWording } from './wording.js';

/** transcribing: the recording is over, and its last words, or all of them, are still to come. */
export type DictationPhase = 'idle' | 'starting' | 'listening' | 'transcribing';

export type DictationState = {
  state: DictationPhase;
  /** What was said in this recording so far, without what the recogniser is still unsure about. */
  transcript: string;
  /** What it believes to hear at the moment. */
  interim: string;
  /** Why it stopped, in a German sentence. */
  error: string | undefined;
  /** Something to know that is no failure, in a German sentence. */
  notice: string | undefined;
  /** Of the recording that has ended. */
  evidence: SpeechEvidence | undefined;
  /** For a waveform; null where nothing is recorded or the browser does not let a page listen in. */
  level: LevelSource | null;
  /** A recording that could not be transcribed waits: `retry` or `discard`. */
  canRetry: boolean;
};

export const IDLE: DictationState = {
  state: 'idle',
  transcript: '',
  interim: '',
  error: undefined,
  notice: undefined,
  evidence: undefined,
  level: null,
  canRetry: false,
};

/** `textBefore` is what was in the field: the spoken words follow it. `mayUseServer` false: the sound must not leave the browser. */
export type DictationOptions = { alternatives: Alternatives; wording: DictationWording; textBefore: string; mayUseServer?: boolean };

export type Recording = { blob: Blob; durationMs: number };

/** Everything that is known of a recording when it is over. */
export type SpokenAnswer = { text: string; evidence: SpeechEvidence };

export type DictationReport =
  /** The text before the recording and what was spoken. */
  | { kind: 'text'; text: string }
  /** The sound itself, before anyone has turned it into words; none where phones keep it to themselves. */
  | { kind: 'recording'; recording: Recording }
  | { kind: 'end'; answer: SpokenAnswer };
