import { playAudio } from '../play-audio.js';
import { SpeechFailure } from './speech-failure.js';

const START_WITHIN_MS = 5_000;
const PRESSES = ['pointerup', 'keydown'] as const;

type Playing = { signal: AbortSignal; rate: number; onStart: () => void };

/** One hidden audio element for all sounds of a screen. */
export function createHiddenSound() {
  let audio: HTMLAudioElement | null = null;
  const element = (): HTMLAudioElement => (audio ??= new Audio());

  return {
    /** @throws SpeechFailure, or NotAllowedError where the browser wants a press first */
    async play(sound: Blob, { signal, rate, onStart }: Playing): Promise<void> {
      const address = URL.createObjectURL(sound);
      try {
        await playAudio(address, { signal, startWithinMs: START_WITHIN_MS, rate, audio: element(), onStart });
      } catch (error) {
        throw error instanceof DOMException && error.name === 'NotAllowedError' ? error : new SpeechFailure('playback', error);
      } finally {
        URL.revokeObjectURL(address);
      }
    },
    setRate: (rate: number): void => {
      if (audio !== null) audio.playbackRate = rate;
    },
    /** Safari lets an element sound by itself only after it was touched in a press: the first press on the page does it. */
    unlockOnPress: (): (() => void) => {
      const over = new AbortController();
      const unlock = (): void => {
        over.abort();
        if (element().src === '') element().load();
      };
      for (const press of PRESSES) document.addEventListener(press, unlock, { signal: over.signal });
      return () => over.abort();
    },
  };
}
