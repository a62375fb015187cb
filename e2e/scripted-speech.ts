import type { Page } from 'playwright-core';

/** Chromium then has a microphone that beeps. Whether the page may use it is the context's permission. */
export const FAKE_MICROPHONE = '--use-fake-device-for-media-stream';

type Result = { transcript: string; confidence: number };
type Scripted = {
  onresult: ((event: { results: ArrayLike<ArrayLike<Result> & { isFinal: boolean }> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  results: (Result[] & { isFinal: boolean })[];
  isRunning: boolean;
};
type SpeechPage = Window & { speech: { sessions: Scripted[]; tracks: MediaStreamTrack[]; sounds: HTMLAudioElement[] } };

/** Gives every page of a visitor a recogniser that hears what the journey says, and notes what the page records and plays. */
export async function scriptSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const speech: SpeechPage['speech'] = { sessions: [], tracks: [], sounds: [] };
    class ScriptedRecogniser implements Scripted {
      onresult: Scripted['onresult'] = null;
      onerror: Scripted['onerror'] = null;
      onend: Scripted['onend'] = null;
      results: Scripted['results'] = [];
      isRunning = false;
      start(): void {
        this.isRunning = true;
        speech.sessions.push(this);
      }
      stop(): void {
        if (!this.isRunning) return;
        this.isRunning = false;
        setTimeout(() => this.onend?.(), 20);
      }
      abort(): void {
        this.isRunning = false;
      }
    }
    class NotedAudio extends Audio {
      constructor(source?: string) {
        super(source);
        speech.sounds.push(this);
      }
    }
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      speech.tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, { speech, SpeechRecognition: ScriptedRecogniser, webkitSpeechRecognition: ScriptedRecogniser, Audio: NotedAudio });
  });
}

/** As Firefox: there is no recogniser. */
export async function withoutRecogniser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
}

/** The recogniser hears a phrase; without `isFinal` it is not sure of it yet. */
export const say = (page: Page, transcript: string, { isFinal = true } = {}): Promise<void> =>
  page.evaluate(
    ([words, final]) => {
      const session = (window as unknown as SpeechPage).speech.sessions.at(-1);
      if (session === undefined) throw new Error('nothing listens');
      const heard = Object.assign([{ transcript: words, confidence: 0.9 }], { isFinal: final });
      session.results = [...session.results.filter((result) => result.isFinal), heard];
      session.onresult?.({ results: session.results });
    },
    [transcript, isFinal] as const,
  );

/** The browser ends its session by itself, as after a pause. */
export const endSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const session = (window as unknown as SpeechPage).speech.sessions.at(-1);
    if (session === undefined) throw new Error('nothing listens');
    session.isRunning = false;
    session.onend?.();
  });

/** The recogniser fails. */
export const failRecognition = (page: Page, error: string): Promise<void> =>
  page.evaluate((name) => (window as unknown as SpeechPage).speech.sessions.at(-1)?.onerror?.({ error: name }), error);

/** How many sessions were begun, and what goes on at the moment. */
export const speechOf = (page: Page): Promise<{ sessions: number; isListening: boolean; openMicrophones: number; isSounding: boolean }> =>
  page.evaluate(() => {
    const { sessions, tracks, sounds } = (window as unknown as SpeechPage).speech;
    return {
      sessions: sessions.length,
      isListening: sessions.some(({ isRunning }) => isRunning),
      openMicrophones: tracks.filter(({ readyState }) => readyState === 'live').length,
      isSounding: sounds.some(({ paused }) => !paused),
    };
  });
