import { jest } from '@jest/globals';
import { playAudio } from './play-audio.js';

/** What the page's Audio does here is what the test says: it fires its events itself. */
class FakeAudio extends EventTarget {
  static last: FakeAudio | null = null;
  static answer: () => Promise<void> = () => Promise.resolve();
  isPaused = false;
  src = '';
  playbackRate = 1;
  defaultPlaybackRate = 1;
  constructor() {
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
  expect(FakeAudio.last).toMatchObject({ src: 'blob:word', playbackRate: 1 });
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

test('one element can play one sound after the other, at the speed that is asked for', async () => {
  const element = new FakeAudio();
  const audio = element as unknown as HTMLAudioElement;
  const { signal } = new AbortController();
  let starts = 0;
  const onStart = (): void => void (starts += 1);
  const first = playAudio('blob:one', { signal, startWithinMs: 5_000, rate: 0.8, audio, onStart });
  element.dispatchEvent(new Event('playing'));
  element.dispatchEvent(new Event('ended'));
  await first;
  const second = playAudio('blob:two', { signal, startWithinMs: 5_000, rate: 1.1, audio, onStart });
  element.dispatchEvent(new Event('playing'));
  expect(element).toMatchObject({ src: 'blob:two', playbackRate: 1.1, defaultPlaybackRate: 1.1 });
  expect(starts).toBe(2);
  element.dispatchEvent(new Event('ended'));
  await second;
});

test('a sound that was broken off does not disturb the next one on the same element', async () => {
  let breakOff = (): void => undefined;
  FakeAudio.answer = () => new Promise((_resolve, reject) => (breakOff = () => reject(new DOMException('interrupted', 'AbortError'))));
  const element = new FakeAudio();
  const audio = element as unknown as HTMLAudioElement;
  const leaving = new AbortController();
  const first = playAudio('blob:one', { signal: leaving.signal, startWithinMs: 5_000, audio });
  leaving.abort();
  await first;
  const breakOffFirst = breakOff;
  const second = playAudio('blob:two', { signal: new AbortController().signal, startWithinMs: 5_000, audio });
  element.isPaused = false;
  breakOffFirst();
  await Promise.resolve();
  expect(element.isPaused).toBe(false);
  element.dispatchEvent(new Event('ended'));
  await second;
});
