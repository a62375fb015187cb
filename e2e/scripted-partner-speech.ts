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

/** What the pages of the context have of their recogniser and their sounds, for `scripted` below. */
type ScriptedWindow = Window & { scripted: { recogniser: ScriptedRecogniser | null; isListening: boolean; alternatives: number; sounds: HTMLAudioElement[] } };
type ScriptedRecogniser = { onresult: ((event: { results: unknown[] }) => void) | null; onerror: ((event: { error: string }) => void) | null; onend: (() => void) | null; maxAlternatives: number };

/** Gives the pages a recogniser that hears what the journey says, and a microphone that hums. */
export async function scriptSpeech(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = window as unknown as ScriptedWindow;
    page.scripted = { recogniser: null, isListening: false, alternatives: 0, sounds: [] };
    class Recogniser {
      onresult: ScriptedRecogniser['onresult'] = null;
      onerror: ScriptedRecogniser['onerror'] = null;
      onend: ScriptedRecogniser['onend'] = null;
      maxAlternatives = 1;
      start(): void {
        Object.assign(page.scripted, { recogniser: this, isListening: true, alternatives: this.maxAlternatives });
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
    Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: hum });
    window.Audio = class extends Audio {
      constructor(source?: string) {
        super(source);
        page.scripted.sounds.push(this);
      }
    };
  });
}

/** What a journey does with the scripted recogniser, and what it sees of the page's sounds. */
export const scripted = {
  /** The recogniser confirms a phrase. */
  hear: (page: Page, transcript: string): Promise<void> =>
    page.evaluate((words) => {
      const { recogniser } = (window as unknown as ScriptedWindow).scripted;
      const result = Object.assign([{ transcript: words, confidence: 0.9 }], { isFinal: true });
      recogniser?.onresult?.({ results: [result] });
    }, transcript),
  fail: (page: Page, error: string): Promise<void> =>
    page.evaluate((name) => {
      const { recogniser } = (window as unknown as ScriptedWindow).scripted;
      recogniser?.onerror?.({ error: name });
      recogniser?.onend?.();
    }, error),
  isListening: (page: Page): Promise<boolean> => page.evaluate(() => (window as unknown as ScriptedWindow).scripted.isListening),
  /** How many readings of a phrase the page asked for. */
  alternatives: (page: Page): Promise<number> => page.evaluate(() => (window as unknown as ScriptedWindow).scripted.alternatives),
  isSounding: (page: Page): Promise<boolean> => page.evaluate(() => (window as unknown as ScriptedWindow).scripted.sounds.some(({ paused }) => !paused)),
};
