import { fakeClock } from '../recognition/test/fakes.js';
import { beginSound, silence } from '../one-sound.js';
import { createExaminerVoice, PREDICTED_AUDIO_WAIT_MS } from './examiner-voice.js';
import { SpeechFailure, voiceErrorOf } from './speech-failure.js';
import type { VoiceSource } from './voice-choice.js';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A voice whose server answers, and whose sounds end, when the test says so. */
function aVoice(order: readonly VoiceSource[] = ['server']) {
  const clock = fakeClock();
  const asked = new Map<string, { answer: (blob: Blob) => void; fail: (error: unknown) => void; signal: AbortSignal }>();
  const requests: string[] = [];
  const log: string[] = [];
  const names = new Map<Blob, string>();
  let end: (error?: Error) => void = () => undefined;
  const play = (name: string, { signal, onStart }: { signal: AbortSignal; onStart: () => void }): Promise<void> =>
    new Promise((resolve, reject) => {
      log.push(name);
      onStart();
      signal.addEventListener('abort', () => resolve());
      end = (error) => (error === undefined ? resolve() : reject(error));
    });
  const voice = createExaminerVoice({
    fetchSpeech: (text, signal) =>
      new Promise((answer, fail) => {
        requests.push(text);
        asked.set(text, { answer, fail, signal });
        signal.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
      }),
    playSound: (blob, playing) => play(`server: ${names.get(blob)}`, playing),
    speakInBrowser: (text, playing) => play(`browser: ${text}`, playing),
    order: () => Promise.resolve(order),
    later: clock.later,
  });
  return {
    voice,
    clock,
    log,
    asked: () => requests,
    signalOf: (text: string) => asked.get(text)?.signal,
    answers: async (text: string): Promise<void> => {
      const blob = new Blob([text], { type: 'audio/wav' });
      names.set(blob, text);
      asked.get(text)?.answer(blob);
      await settled();
    },
    fails: async (text: string, error: unknown = new SpeechFailure('request')): Promise<void> => {
      asked.get(text)?.fail(error);
      await settled();
    },
    ends: async (error?: Error): Promise<void> => {
      end(error);
      await settled();
    },
    starts: async (text: string, options?: { skips: boolean }): Promise<{ result: () => string | null }> => {
      let result: string | null = null;
      void voice.speak(text, options).then((value) => (result = value));
      await settled();
      return { result: () => result };
    },
  };
}
afterEach(silence);

test('a text is fetched, played, and over', async () => {
  const { voice, starts, answers, ends, log } = aVoice();
  const { result } = await starts('Guten Tag.');
  expect(voice.get()).toMatchObject({ state: 'loading', speaking: 'Guten Tag.' });
  await answers('Guten Tag.');
  expect(voice.get()).toMatchObject({ state: 'playing', speaking: 'Guten Tag.' });
  await ends();
  expect([result(), voice.get().state, log]).toEqual(['played', 'idle', ['server: Guten Tag.']]);
});

test('a new text takes the place of the one before; in the free conversation it is skipped', async () => {
  const { voice, starts, answers, log, asked } = aVoice();
  const first = await starts('eins');
  await answers('eins');
  const skipped = await starts('zwei', { skips: true });
  expect([skipped.result(), asked(), voice.get().speaking]).toEqual(['skipped', ['eins'], 'eins']);
  await starts('drei');
  await answers('drei');
  expect([first.result(), log, voice.get().speaking]).toEqual(['stopped', ['server: eins', 'server: drei'], 'drei']);
});

test('nothing to say is nothing to ask for', async () => {
  const { starts, asked } = aVoice();
  expect([(await starts('  ')).result(), asked()]).toEqual(['skipped', []]);
});

test('stopping ends the sound or the request at once', async () => {
  const { voice, starts, answers, signalOf } = aVoice();
  const loading = await starts('eins');
  voice.stop();
  await settled();
  expect([signalOf('eins')?.aborted, loading.result(), voice.get()]).toMatchObject([true, 'stopped', { state: 'idle', failure: null }]);
  const playing = await starts('zwei');
  await answers('zwei');
  voice.stop();
  await settled();
  expect([playing.result(), voice.get().state]).toEqual(['stopped', 'idle']);
});

test('what else begins to sound on the page ends it', async () => {
  const { voice, starts, answers } = aVoice();
  const { result } = await starts('eins');
  await answers('eins');
  beginSound();
  await settled();
  expect([result(), voice.get().state]).toEqual(['stopped', 'idle']);
});

test('where the browser speaks, the server is asked only when that fails', async () => {
  const { starts, ends, log, asked, answers } = aVoice(['browser', 'server']);
  await starts('eins');
  await ends();
  expect([log, asked()]).toEqual([['browser: eins'], []]);
  const { result } = await starts('zwei');
  await ends(new Error('no voice'));
  await answers('zwei');
  await ends();
  expect([log, result()]).toEqual([['browser: eins', 'browser: zwei', 'server: zwei'], 'played']);
});

