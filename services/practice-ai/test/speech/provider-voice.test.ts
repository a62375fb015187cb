import { VOICE_HEADER } from '@b1fuchs/contracts';
import { eventually, someIdentity } from '@b1fuchs/testing';
import { NOWHERE } from '../practice-ai-under-test.js';
import { newSentence, startSpeechUnderTest, timeoutMs, type SpeechUnderTest } from './speech-under-test.js';
import { beginAudio, fail, mp3, neverAnswer, sendAudio, sendJson, stall } from './stub-speech-server.js';

const voice = { SPEECH_MODEL: 'stub-tts', SPEECH_VOICE: 'katja' };
const inside = (changes: Record<string, string> = {}): Promise<SpeechUnderTest> =>
  startSpeechUnderTest(({ insideUrl }) => ({ SPEECH_URL: insideUrl, ...voice, ...changes }));
const outside = (changes: Record<string, string> = {}): Promise<SpeechUnderTest> =>
  startSpeechUnderTest(({ outsideUrl }) => ({ SPEECH_URL: outsideUrl, SPEECH_API_KEY: 'sk-speech', ...voice, ...changes }));

let speech: SpeechUnderTest;
const startWith = async (starting: Promise<SpeechUnderTest>): Promise<void> => {
  speech = await starting;
  speech.stub.behave(sendAudio());
};
afterEach(() => speech.stop());

describe('a voice inside the installation', () => {
  beforeEach(() => startWith(inside()), timeoutMs);

  test('speaks for everybody, and is asked for words alone', async () => {
    expect((await speech.practice.get('/api/speech', someIdentity())).body).toEqual({ voice: 'provider', transcription: false, needsConsent: false });
    const sentence = newSentence();
    const answer = await speech.say({ text: `**${sentence}** 😀`, speed: 0.83 });
    expect(answer.status).toBe(200);
    expect(answer.headers.get(VOICE_HEADER)).toBe('provider');
    expect(answer.headers.get('content-type')).toBe('audio/mpeg');
    expect(Buffer.from(await answer.arrayBuffer()).equals(mp3)).toBe(true);
    expect(speech.stub.spoken).toEqual([{ model: 'stub-tts', voice: 'katja', input: sentence, speed: 0.85, response_format: 'mp3' }]);
  });

  test('is asked once for what is kept, and once for all who ask at the same time', async () => {
    const text = newSentence();
    await Promise.all([1, 2, 3].map(() => speech.hear({ text })));
    await eventually(async () => {
      await speech.hear({ text });
      expect(await speech.soundsFrom('provider', 'cache')).toBeGreaterThan(0);
    });
    expect(speech.stub.spoken).toHaveLength(1);
    await speech.hear({ text, speed: 0.8 });
    expect(speech.stub.spoken).toHaveLength(2);
  });

  test('is heard while it still speaks', async () => {
    let finish: () => void = () => undefined;
    speech.stub.behave(beginAudio(new Promise<void>((resolve) => (finish = resolve)), 'end'));
    const answer = await speech.say({ text: newSentence() });
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(first?.value?.length).toBeGreaterThan(0);
    finish();
    let length = first?.value?.length ?? 0;
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) length += piece.value.length;
    expect(length).toBe(mp3.length);
  });

  test('that breaks off breaks off for who listens, and is not kept', async () => {
    let breakOff: () => void = () => undefined;
    speech.stub.behave(beginAudio(new Promise<void>((resolve) => (breakOff = resolve)), 'break off'), sendAudio());
    const text = newSentence();
    const answer = await speech.say({ text });
    breakOff();
    await expect(answer.arrayBuffer()).rejects.toThrow();
    expect((await speech.hear({ text })).equals(mp3)).toBe(true);
    expect(speech.stub.spoken).toHaveLength(2);
  });

  test('is no longer asked once nobody listens', async () => {
    speech.stub.behave(beginAudio(new Promise(() => undefined), 'end'));
    const browser = new AbortController();
    const answer = await speech.say({ text: newSentence() }, { signal: browser.signal });
    expect(answer.status).toBe(200);
    browser.abort();
    await eventually(() => expect(speech.stub.hangUps()).toBe(1));
  });
});

