import { jest } from '@jest/globals';
import { synthesisSources } from './synthesis.js';

type Spoken = { text: string; lang: string; rate: number; voice: string | null };
const english = { name: 'Google US English', lang: 'en-US', localService: false };
const anna = { name: 'Anna', lang: 'de-DE', localService: true };
type Names = 'window' | 'speechSynthesis' | 'SpeechSynthesisUtterance';
const globals = globalThis as unknown as Partial<Record<Names, unknown>>;

class Utterance extends EventTarget {
  lang = '';
  rate = 1;
  voice: { name: string } | null = null;
  constructor(readonly text: string) {
    super();
  }
}

/** A browser whose synthesis has these voices and does as `behaviour` says. */
function aBrowser(behaviour: 'speaks' | 'fails' | 'stays silent' | 'goes on', voices: (typeof anna)[]) {
  const spoken: Spoken[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    voices,
    getVoices: () => synthesis.voices,
    cancel: jest.fn(),
    speak: (utterance: Utterance): void => {
      spoken.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate, voice: utterance.voice?.name ?? null });
      if (behaviour === 'stays silent') return;
      if (behaviour === 'fails') utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'synthesis-failed' }));
      else utterance.dispatchEvent(new Event('start'));
      if (behaviour === 'speaks') utterance.dispatchEvent(new Event('end'));
    },
  });
  Object.assign(globals, { window: { speechSynthesis: synthesis }, speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance });
  return { spoken, synthesis };
}
const play = (index: number, signal = new AbortController().signal): Promise<void> | undefined => synthesisSources()[index]?.play('das Haus', signal);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete globals.window;
  delete globals.speechSynthesis;
  delete globals.SpeechSynthesisUtterance;
});

test('a browser without synthesis has no source', () => {
  globals.window = {};
  expect(synthesisSources()).toEqual([]);
});

test('the German voice speaks, slowly, though an English one comes first', async () => {
  const { spoken } = aBrowser('speaks', [english, anna]);
  await play(0);
  expect(spoken).toEqual([{ text: 'das Haus', lang: 'de-DE', rate: 0.7, voice: 'Anna' }]);
});

test('voices that load late are waited for', async () => {
  const { spoken, synthesis } = aBrowser('speaks', []);
  const playing = play(0);
  synthesis.voices = [english, anna];
  synthesis.dispatchEvent(new Event('voiceschanged'));
  await playing;
  expect(spoken).toMatchObject([{ voice: 'Anna' }]);
});

test('without a German voice the first source says nothing, and plain synthesis is told that it is German', async () => {
  const { spoken } = aBrowser('speaks', [english]);
  await expect(play(0)).rejects.toThrow('This browser has no German voice.');
  await play(1);
  expect(spoken).toEqual([{ text: 'das Haus', lang: 'de-DE', rate: 0.7, voice: null }]);
});

test('a voice that fails or never begins is a failure', async () => {
  aBrowser('fails', [anna]);
  await expect(play(0)).rejects.toThrow('synthesis-failed');
  aBrowser('stays silent', [anna]);
  const silent = expect(play(0)).rejects.toThrow('The voice did not begin in time.');
  await jest.advanceTimersByTimeAsync(4_000);
  await silent;
});

test('leaving silences the voice', async () => {
  const { synthesis } = aBrowser('goes on', [anna]);
  const leaving = new AbortController();
  const playing = play(0, leaving.signal);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(synthesis.cancel).not.toHaveBeenCalled();
  leaving.abort();
  await playing;
  expect(synthesis.cancel).toHaveBeenCalledTimes(1);
});
