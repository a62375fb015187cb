import { jest } from '@jest/globals';
import { playAudio } from './play-audio.js';

/** What the page's Audio does here is what the test says: it fires its events itself. */
class FakeAudio extends EventTarget {
  static last: FakeAudio | null = null;
  static answer: () => Promise<void> = () => Promise.resolve();
  isPaused = false;
  constructor(readonly address: string) {
    super();
    FakeAudio.last = this;
  }
  play = (): Promise<void> => FakeAudio.answer();
  pause = (): void => void (this.isPaused = true);
}
const globals = globalThis as unknown as { Audio?: unknown };
const fire = (name: string): boolean | undefined => FakeAudio.last?.dispatchEvent(new Event(name));
const start = (signal = new AbortController().signal): Promise<void> => playAudio('blob:word', { signal, startWithinMs: 5_000 });

beforeEach(() => {
  jest.useFakeTimers();
  globals.Audio = FakeAudio;
  FakeAudio.answer = () => Promise.resolve();
});
afterEach(() => {
  jest.useRealTimers();
  delete globals.Audio;
});

test('a sound that begins in time may last longer', async () => {
  const playing = start();
  fire('playing');
  await jest.advanceTimersByTimeAsync(20_000);
  fire('ended');
  await playing;
  expect(FakeAudio.last?.address).toBe('blob:word');
});

test('a sound that does not begin within 5 s is a failure', async () => {
  const playing = expect(start()).rejects.toThrow('The sound did not begin in time.');
  await jest.advanceTimersByTimeAsync(5_000);
  await playing;
});

test('what can’t be played, or not before a press, is passed on', async () => {
  const broken = expect(start()).rejects.toThrow('The sound can’t be played.');
  fire('error');
  await broken;
  FakeAudio.answer = () => Promise.reject(new DOMException('press first', 'NotAllowedError'));
  await expect(start()).rejects.toMatchObject({ name: 'NotAllowedError' });
});

test('leaving stops it, also before it began', async () => {
  const leaving = new AbortController();
  const playing = start(leaving.signal);
  leaving.abort();
  await playing;
  expect(FakeAudio.last?.isPaused).toBe(true);
  await start(leaving.signal);
});
