import { help } from '../../interface-language/help.js';

/** request: no answer or an error · generation: an answer without a sound · playback: a sound that does not sound. */
export type SpeechFailureKind = 'request' | 'generation' | 'playback';

export class SpeechFailure extends Error {
  constructor(
    readonly kind: SpeechFailureKind,
    cause?: unknown,
  ) {
    super(`Speech failed: ${kind}`, { cause });
    this.name = 'SpeechFailure';
  }
}

export type VoiceWording = 'speaking' | 'conversation';
export type VoiceError = { text: string; lang: 'de' | 'en' };

const english = (text: string): VoiceError => ({ text, lang: 'en' });

/** Spec 2, section 8. In the free conversation only a sound that can't be played is worth a word. */
const texts: Record<VoiceWording, Partial<Record<SpeechFailureKind, VoiceError>>> = {
  speaking: { request: english(help('TTS request failed')), generation: english(help('Failed to generate speech')), playback: english(help('Failed to play audio')) },
  conversation: { playback: { text: help('Audio-Wiedergabe fehlgeschlagen'), lang: 'de' } },
};

/** What the learner reads; undefined where nothing is said about it. */
export const voiceErrorOf = (failure: SpeechFailure | null, wording: VoiceWording): VoiceError | undefined => (failure === null ? undefined : texts[wording][failure.kind]);