test('a server that fails is helped out by the browser', async () => {
  const { starts, fails, ends, log } = aVoice(['server', 'browser']);
  const { result } = await starts('eins');
  await fails('eins');
  await ends();
  expect([log, result()]).toEqual([['browser: eins'], 'played']);
});

test.each([
  ['request', 'TTS request failed', undefined],
  ['generation', 'Failed to generate speech', undefined],
  ['playback', 'Failed to play audio', 'Audio-Wiedergabe fehlgeschlagen'],
] as const)('a failed %s is said with the texts of its screen', async (kind, speaking, conversation) => {
  const { voice, starts, fails } = aVoice();
  const { result } = await starts('eins');
  await fails('eins', new SpeechFailure(kind));
  const { failure, state } = voice.get();
  expect([result(), state]).toEqual(['failed', 'idle']);
  expect([voiceErrorOf(failure, 'speaking')?.text, voiceErrorOf(failure, 'conversation')?.text]).toEqual([speaking, conversation]);
  voice.dismissFailure();
  expect(voice.get().failure).toBeNull();
});

test('a browser that wants a press first is no failure', async () => {
  const { voice, starts, answers, ends } = aVoice();
  const { result } = await starts('eins');
  await answers('eins');
  await ends(new DOMException('press first', 'NotAllowedError'));
  expect([result(), voice.get()]).toMatchObject(['silenced', { state: 'idle', failure: null, isSilenced: true }]);
});

describe('a predicted beginning', () => {
  const reply = 'Das ist interessant. Was machen Sie am Wochenende?';
  const rest = 'Was machen Sie am Wochenende?';

  test('that is already there is played at once, while the rest is fetched', async () => {
    const { voice, starts, answers, ends, log, asked } = aVoice();
    await voice.predict('Das ist interessant.');
    await answers('Das ist interessant.');
    const { result } = await starts(reply);
    expect(log).toEqual(['server: Das ist interessant.']);
    expect(asked()).toEqual(['Das ist interessant.', rest]);
    await answers(rest);
    await ends();
    await ends();
    expect([log, result()]).toEqual([['server: Das ist interessant.', `server: ${rest}`], 'played']);
  });

  test('that comes within 500 ms is waited for', async () => {
    const { voice, clock, starts, answers, log } = aVoice();
    await voice.predict('Das ist interessant.');
    await starts(reply);
    clock.pass(PREDICTED_AUDIO_WAIT_MS - 1);
    expect(log).toEqual([]);
    await answers('Das ist interessant.');
    expect(log).toEqual(['server: Das ist interessant.']);
  });

  test('that comes later is left out, and its request ended', async () => {
    const { voice, clock, starts, answers, signalOf, log } = aVoice();
    await voice.predict('Das ist interessant.');
    await starts(reply);
    clock.pass(PREDICTED_AUDIO_WAIT_MS);
    await settled();
    expect(signalOf('Das ist interessant.')?.aborted).toBe(true);
    await answers(reply);
    expect(log).toEqual([`server: ${reply}`]);
  });

  test('that could not be fetched is left out without a wait', async () => {
    const { voice, starts, fails, asked } = aVoice();
    await voice.predict('Das ist interessant.');
    await fails('Das ist interessant.');
    await starts(reply);
    expect(asked()).toContain(reply);
  });

  test('that is not how the reply begins is left out at once', async () => {
    const { voice, starts, answers, log, signalOf } = aVoice();
    await voice.predict('Sehr gut.');
    await starts(reply);
    expect(signalOf('Sehr gut.')?.aborted).toBe(true);
    await answers(reply);
    expect(log).toEqual([`server: ${reply}`]);
  });

  test('is used for one reply only', async () => {
    const { voice, starts, answers, ends, asked } = aVoice();
    await voice.predict('Danke.');
    await starts('Gut.');
    await answers('Gut.');
    await ends();
    await starts('Danke.');
    expect(asked()).toEqual(['Danke.', 'Gut.', 'Danke.']);
    await answers('Danke.');
    expect(voice.get().state).toBe('playing');
  });

  test('after which the rest fails: the browser says the rest, not all of it', async () => {
    const { voice, starts, answers, fails, ends, log } = aVoice(['server', 'browser']);
    await voice.predict('Das ist interessant.');
    await answers('Das ist interessant.');
    await starts(reply);
    await fails(rest);
    await ends();
    expect(log).toEqual(['server: Das ist interessant.', `browser: ${rest}`]);
  });

  test('costs nothing where the browser speaks', async () => {
    const { voice, asked } = aVoice(['browser', 'server']);
    await voice.predict('Danke.');
    expect(asked()).toEqual([]);
  });

  test('ends when the learner leaves', async () => {
    const { voice, starts, signalOf } = aVoice();
    await starts('eins');
    await voice.predict('Danke.');
    voice.leave();
    expect([signalOf('Danke.')?.aborted, signalOf('eins')?.aborted, voice.get().state]).toEqual([true, true, 'idle']);
  });
});
