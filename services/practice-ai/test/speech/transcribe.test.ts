import { errorTable, MAX_RECORDING_BYTES, MAX_RECORDING_SECONDS, RECORDING_FIELD, transcriptionSchema } from '@b1fuchs/contracts';
import { eventually, someIdentity } from '@b1fuchs/testing';
import { NOWHERE } from '../practice-ai-under-test.js';
import { hum, mp3Of, oggOf, recordingOf, silence, wavOf, webmUntil } from './recordings.js';
import { newSentence, startSpeechUnderTest, timeoutMs, type SpeechUnderTest } from './speech-under-test.js';
import { fail, neverAnswer, sendJson } from './stub-speech-server.js';

const segment = (text: string, changes: object = {}) => ({ id: 0, text, start: 0.2, end: 2.4, avg_logprob: -0.2, no_speech_prob: 0.01, compression_ratio: 1.2, ...changes });
const words = { task: 'transcribe', language: 'german', duration: 1.5, text: ' Ich heiße Mina.', segments: [segment(' Ich heiße Mina.')] };
const nothing = { text: '', segments: [] };

type Urls = { insideUrl: string; outsideUrl: string };
const inside = (changes: Record<string, string> = {}) => ({ insideUrl }: Urls) => ({ TRANSCRIBE_URL: insideUrl, TRANSCRIBE_MODEL: 'stub-whisper', ...changes });
const outside = (changes: Record<string, string> = {}) => ({ outsideUrl }: Urls) => ({
  TRANSCRIBE_URL: outsideUrl,
  TRANSCRIBE_API_KEY: 'sk-hear',
  TRANSCRIBE_MODEL: 'stub-whisper',
  ...changes,
});

let webm: Buffer;
beforeAll(async () => {
  webm = await recordingOf('short.webm');
});

