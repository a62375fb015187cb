import type { SpeakingVoice } from '@b1fuchs/contracts';

/** What is to be said: plain text, and how fast (1 is a calm everyday pace). */
export type SpeechOrder = { text: string; speed: number };

export interface Voice {
  name: SpeakingVoice;
  /** Which voice of which server; the same words by another one are another sound. */
  id: string;
  /** An audio file piece by piece, from when somebody reads it. Ends with SpeechFailure or ProviderFailure, or with the signal's reason. */
  speak: (order: SpeechOrder, signal: AbortSignal) => AsyncIterable<Uint8Array>;
}

export type SpeechFailureReason = 'missing' | 'busy' | 'timeout' | 'broken' | 'too-dear';

/**
 * A voice said nothing, or broke off. `missing`: the program is not installed. `busy`: too many texts wait.
 * `timeout`: not in time. `broken`: it ended with an error, or what came is no audio. `too-dear`: the learner's budget is used up.
 */
export class SpeechFailure extends Error {
  override readonly name = 'SpeechFailure';

  constructor(
    readonly reason: SpeechFailureReason,
    detail: string,
  ) {
    super(`The voice failed (${reason}): ${detail}`);
  }
}