describe('a voice that fails', () => {
  beforeEach(() => startWith(inside()), timeoutMs);

  test.each([
    ['with an error', fail(500)],
    ['with too many requests', fail(429)],
    ['with a text instead of a sound', sendJson({ text: 'Hallo' })],
    ['without a byte', sendAudio(Buffer.alloc(0))],
    ['by saying nothing', neverAnswer],
    ['by saying nothing after its headers', stall],
  ])('%s leaves the word to espeak within the time that the page waits', async (_how, behaviour) => {
    speech.stub.behave(behaviour);
    const started = performance.now();
    const answer = await speech.say({ text: newSentence() });
    expect(answer.status).toBe(200);
    expect(answer.headers.get(VOICE_HEADER)).toBe('espeak');
    expect(answer.headers.get('content-type')).toBe('audio/wav');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(speech.stub.spoken).toHaveLength(1);
  }, timeoutMs);

  test('is left alone after five times', async () => {
    speech.stub.behave(fail(503));
    for (let time = 0; time < 7; time += 1) expect((await speech.say({ text: newSentence() })).headers.get(VOICE_HEADER)).toBe('espeak');
    expect(speech.stub.spoken).toHaveLength(5);
  }, timeoutMs);
});

test('a voice that is not there leaves the word to espeak', async () => {
  await startWith(inside({ SPEECH_URL: `${NOWHERE}/v1` }));
  expect((await speech.say({ text: newSentence() })).headers.get(VOICE_HEADER)).toBe('espeak');
}, timeoutMs);

describe('a voice outside', () => {
  test('hears nothing of a learner who has not agreed', async () => {
    await startWith(outside());
    const identity = someIdentity();
    expect((await speech.practice.get('/api/speech', identity)).body).toEqual({ voice: 'basic', transcription: false, needsConsent: true });
    expect((await speech.say({ text: newSentence() }, { identity })).headers.get(VOICE_HEADER)).toBe('espeak');
    expect(speech.stub.spoken).toEqual([]);
  }, timeoutMs);

  test('speaks for who has agreed, until they take it back', async () => {
    await startWith(outside());
    const identity = await speech.willingLearner();
    expect((await speech.practice.get('/api/speech', identity)).body).toEqual({ voice: 'provider', transcription: false, needsConsent: false });
    expect((await speech.say({ text: newSentence() }, { identity })).headers.get(VOICE_HEADER)).toBe('provider');
    await speech.practice.consent('delete', identity);
    expect((await speech.say({ text: newSentence() }, { identity })).headers.get(VOICE_HEADER)).toBe('espeak');
    expect(speech.stub.spoken).toHaveLength(1);
  }, timeoutMs);

  test('is named in what the learner agrees to, and the model is not where there is none', async () => {
    await startWith(outside());
    const { body } = (await speech.practice.consent('get', someIdentity())) as { body: { provider: string; speechRecipients: string[]; wording: Record<string, string> } };
    const { host } = new URL(speech.stub.outsideUrl);
    expect(body).toMatchObject({ provider: 'offline', speechRecipients: [host] });
    for (const text of Object.values(body.wording)) expect(text).toContain(host);
    expect(body.wording.de).toContain('vorgelesen');
    expect(body.wording.de).not.toContain('KI-Modell');
  }, timeoutMs);

  test('costs what is truly made, up to the month’s budget; then espeak speaks', async () => {
    await startWith(outside({ SPEECH_PRICE_CENTS: '10000', AI_MONTHLY_CAP_CENTS: '1' }));
    const identity = await speech.willingLearner();
    const text = newSentence();
    const spoken = async (sentence: string) => (await speech.say({ text: sentence }, { identity })).headers.get(VOICE_HEADER);
    expect(await spoken(text)).toBe('provider');
    await eventually(async () => {
      expect(await spoken(text)).toBe('provider');
      expect(await speech.soundsFrom('provider', 'cache')).toBeGreaterThan(0);
    });
    await eventually(async () => {
      expect(await speech.practice.recordsOf('ai_usage', identity.userId)).toMatchObject([{ calls: 1, costMicrocents: text.length * 10_000 }]);
    });
    speech.stub.behave(fail(400));
    expect(await spoken(newSentence())).toBe('espeak');
    await eventually(async () => {
      expect(await speech.practice.recordsOf('ai_usage', identity.userId)).toMatchObject([{ calls: 2, costMicrocents: text.length * 10_000 }]);
    });

    speech.stub.behave(sendAudio());
    expect(await spoken(newSentence())).toBe('provider');
    const asked = speech.stub.spoken.length;
    expect(await spoken(newSentence())).toBe('espeak');
    expect(speech.stub.spoken).toHaveLength(asked);
  }, timeoutMs);
});
