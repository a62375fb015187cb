import type { BrowserContext, Page } from 'playwright-core';

/** A second and a half of silence as a WAV file: what a server's voice sends, without a word in it. */
export function silentSpeech(): Buffer {
  const samples = 12_000;
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8_000, 24);
  file.writeUInt32LE(16_000, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  return file;
}

/** Chromium then has a microphone that beeps. Whether a page may use it is the context's permission. */
export const FAKE_MICROPHONE = '--use-fake-device-for-media-stream';

type Heard = { transcript: string; confidence: number }[] & { isFinal: boolean };
type ScriptedRecogniser = {
  onresult: ((event: { results: Heard[] }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  maxAlternatives: number;
  /** Of its session, as browsers send all of them each time. */
  results: Heard[];
};
/** What the pages of the context have of their recogniser, microphone and sounds, for `scripted` below. */
type ScriptedWindow = Window & { scripted: { recognisers: ScriptedRecogniser[]; isListening: boolean; tracks: MediaStreamTrack[]; sounds: HTMLAudioElement[] } };

type Setting = {
  /** hum: one that always hums, whatever the browser has and allows (the default) · browser: the browser's own. */
  microphone?: 'hum' | 'browser';
};

/** Gives the pages a recogniser that hears what the journey says, and notes what they record and play. */
export async function scriptSpeech(context: BrowserContext, { microphone = 'hum' }: Setting = {}): Promise<void> {
  await context.addInitScript((kind) => {
    const page = window as unknown as ScriptedWindow;
    page.scripted = { recognisers: [], isListening: false, tracks: [], sounds: [] };
    class Recogniser {
      onresult: ScriptedRecogniser['onresult'] = null;
      onerror: ScriptedRecogniser['onerror'] = null;
      onend: ScriptedRecogniser['onend'] = null;
      maxAlternatives = 1;
      results: Heard[] = [];
      start(): void {
        page.scripted.recognisers.push(this);
        page.scripted.isListening = true;
      }
      stop(): void {
        page.scripted.isListening = false;
        setTimeout(() => this.onend?.(), 0);
      }
      abort(): void {
        this.stop();
      }
    }
    const hum = (): Promise<MediaStream> => {
      const sound = new AudioContext();
      const destination = sound.createMediaStreamDestination();
      const oscillator = sound.createOscillator();
      oscillator.connect(destination);
      oscillator.start();
      return Promise.resolve(destination.stream);
    };
    const open = kind === 'hum' ? hum : navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const getUserMedia = async (constraints: MediaStreamConstraints): Promise<MediaStream> => {
      const stream = await open(constraints);
      page.scripted.tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: getUserMedia });
    window.Audio = class extends Audio {
      constructor(source?: string) {
        super(source);
        page.scripted.sounds.push(this);
      }
    };
  }, microphone);
}

/** As in Firefox: the pages have no recogniser. */
export async function withoutRecogniser(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
}

/** What a journey does with the scripted recogniser, and what it sees of the page's microphone and sounds. */
export const scripted = {
  /** The recogniser confirms a phrase; without `isFinal` it is not sure of it yet. */
  hear: (page: Page, transcript: string, { isFinal = true } = {}): Promise<void> =>
    page.evaluate(
      ([words, final]) => {
        const recogniser = (window as unknown as ScriptedWindow).scripted.recognisers.at(-1);
        if (recogniser === undefined) return;
        const heard = Object.assign([{ transcript: words, confidence: 0.9 }], { isFinal: final });
        recogniser.results = [...recogniser.results.filter((result) => result.isFinal), heard];
        recogniser.onresult?.({ results: recogniser.results });
      },
      [transcript, isFinal] as const,
    ),
  /** The browser ends its session by itself, as after a pause. */
  pause: (page: Page): Promise<void> => page.evaluate(() => (window as unknown as ScriptedWindow).scripted.recognisers.at(-1)?.onend?.()),
  fail: (page: Page, error: string): Promise<void> =>
    page.evaluate((name) => {
      const recogniser = (window as unknown as ScriptedWindow).scripted.recognisers.at(-1);
      recogniser?.onerror?.({ error: name });
      recogniser?.onend?.();
    }, error),
  isListening: (page: Page): Promise<boolean> => page.evaluate(() => (window as unknown as ScriptedWindow).scripted.isListening),
  /** How often the page has begun to listen, each session counted. */
  sessions: (page: Page): Promise<number> => page.evaluate(() => (window as unknown as ScriptedWindow).scripted.recognisers.length),
  /** How many readings of a phrase the page asked for. */
  alternatives: (page: Page): Promise<number> => page.evaluate(() => (window as unknown as ScriptedWindow).scripted.recognisers.at(-1)?.maxAlternatives ?? 0),
  openMicrophones: (page: Page): Promise<number> => page.evaluate(() => (window as unknown as ScriptedWindow).scripted.tracks.filter(({ readyState }) => readyState === 'live').length),
  isSounding: (page: Page): Promise<boolean> => page.evaluate(() => (window as unknown as ScriptedWindow).scripted.sounds.some(({ paused }) => !paused)),
};