describe('a recording', () => {
  let speech: SpeechUnderTest;
  beforeAll(async () => {
    speech = await startSpeechUnderTest(inside());
  }, timeoutMs);
  afterAll(() => speech.stop());
  beforeEach(() => {
    speech.stub.heard.splice(0);
    speech.stub.behave(sendJson(words));
  });

  test('becomes the words that were said, with how sure the recognition is', async () => {
    const answer = await speech.transcribe(webm);
    expect(answer.status).toBe(200);
    expect(transcriptionSchema.parse(await answer.json())).toEqual({
      text: 'Ich heiße Mina.',
      segments: [{ text: 'Ich heiße Mina.', start: 0.2, end: 2.4, confidence: Math.exp(-0.2) }],
    });
    const [request] = speech.stub.heard;
    expect(request).toMatchObject({
      fields: { model: 'stub-whisper', language: 'de', response_format: 'verbose_json', temperature: '0' },
      name: 'answer.webm',
      type: 'audio/webm',
    });
    expect(request?.bytes.equals(webm)).toBe(true);
  });

  test.each([
    ['mp4', () => recordingOf('sliced.mp4'), 'audio/mp4'],
    ['ogg', () => Promise.resolve(oggOf(3)), 'audio/ogg'],
    ['wav', () => Promise.resolve(wavOf(3, hum)), 'audio/wav'],
    ['mp3', () => Promise.resolve(mp3Of(3)), 'audio/mpeg'],
  ])('in %s is sent as what it is, whatever it claims', async (format, recording, type) => {
    expect((await speech.transcribe(await recording())).status).toBe(200);
    expect(speech.stub.heard).toMatchObject([{ name: `answer.${format}`, type }]);
  });

  test('of ten megabytes is taken to its last byte', async () => {
    const largest = wavOf(300, hum).subarray(0, MAX_RECORDING_BYTES);
    const recording = Buffer.concat([largest, Buffer.alloc(MAX_RECORDING_BYTES - largest.length)]);
    expect((await speech.transcribe(recording)).status).toBe(200);
    expect(speech.stub.heard[0]?.bytes.length).toBe(MAX_RECORDING_BYTES);
  }, timeoutMs);

  test.each([
    ['of 0 bytes', 'RECORDING_EMPTY', () => Buffer.alloc(0)],
    ['that is a text', 'RECORDING_UNREADABLE', () => Buffer.from('Ich heiße Mina.')],
    ['that is cut off within its header', 'RECORDING_UNREADABLE', () => wavOf(1, hum).subarray(0, 40)],
    ['of more than ten megabytes', 'RECORDING_TOO_LARGE', () => Buffer.concat([webm, Buffer.alloc(MAX_RECORDING_BYTES)])],
    ['of thirty megabytes', 'RECORDING_TOO_LARGE', () => Buffer.alloc(30 * 1024 * 1024)],
    ['of an hour in WebM', 'RECORDING_TOO_LONG', () => webmUntil(webm, 3_600)],
    ['of an hour in Ogg', 'RECORDING_TOO_LONG', () => oggOf(3_600)],
    ['of a little more than ten minutes', 'RECORDING_TOO_LONG', () => wavOf(MAX_RECORDING_SECONDS + 1, hum, 4_000)],
  ] as const)('%s is refused with %s, and nobody hears it', async (_what, code, recording) => {
    const answer = await speech.transcribe(recording());
    expect(await answer.json()).toMatchObject({ code, message: errorTable[code].message });
    expect(answer.status).toBe(errorTable[code].status);
    expect(speech.stub.heard).toHaveLength(0);
  }, timeoutMs);

  test.each([
    ['no form', () => undefined],
    ['a form without it', () => new FormData()],
    ['a text in its place', (form: FormData) => form.append(RECORDING_FIELD, 'Ich heiße Mina.')],
    ['another field', (form: FormData) => form.append('file', new Blob(['x']), 'x.webm')],
    ['two of them', (form: FormData) => ['a', 'b'].forEach((name) => form.append(RECORDING_FIELD, new Blob(['x']), name))],
    ['too many fields beside it', (form: FormData) => Array.from('abcdefgh').forEach((name) => form.append(name, name))],
  ])('that is missing (%s) is asked for', async (what, fill) => {
    const form = new FormData();
    fill(form);
    const answer = await (what === 'no form' ? speech.practice.post('/api/transcribe', {}, someIdentity()) : speech.transcribe(form));
    expect(answer.status).toBe(400);
    const body: unknown = answer instanceof Response ? await answer.json() : answer.body;
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message: 'Es ist keine Aufnahme angekommen. Bitte nehmen Sie noch einmal auf.' });
  });

  test.each([
    ['cut off', '--x\r\nContent-Disposition: form-data; name="audio"; filename="a"\r\n\r\nRIFF'],
    ['without its parts', 'no parts'],
  ])('in a form that is %s is asked for', async (_what, body) => {
    const form = await fetch(`${speech.practice.baseUrl}/api/transcribe`, {
      method: 'POST',
      body,
      headers: { ...speech.headersOf(), 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(form.status).toBe(400);
  });

  test('is taken from nobody without an identity or a membership', async () => {
    expect((await speech.transcribe(webm, { headers: { 'x-b1-identity': '' } })).status).toBe(401);
    expect((await speech.transcribe(webm, { identity: someIdentity({ entitled: false }) })).status).toBe(402);
    expect(speech.stub.heard).toHaveLength(0);
  });

  test('of silence has no words, and nobody is asked for some', async () => {
    const answer = await speech.transcribe(wavOf(3, silence));
    expect([answer.status, await answer.json()]).toEqual([200, nothing]);
    expect(speech.stub.heard).toHaveLength(0);
  });

  test.each([
    ['credits of films', { ...words, text: 'Untertitel der Amara.org-Community', segments: [segment('Untertitel der Amara.org-Community')] }],
    ['words where nobody spoke', { ...words, text: 'Danke.', segments: [segment('Danke.', { no_speech_prob: 0.8, avg_logprob: -1.1 })] }],
    [
      'the same over and over, far beyond its end',
      { ...words, segments: [segment('Das ist so.', { compression_ratio: 5.4 }), segment('Das ist so.', { start: 20, end: 22 })] },
    ],
    ['a text alone that is credits', { text: 'Untertitelung des ZDF, 2020' }],
    ['nothing', { text: '', segments: [] }],
  ])('in which the recognition hears %s has no words', async (_what, heard) => {
    speech.stub.behave(sendJson(heard));
    expect(await (await speech.transcribe(webm)).json()).toEqual(nothing);
  });

  test('that the server can’t read is said to be unreadable, and the others are heard on', async () => {
    speech.stub.behave(fail(400));
    for (let time = 0; time < 6; time += 1) {
      expect(await (await speech.transcribe(webm)).json()).toMatchObject({ code: 'RECORDING_UNREADABLE' });
    }
    speech.stub.behave(sendJson(words));
    expect((await speech.transcribe(webm)).status).toBe(200);
  });

  test('is no longer worked on once nobody waits for its words', async () => {
    speech.stub.behave(neverAnswer);
    const before = speech.stub.hangUps();
    const browser = new AbortController();
    const answer = speech.transcribe(webm, { signal: browser.signal }).then(() => 'answered', () => 'hung up');
    await eventually(() => expect(speech.stub.heard).toHaveLength(1));
    browser.abort();
    expect(await answer).toBe('hung up');
    await eventually(() => expect(speech.stub.hangUps()).toBe(before + 1));
  });

  test('waits for its turn, and more than may wait are refused at once', async () => {
    speech.stub.behave(neverAnswer);
    const browser = new AbortController();
    const asked = Array.from({ length: 16 }, () => speech.transcribe(webm, { signal: browser.signal }).then((answer) => answer.status, () => 'hung up'));
    await eventually(() => expect(speech.stub.heard).toHaveLength(4));
    await eventually(async () => {
      const answer = await speech.transcribe(webm, { signal: AbortSignal.timeout(1_000) });
      expect(await answer.json()).toMatchObject({ code: 'TRANSCRIPTION_UNAVAILABLE' });
    });
    browser.abort();
    await Promise.all(asked);
    speech.stub.behave(sendJson(words));
    await eventually(async () => expect((await speech.transcribe(webm)).status).toBe(200));
  }, timeoutMs);

  test('leaves no file and no record behind', async () => {
    const identity = someIdentity();
    await speech.transcribe(webm, { identity });
    for (const collection of ['ai_usage', 'ai_consents', 'style_refinements'] as const) {
      expect(await speech.practice.recordsOf(collection, identity.userId)).toEqual([]);
    }
  });
});

describe('with other servers', () => {
  let speech: SpeechUnderTest;
  afterEach(() => speech.stop());

  test('a model that tells nothing but the text is asked for nothing more from then on', async () => {
    speech = await startSpeechUnderTest(inside());
    speech.stub.behave(fail(400), sendJson({ text: 'Ich heiße Mina.' }));
    for (let time = 0; time < 2; time += 1) {
      expect(await (await speech.transcribe(webm)).json()).toEqual({ text: 'Ich heiße Mina.', segments: [] });
    }
    expect(speech.stub.heard.map(({ fields }) => fields.response_format)).toEqual(['verbose_json', 'json', 'json']);
  }, timeoutMs);

  test('a recording goes outside only when the learner has agreed, who is told where it would go', async () => {
    speech = await startSpeechUnderTest(outside());
    speech.stub.behave(sendJson(words));
    const identity = someIdentity();
    const { host } = new URL(speech.stub.outsideUrl);
    expect((await speech.practice.get('/api/speech', identity)).body).toEqual({ voice: 'basic', transcription: true, needsConsent: true });
    const refused = await speech.transcribe(webm, { identity });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'CONSENT_REQUIRED', message: expect.stringContaining(`an ${host} gesendet`) as string });
    expect(speech.stub.heard).toHaveLength(0);

    const willing = await speech.willingLearner();
    expect((await speech.practice.get('/api/speech', willing)).body).toEqual({ voice: 'basic', transcription: true, needsConsent: false });
    expect((await speech.transcribe(webm, { identity: willing })).status).toBe(200);
    expect(speech.stub.heard).toHaveLength(1);
    expect(speech.stub.heard[0]?.authorization).toBe('Bearer sk-hear');
    const sent = JSON.stringify({ ...speech.stub.heard[0], bytes: undefined });
    for (const secret of [willing.userId, willing.username, willing.sessionId]) expect(sent).not.toContain(secret);

    await speech.practice.consent('delete', willing);
    expect((await speech.transcribe(webm, { identity: willing })).status).toBe(403);
    expect(speech.stub.heard).toHaveLength(1);
  }, timeoutMs);

  test('what is agreed to names the recordings and who receives them', async () => {
    speech = await startSpeechUnderTest(outside());
    const { body } = (await speech.practice.consent('get', someIdentity())) as { body: { speechRecipients: string[]; wording: Record<string, string> } };
    const { host } = new URL(speech.stub.outsideUrl);
    expect(body.speechRecipients).toEqual([host]);
    for (const text of Object.values(body.wording)) expect(text).toContain(host);
    expect(body.wording.de).toMatch(/Ihre Aufnahme an .* speichern Ihre Aufnahme nicht/u);
  }, timeoutMs);

  test('a recording costs by its length, up to the month’s budget', async () => {
    speech = await startSpeechUnderTest(outside({ TRANSCRIBE_PRICE_CENTS: '2400', AI_MONTHLY_CAP_CENTS: '1' }));
    const identity = await speech.willingLearner();
    speech.stub.behave(fail(500), sendJson(words));
    expect((await speech.transcribe(webm, { identity })).status).toBe(503);
    expect(await speech.practice.recordsOf('ai_usage', identity.userId)).toMatchObject([{ costMicrocents: 0 }]);
    expect((await speech.transcribe(webm, { identity })).status).toBe(200);
    expect(await speech.practice.recordsOf('ai_usage', identity.userId)).toMatchObject([{ costMicrocents: 1_000_000 }]);
    const spent = await speech.transcribe(webm, { identity });
    expect(spent.status).toBe(503);
    expect(await spent.json()).toMatchObject({ code: 'TRANSCRIPTION_UNAVAILABLE', message: expect.stringContaining('aufgebraucht') as string });
    expect(speech.stub.heard).toHaveLength(2);
    expect((await speech.transcribe(wavOf(1, silence), { identity })).status).toBe(200);
  }, timeoutMs);

  test.each([
    ['an error', fail(500)],
    ['too many requests', fail(429)],
    ['no shape that was agreed', sendJson({ words: [] })],
  ])('a server with %s makes the answer 503, and says what to do', async (_what, behaviour) => {
    speech = await startSpeechUnderTest(inside());
    speech.stub.behave(behaviour);
    const answer = await speech.transcribe(webm);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'TRANSCRIPTION_UNAVAILABLE', message: errorTable.TRANSCRIPTION_UNAVAILABLE.message });
  }, timeoutMs);

  test('a server that is not there is left alone after five times', async () => {
    speech = await startSpeechUnderTest(inside({ TRANSCRIBE_URL: `${NOWHERE}/v1` }));
    for (let time = 0; time < 6; time += 1) {
      expect(await (await speech.transcribe(webm)).json()).toMatchObject({ code: 'TRANSCRIPTION_UNAVAILABLE' });
    }
    speech.stub.behave(sendJson(words));
    expect((await speech.transcribe(webm)).status).toBe(503);
  }, timeoutMs);

  test('without a server the answer says to type or to take a browser that recognises speech', async () => {
    speech = await startSpeechUnderTest();
    const answer = await speech.transcribe(webm);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'TRANSCRIPTION_NOT_SET_UP', message: expect.stringMatching(/tippen.*Chrome oder Edge/u) as string });
    expect((await speech.say({ text: newSentence() })).status).toBe(200);
  }, timeoutMs);
});
