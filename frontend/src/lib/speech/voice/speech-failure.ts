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
  speaking: { request: english('TTS request failed'), generation: english('Failed to generate speech'), playback: english('Failed to play audio') },
  conversation: { playback: { text: 'Audio-Wiedergabe fehlgeschlagen', lang: 'de' } },
};

/** What the learner reads; undefined where nothing is said about it. */
export const voiceErrorOf = (failure: SpeechFailure | null, wording: VoiceWording): VoiceError | undefined => (failure === null ? undefined : texts[wording][failure.kind]);
