import { chooseGermanVoice, rateOf } from './german-voice.js';
import type { SoundSource } from './pronouncer.js';

/** Some browsers know their voices only a moment after they were first asked. */
const VOICES_WITHIN_MS = 1_500;
/** Without any voice some browsers take an utterance and never begin. */
const START_WITHIN_MS = 4_000;

/** The browser's own speech: a German voice first, then whatever the browser takes for German. None where it can't speak. */
export function synthesisSources(): SoundSource[] {
  if (!('speechSynthesis' in window)) return [];
  return [
    {
      name: 'German voice',
      isRemote: false,
      play: async (text, signal) => {
        const voice = chooseGermanVoice(await loadedVoices(signal));
        if (voice === null) throw new Error('This browser has no German voice.');
        await speak({ text, voice, rate: rateOf(voice), signal });
      },
    },
    { name: 'plain synthesis', isRemote: false, play: (text, signal) => speak({ text, voice: null, rate: rateOf(null), signal }) },
  ];
}

/** The browser's voices; waited for where it does not know them yet. */
export async function loadedVoices(signal: AbortSignal): Promise<SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return voices;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, VOICES_WITHIN_MS);
    speechSynthesis.addEventListener('voiceschanged', done);
    signal.addEventListener('abort', done);
  });
  return speechSynthesis.getVoices();
}

type Utterance = { text: string; voice: SpeechSynthesisVoice | null; rate: number; signal: AbortSignal; onStart?: () => void };

/** Speaks one text to its end. @throws when the voice fails or does not begin in time; an abort by `signal` ends it silently */
export function speak({ text, voice, rate, signal, onStart }: Utterance): Promise<void> {
  return new Promise((resolve, reject) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = voice?.lang ?? 'de-DE';
    utterance.voice = voice;
    utterance.rate = rate;
    const timer = setTimeout(() => end(() => reject(new Error('The voice did not begin in time.'))), START_WITHIN_MS);
    const stop = (): void => end(resolve);
    let isOver = false;
    function end(settle: () => void): void {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      speechSynthesis.cancel();
      settle();
    }
    utterance.addEventListener('start', () => {
      clearTimeout(timer);
      onStart?.();
    });
    utterance.addEventListener('end', stop);
    utterance.addEventListener('error', ({ error }) =>
      end(() => reject(error === 'not-allowed' ? new DOMException('Speech needs a press first.', 'NotAllowedError') : new Error(error))),
    );
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    else speechSynthesis.speak(utterance);
  });
}
