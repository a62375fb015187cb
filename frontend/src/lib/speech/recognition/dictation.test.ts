import type { Transcription } from '@b1fuchs/contracts';
import { HttpError, NetworkError } from '../../http-error.js';
import { createDictation, type DictationBrowser } from './dictation.js';
import type { DictationReport } from './dictation-state.js';
import type { Microphone } from './microphone.js';
import { FakeRecogniser, fakeClock } from './test/fakes.js';
import { SAMPLE_EVERY_MS } from './voice-activity.js';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const options = { alternatives: 5, wording: 'speaking', textBefore: '' } as const;
const sound = new Blob(['sound'], { type: 'audio/webm' });

type Setting = Partial<Pick<DictationBrowser, 'isMicrophoneExclusive' | 'canRecord'>> & {
  hasRecogniser?: boolean;
  transcription?: boolean;
  transcribe?: () => Promise<Transcription>;
  openMicrophone?: () => Promise<unknown>;
  /** How loud the room is while the learner records. */
  rms?: number;
};

/** A dictation in a browser and with a server as the test describes them. */
function aDictation({ hasRecogniser = true, transcription = true, transcribe, openMicrophone, rms = 0.1, ...rest }: Setting = {}) {
  const clock = fakeClock();
  const recognisers: FakeRecogniser[] = [];
  const sent: { recording: Blob; signal: AbortSignal }[] = [];
  const reports: DictationReport[] = [];
  const microphones: { isClosed: boolean; isRecording: boolean; lose: () => void }[] = [];
  let silences = 0;

  function aMicrophone(onLost: () => void): Microphone {
    const openedAt = clock.now();
    const state = { isClosed: false, isRecording: false, lose: onLost };
    microphones.push(state);
    return {
      level: { read: () => rms },
      samples: () => Array.from({ length: Math.floor((clock.now() - openedAt) / SAMPLE_EVERY_MS) }, (_, index) => ({ atMs: index * SAMPLE_EVERY_MS, rms: index % 10 === 0 ? rms / 20 : rms })),
      record: () => {
        state.isRecording = true;
        return { finish: () => Promise.resolve(sound), cancel: () => undefined };
      },
      close: () => void (state.isClosed = true),
    };
  }
  const dictation = createDictation({
    browser: {
      createRecogniser: hasRecogniser
        ? () => {
            const recogniser = new FakeRecogniser();
            recognisers.push(recogniser);
            return recogniser;
          }
        : null,
      openMicrophone: async (onLost) => {
        await openMicrophone?.();
        return aMicrophone(onLost);
      },
      isMicrophoneExclusive: false,
      canRecord: true,
      now: clock.now,
      later: clock.later,
      ...rest,
    },
    server: {
      canTranscribe: () => Promise.resolve(transcription),
      transcribe: (recording, signal) => {
        sent.push({ recording, signal });
        return transcribe?.() ?? Promise.resolve({ text: 'Guten Tag. ich heiße Anna', segments: [] });
      },
    },
    beforeListening: () => void (silences += 1),
  });
  dictation.onReport((report) => reports.push(report));
  return {
    dictation,
    clock,
    sent,
    reports,
    microphones,
    silences: () => silences,
    recogniser: () => recognisers.at(-1) ?? new FakeRecogniser(),
    recogniserCount: () => recognisers.length,
    state: () => dictation.get(),
    texts: () => reports.flatMap((report) => (report.kind === 'text' ? [report.text] : [])),
    kinds: () => reports.map(({ kind }) => kind),
    /** Starts, speaks for so many ms, and stops. */
    records: async (ms: number): Promise<void> => {
      await dictation.start(options);
      clock.pass(ms);
      dictation.stop();
      await settled();
    },
  };
}

