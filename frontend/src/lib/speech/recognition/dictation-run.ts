import type { DictationOptions, Recording } from './dictation-state.js';
import type { Microphone } from './microphone.js';
import type { RecognitionRun } from './recognition-run.js';
import type { AudioRecorder } from './recorder.js';
import { voiceIn, type VoiceActivity } from './voice-activity.js';

export const LONGEST_RECORDING_MS = 5 * 60_000;

/** One recording, from the press of the button until its text is there. */
export type DictationRun = {
  options: DictationOptions;
  leaving: AbortController;
  /** When the microphone was open, in ms of the browser's clock. */
  beganAt: number;
  microphone: Microphone | null;
  recorder: AudioRecorder | null;
  recognition: RecognitionRun | null;
  /** The server will turn it into text. */
  isForServer: boolean;
  isStopping: boolean;
  cancelLimit: () => void;
};

export const newRun = (options: DictationOptions, beganAt: number): DictationRun => ({
  options,
  leaving: new AbortController(),
  beganAt,
  microphone: null,
  recorder: null,
  recognition: null,
  isForServer: false,
  isStopping: false,
  cancelLimit: () => undefined,
});

/** Ends the recording and lets the microphone go. `recording` is null where nothing was recorded. */
export async function takeRecording({ microphone, recorder }: DictationRun, durationMs: number): Promise<{ voice: VoiceActivity | null; recording: Recording | null }> {
  const voice = voiceIn(microphone?.samples() ?? [], durationMs);
  const blob = (await recorder?.finish()) ?? null;
  microphone?.close();
  return { voice, recording: blob === null || blob.size === 0 ? null : { blob, durationMs: Math.min(durationMs, LONGEST_RECORDING_MS) } };
}

/** Lets go of everything it holds. */
export function release({ cancelLimit, recorder, microphone }: DictationRun): void {
  cancelLimit();
  recorder?.cancel();
  microphone?.close();
}
