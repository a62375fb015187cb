import { beginSound, isSounding } from '../one-sound.js';
import { restAfter } from './pieces.js';
import { SpeechFailure } from './speech-failure.js';
import type { VoiceSource } from './voice-choice.js';

/** Spec 2, sections 7 and 9: how long a reply waits for the sound of its predicted beginning. */
export const PREDICTED_AUDIO_WAIT_MS = 500;

export type VoiceState = {
  state: 'idle' | 'loading' | 'playing';
  /** What is being said, or is about to be. */
  speaking: string | null;
  failure: SpeechFailure | null;
  /** The browser wants a press before it lets anything sound: show a button. */
  isSilenced: boolean;
};
/** skipped: something else sounded · stopped: by the learner, or something else began · silenced: the browser wants a press · failed. */
export type SpeakResult = 'played' | 'skipped' | 'stopped' | 'silenced' | 'failed';

type Playing = { signal: AbortSignal; onStart: () => void };
export type VoiceParts = {
  /** @throws SpeechFailure */
  fetchSpeech: (text: string, signal: AbortSignal) => Promise<Blob>;
  playSound: (sound: Blob, playing: Playing) => Promise<void>;
  speakInBrowser: (text: string, playing: Playing) => Promise<void>;
  /** Who speaks, and who does when that fails. */
  order: () => Promise<readonly VoiceSource[]>;
  later: (work: () => void, ms: number) => () => void;
};

const IDLE: VoiceState = { state: 'idle', speaking: null, failure: null, isSilenced: false };
const isNotAllowed = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * The voice of the examiner. While the learner's message is answered, `predict` fetches the sound of how the reply will probably
 * begin ('Das ist interessant.'). A reply that begins with exactly these words waits for that sound for up to 500 ms; it is played
 * while the sound of the rest is fetched. Any other reply, or one whose prediction comes later, is fetched as a whole: nothing is
 * ever said that the reply does not say.
 */
export function createExaminerVoice({ fetchSpeech, playSound, speakInBrowser, order, later }: VoiceParts) {
  let state = IDLE;
  let stop = (): void => undefined;
  let predicted: { text: string; sound: Promise<Blob | null>; drop: () => void } | null = null;
  const watchers = new Set<() => void>();
  const set = (next: VoiceState): void => {
    state = next;
    for (const tell of watchers) tell();
  };

  /** @param skips something that sounds goes on, and this is not said (spec 2, section 5) */
  async function speak(text: string, { skips = false } = {}): Promise<SpeakResult> {
    if (text.trim() === '' || (skips && isSounding())) return 'skipped';
    const { signal, done, abort } = beginSound();
    let isOver = false;
    const finish = (end: VoiceState): void => {
      if (isOver) return;
      isOver = true;
      done();
      set(end);
    };
    // Also when something else on the page begins to sound.
    signal.addEventListener('abort', () => finish(IDLE));
    stop = abort;
    set({ ...IDLE, state: 'loading', speaking: text });
    const onStart = (): void => {
      if (!isOver) set({ ...IDLE, state: 'playing', speaking: text });
    };
    const failures = await sayBySources(text, { signal, onStart });
    if (signal.aborted) return 'stopped';
    if (failures === null) {
      finish(IDLE);
      return 'played';
    }
    const isSilenced = failures.some(isNotAllowed);
    const failure = failures.find((error) => error instanceof SpeechFailure) ?? new SpeechFailure('playback');
    finish(isSilenced ? { ...IDLE, isSilenced } : { ...IDLE, failure });
    return isSilenced ? 'silenced' : 'failed';
  }

  /** @returns why nobody could say it; null when it was said, or broken off */
  async function sayBySources(text: string, playing: Playing): Promise<unknown[] | null> {
    const failures: unknown[] = [];
    let rest = text;
    for (const source of await order()) {
      try {
        if (source === 'browser') {
          await speakInBrowser(rest, playing);
          return null;
        }
        for await (const { sound, restAfterwards } of soundsOf(rest, playing.signal)) {
          await playSound(sound, playing);
          rest = restAfterwards;
        }
        return null;
      } catch (error) {
        if (playing.signal.aborted) return null;
        failures.push(error);
      }
    }
    return failures;
  }

  async function* soundsOf(text: string, signal: AbortSignal): AsyncGenerator<{ sound: Blob; restAfterwards: string }> {
    const prediction = predicted;
    predicted = null;
    const rest = prediction === null ? null : restAfter(text, prediction.text);
    const beginning = prediction === null || rest === null ? null : await withinWait(prediction.sound);
    if (signal.aborted) return;
    if (beginning === null || rest === null) {
      prediction?.drop();
      yield { sound: await fetchSpeech(text, signal), restAfterwards: '' };
      return;
    }
    const sounding = rest === '' ? null : fetchSpeech(rest, signal);
    // Its failure is met when its turn comes.
    sounding?.catch(() => undefined);
    yield { sound: beginning, restAfterwards: rest };
    if (sounding !== null) yield { sound: await sounding, restAfterwards: '' };
  }

  const withinWait = (sound: Promise<Blob | null>): Promise<Blob | null> =>
    new Promise((resolve) => {
      const cancel = later(() => resolve(null), PREDICTED_AUDIO_WAIT_MS);
      void sound.then((blob) => {
        cancel();
        resolve(blob);
      });
    });

  function dropPrediction(): void {
    predicted?.drop();
    predicted = null;
  }

  return {
    get: (): VoiceState => state,
    subscribe: (tell: () => void): (() => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    speak,
    stop: (): void => stop(),
    /** Fetches how the next reply will probably begin; only where the server speaks. */
    predict: async (text: string): Promise<void> => {
      dropPrediction();
      const leaving = new AbortController();
      const mine = { text, sound: Promise.resolve<Blob | null>(null), drop: () => leaving.abort() };
      predicted = mine;
      const [first] = await order();
      if (first !== 'server' || leaving.signal.aborted) return;
      mine.sound = fetchSpeech(text, leaving.signal).catch(() => null);
    },
    dismissFailure: (): void => set({ ...state, failure: null, isSilenced: false }),
    /** The learner leaves: nothing sounds or is fetched any more. */
    leave: (): void => {
      dropPrediction();
      stop();
    },
  };
}