describe('with the browser’s recogniser', () => {
  test('text grows while the learner speaks, after what was in the field, and gets its end with the recording', async () => {
    const { dictation, recogniser, clock, state, texts, kinds, reports, microphones } = aDictation();
    await dictation.start({ ...options, textBefore: 'Hallo Frau Berg.' });
    expect(state()).toMatchObject({ state: 'listening', error: undefined });
    expect(state().level?.read()).toBe(0.1);
    clock.pass(1_500);
    recogniser().hears(['ich wohne in Köln'], ['und ich', false]);
    expect(state()).toMatchObject({ transcript: 'Ich wohne in Köln', interim: 'und ich' });
    clock.pass(1_500);
    dictation.stop();
    await settled();
    expect(state()).toMatchObject({ state: 'idle', transcript: 'Ich wohne in Köln und ich.', interim: '', level: null });
    expect(texts()).toEqual(['Hallo Frau Berg. Ich wohne in Köln', 'Hallo Frau Berg. Ich wohne in Köln und ich', 'Hallo Frau Berg. Ich wohne in Köln und ich.']);
    expect(kinds().slice(-3)).toEqual(['recording', 'text', 'end']);
    expect(reports.at(-1)).toMatchObject({ answer: { text: 'Ich wohne in Köln und ich.', evidence: { recognisedBy: 'browser', durationMs: 3_000, timing: 'measured', phrases: [{ confidence: 0.9 }, {}] } } });
    expect(microphones).toMatchObject([{ isClosed: true }]);
  });

  test('whatever sounds on the page is silenced first', async () => {
    const { dictation, silences } = aDictation();
    await dictation.start(options);
    expect(silences()).toBe(1);
  });

  test.each([
    ['audio-capture', 'Mikrofon-Zugriff fehlgeschlagen. Bitte überprüfen Sie Ihre Mikrofon-Einstellungen.'],
    ['not-allowed', 'Mikrofon-Berechtigung verweigert. Bitte erlauben Sie den Zugriff auf Ihr Mikrofon.'],
    ['network', 'Netzwerkfehler bei der Spracherkennung. Bitte überprüfen Sie Ihre Internetverbindung.'],
    ['aborted', undefined],
    ['bad-grammar', undefined],
  ])('%s stops it; the words stay', async (error, sentence) => {
    const { dictation, recogniser, clock, state, microphones } = aDictation();
    await dictation.start(options);
    clock.pass(1_000);
    recogniser().hears(['guten Tag']);
    recogniser().fails(error);
    await settled();
    expect(state()).toMatchObject({ state: 'idle', transcript: 'Guten Tag.', error: sentence });
    expect(microphones).toMatchObject([{ isClosed: true }]);
  });

  test.each([
    ['speaking', 'Mikrofon-Zugriff fehlgeschlagen. Bitte erlauben Sie den Zugriff auf Ihr Mikrofon und versuchen Sie es erneut.'],
    ['conversation', 'Mikrofon-Zugriff fehlgeschlagen. Bitte erlauben Sie den Zugriff auf Ihr Mikrofon.'],
  ] as const)('without the microphone it is not asked (%s)', async (wording, sentence) => {
    const { dictation, state, recogniserCount } = aDictation({ openMicrophone: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    await dictation.start({ ...options, wording });
    expect(state()).toMatchObject({ state: 'idle', error: sentence });
    expect(recogniserCount()).toBe(0);
  });

  test('where nothing was said, and where nothing was understood, the learner is told; after a mistaken press not', async () => {
    const silent = aDictation({ rms: 0.0005 });
    await silent.records(4_000);
    expect(silent.state().error).toMatch(/^Ich habe nichts gehört\. /);
    const mumbling = aDictation();
    await mumbling.records(4_000);
    expect(mumbling.state().error).toMatch(/^Ich habe Sie leider nicht verstanden\. /);
    const mistake = aDictation();
    await mistake.records(500);
    expect(mistake.state().error).toBeUndefined();
    expect([...silent.kinds(), ...mumbling.kinds(), ...mistake.kinds()]).toEqual([]);
  });

  test('a phone’s recogniser gets the microphone for itself', async () => {
    const { dictation, recogniser, microphones, state, clock, reports, kinds } = aDictation({ isMicrophoneExclusive: true });
    await dictation.start(options);
    expect(microphones).toMatchObject([{ isClosed: true, isRecording: false }]);
    expect(state()).toMatchObject({ state: 'listening', level: null });
    clock.pass(1_000);
    recogniser().hears(['guten Tag']);
    dictation.stop();
    await settled();
    expect(kinds()).not.toContain('recording');
    expect(reports.at(-1)).toMatchObject({ answer: { evidence: { timing: 'estimated' } } });
  });

  test('a second press while the browser still asks ends it as soon as there is an answer', async () => {
    let allow = (): void => undefined;
    const { dictation, state, microphones } = aDictation({ openMicrophone: () => new Promise<void>((resolve) => (allow = resolve)) });
    const starting = dictation.start(options);
    await settled();
    dictation.stop();
    expect(state().state).toBe('starting');
    allow();
    await starting;
    await settled();
    expect(state()).toMatchObject({ state: 'idle', error: undefined });
    expect(microphones).toMatchObject([{ isClosed: true }]);
  });

  test('who leaves while the browser still asks leaves no open microphone behind', async () => {
    let allow = (): void => undefined;
    const { dictation, microphones, recogniserCount } = aDictation({ openMicrophone: () => new Promise<void>((resolve) => (allow = resolve)) });
    const starting = dictation.start(options);
    await settled();
    dictation.cancel();
    allow();
    await starting;
    expect(microphones).toMatchObject([{ isClosed: true }]);
    expect(recogniserCount()).toBe(0);
  });

  test('leaving ends it at once, without a report', async () => {
    const { dictation, recogniser, state, microphones, kinds, clock } = aDictation();
    await dictation.start(options);
    recogniser().hears(['guten Tag']);
    const before = kinds();
    dictation.cancel();
    clock.pass(600_000);
    await settled();
    expect(recogniser().isAborted).toBe(true);
    expect([state().state, state().transcript, kinds()]).toEqual(['idle', '', before]);
    expect(microphones).toMatchObject([{ isClosed: true }]);
  });

  test('a microphone that is pulled out ends it, with what was said', async () => {
    const { dictation, recogniser, microphones, state, clock } = aDictation();
    await dictation.start(options);
    clock.pass(1_000);
    recogniser().hears(['guten Tag']);
    microphones[0]?.lose();
    await settled();
    expect(state()).toMatchObject({ state: 'idle', transcript: 'Guten Tag.' });
  });
});

describe('with a recogniser that can’t work', () => {
  test.each(['service-not-allowed', 'audio-capture', 'language-not-supported'])('%s at once: the recording goes on and the server transcribes it', async (error) => {
    const { dictation, recogniser, recogniserCount, state, clock, sent, microphones } = aDictation();
    await dictation.start(options);
    clock.pass(50);
    recogniser().fails(error);
    await settled();
    expect(state()).toMatchObject({ state: 'listening', error: undefined });
    clock.pass(3_000);
    dictation.stop();
    await settled();
    expect(state()).toMatchObject({ state: 'idle', transcript: 'Guten Tag. Ich heiße Anna.' });
    expect([sent.length, microphones.length]).toEqual([1, 1]);
    await dictation.start(options);
    expect(recogniserCount()).toBe(1);
  });

  test('on a phone the microphone is opened again for the recording', async () => {
    const { dictation, recogniser, microphones, clock, sent } = aDictation({ isMicrophoneExclusive: true });
    await dictation.start(options);
    recogniser().fails('service-not-allowed');
    await settled();
    expect(microphones).toMatchObject([{ isClosed: true }, { isClosed: false, isRecording: true }]);
    clock.pass(2_000);
    dictation.stop();
    await settled();
    expect(sent).toHaveLength(1);
  });

  test('without a server that transcribes, the learner reads what to do', async () => {
    const { dictation, recogniser, state } = aDictation({ transcription: false });
    await dictation.start(options);
    recogniser().fails('service-not-allowed');
    await settled();
    expect(state().error).toMatch(/^Die Spracherkennung ist auf Ihrem Gerät ausgeschaltet\. .*„Diktierfunktion“/);
    await dictation.start(options);
    recogniser().fails('audio-capture');
    await settled();
    expect(state().error).toBe('Mikrofon-Zugriff fehlgeschlagen. Bitte überprüfen Sie Ihre Mikrofon-Einstellungen.');
  });

  test('a recording that must not leave the browser is not sent when the recogniser fails', async () => {
    const { dictation, recogniser, state, sent } = aDictation();
    await dictation.start({ ...options, mayUseServer: false });
    recogniser().fails('service-not-allowed');
    await settled();
    expect(state()).toMatchObject({ state: 'idle', error: expect.stringMatching(/^Die Spracherkennung ist auf Ihrem Gerät ausgeschaltet\./) as string });
    expect(sent).toEqual([]);
  });

  test('a network error is said; the next recording goes to the server', async () => {
    const { dictation, recogniser, recogniserCount, state, clock, sent } = aDictation();
    await dictation.start(options);
    recogniser().fails('network');
    await settled();
    expect(state().error).toMatch(/^Netzwerkfehler bei der Spracherkennung\./);
    await dictation.start(options);
    clock.pass(2_000);
    dictation.stop();
    await settled();
    expect([recogniserCount(), sent.length]).toEqual([1, 1]);
  });
});

describe('without a recogniser', () => {
  test('what was spoken is recorded, transcribed and put after the text', async () => {
    const { dictation, state, texts, kinds, sent, clock, reports } = aDictation({ hasRecogniser: false });
    await dictation.start({ ...options, textBefore: 'Hallo!' });
    clock.pass(3_000);
    dictation.stop();
    expect(state().state).toBe('transcribing');
    await settled();
    expect(sent[0]?.recording).toBe(sound);
    expect(texts()).toEqual(['Hallo! Guten Tag. Ich heiße Anna.']);
    expect(kinds()).toEqual(['recording', 'text', 'end']);
    expect(reports.at(-1)).toMatchObject({ answer: { evidence: { recognisedBy: 'server', durationMs: 3_000 } } });
  });

  test('silence is never sent', async () => {
    const { records, state, sent, kinds } = aDictation({ hasRecogniser: false, rms: 0.0005 });
    await records(5_000);
    expect(state().error).toMatch(/^Ich habe nichts gehört\. /);
    expect([sent, kinds()]).toEqual([[], []]);
  });

  test('a transcription without a word is no answer', async () => {
    const { records, state, kinds } = aDictation({ hasRecogniser: false, transcribe: () => Promise.resolve({ text: ' ', segments: [] }) });
    await records(3_000);
    expect(state()).toMatchObject({ error: expect.stringMatching(/^Ich habe nichts gehört\. /) as string, canRetry: false });
    expect(kinds()).toEqual(['recording']);
  });

  test('after five minutes it ends by itself, is sent, and says why', async () => {
    const { dictation, clock, state, sent } = aDictation({ hasRecogniser: false });
    await dictation.start(options);
    clock.pass(299_999);
    expect(state().state).toBe('listening');
    clock.pass(1);
    await settled();
    expect(sent).toHaveLength(1);
    expect(state()).toMatchObject({ state: 'idle', transcript: 'Guten Tag. Ich heiße Anna.', notice: expect.stringMatching(/höchstens 5 Minuten/) as string });
  });

  test.each([
    [new HttpError(503, '', JSON.stringify({ code: 'X', message: 'Der Dienst ist gerade nicht erreichbar.' })), 'Der Dienst ist gerade nicht erreichbar.'],
    [new NetworkError('offline'), 'Die Aufnahme konnte nicht gesendet werden. Sie ist nicht verloren: Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.'],
    [new Error('wrong shape'), 'Die Aufnahme konnte nicht in Text umgewandelt werden. Sie ist nicht verloren: Bitte versuchen Sie es noch einmal.'],
  ])('a failure (%s) loses nothing: the same recording is sent again', async (failure, sentence) => {
    let isDown = true;
    const transcribe = () => (isDown ? Promise.reject(failure) : Promise.resolve({ text: 'Guten Tag.', segments: [] }));
    const { dictation, records, state, sent, texts } = aDictation({ hasRecogniser: false, transcribe });
    await records(3_000);
    expect(state()).toMatchObject({ state: 'idle', error: sentence, canRetry: true });
    isDown = false;
    const again = dictation.retry();
    expect(state()).toMatchObject({ state: 'transcribing', error: undefined, canRetry: false });
    await again;
    expect(sent.map(({ recording }) => recording)).toEqual([sound, sound]);
    expect(state()).toMatchObject({ state: 'idle', transcript: 'Guten Tag.', canRetry: false });
    expect(texts()).toEqual(['Guten Tag.']);
    await dictation.retry();
    expect(sent).toHaveLength(2);
  });

  test('leaving ends the request', async () => {
    const { dictation, records, sent, state } = aDictation({ hasRecogniser: false, transcribe: () => new Promise(() => undefined) });
    await records(3_000);
    dictation.cancel();
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(state()).toMatchObject({ state: 'idle', error: undefined, canRetry: false });
  });

  test.each([
    ['no server that transcribes', { transcription: false }],
    ['no recorder', { canRecord: false }],
  ])('and with %s it says what to do, and does not ask for the microphone', async (_name, setting) => {
    const { dictation, state, microphones } = aDictation({ hasRecogniser: false, ...setting });
    await dictation.start(options);
    expect(state()).toMatchObject({ state: 'idle', error: 'Ihr Browser kann Sprache nicht in Text umwandeln. Bitte öffnen Sie diese Seite in Chrome, Edge oder Safari, oder tippen Sie Ihren Text.' });
    expect(microphones).toEqual([]);
  });
});
