import { readdir, readFile } from 'node:fs/promises';
import { errorTable, MAX_SPOKEN_LENGTH, VOICE_HEADER } from '@b1fuchs/contracts';
import { eventually, someIdentity } from '@b1fuchs/testing';
import { readWav } from '../../src/domain/speech/audio/wav.js';
import { newSentence, startSpeechUnderTest, timeoutMs, type SpeechUnderTest } from './speech-under-test.js';

let speech: SpeechUnderTest;
beforeAll(async () => {
  speech = await startSpeechUnderTest();
}, timeoutMs);
afterAll(() => speech.stop());

/** How long a WAV file sounds; fails for any other file. */
function secondsOf(file: Buffer): number {
  const wav = readWav(file);
  if (!wav) throw new Error('no WAV file');
  return wav.samples.length / wav.bytesPerSecond;
}

const HEADER = 44;
/** The same sound; one that was sent while it was made does not know its length. Not by toEqual, which takes minutes to tell such files apart. */
const isSame = (one: Buffer, other: Buffer | undefined): boolean => other !== undefined && one.subarray(HEADER).equals(other.subarray(HEADER));

/** The espeak processes that this test's service has started, by their parent. */
async function espeakProcesses(): Promise<string[]> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const states = await Promise.all(processes.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return states.filter((state) => state.includes('(espeak-ng)') && state.split(') ')[1]?.split(' ')[1] === String(process.pid));
}

describe('a text read aloud by espeak', () => {
  test.each(['/api/tts', '/api/tts/german'])('by %s is a WAV file as long as the text', async (path) => {
    const answer = await speech.say({ text: newSentence(), voice: 'de-DE-KatjaNeural', presenter: 'Katja' }, { path });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('audio/wav');
    expect(answer.headers.get(VOICE_HEADER)).toBe('espeak');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const file = Buffer.from(await answer.arrayBuffer());
    expect(secondsOf(file)).toBeGreaterThan(5);
    expect(secondsOf(file)).toBeLessThan(60);
    const word = await speech.hear({ text: 'der Fuchs' }, { path });
    expect(secondsOf(word)).toBeGreaterThan(0.4);
    expect(secondsOf(word)).toBeLessThan(2);
  });

  test('is longer when it is slow and shorter when it is quick', async () => {
    const text = newSentence();
    const [slow = 0, usual = 0, given = 0, quick = 0] = await Promise.all(
      [{ speed: 0.6 }, {}, { speed: 1 }, { speed: 1.2 }].map(async (speed) => secondsOf(await speech.hear({ text, ...speed }))),
    );
    expect(slow / usual).toBeGreaterThan(1.4);
    expect(usual / quick).toBeGreaterThan(1.1);
    expect(given).toBe(usual);
  });

  test('is made once: what was heard before is kept', async () => {
    const body = { text: newSentence(), speed: 0.9 };
    const [made, cached] = await Promise.all([speech.soundsFrom('espeak', 'made'), speech.soundsFrom('espeak', 'cache')]);
    const first = await speech.hear(body);
    await eventually(async () => {
      expect(isSame(await speech.hear(body), first)).toBe(true);
      expect(await speech.soundsFrom('espeak', 'cache')).toBe(cached + 1);
    });
    expect(await speech.soundsFrom('espeak', 'made')).toBe(made + 1);
    await speech.hear({ ...body, text: ` ${body.text}\n` }, { path: '/api/tts/german', identity: someIdentity() });
    expect(await speech.soundsFrom('espeak', 'cache')).toBe(cached + 2);
  });

  test('is made once for all who ask at the same time', async () => {
    const body = { text: newSentence() };
    const [made, joined] = await Promise.all([speech.soundsFrom('espeak', 'made'), speech.soundsFrom('espeak', 'joined')]);
    const files = await Promise.all(Array.from({ length: 8 }, () => speech.hear(body)));
    for (const file of files) expect(isSame(file, files[0])).toBe(true);
    expect(await speech.soundsFrom('espeak', 'made')).toBe(made + 1);
    expect(await speech.soundsFrom('espeak', 'joined')).toBeGreaterThan(joined);
  });

  test('is made for fifty different learners at once, and leaves no process', async () => {
    const files = await Promise.all(Array.from({ length: 50 }, () => speech.hear({ text: newSentence() })));
    for (const file of files) expect(secondsOf(file)).toBeGreaterThan(5);
    expect(await espeakProcesses()).toEqual([]);
  }, timeoutMs);

  test('knows its length once it is kept', async () => {
    const body = { text: newSentence() };
    const whole = await speech.hear(body, { headers: { range: 'bytes=0-' } });
    expect(whole.readUInt32LE(4)).toBe(whole.length - 8);
    expect(whole.readUInt32LE(40)).toBe(whole.length - HEADER);
    const answer = await speech.say(body);
    expect(answer.headers.get('content-length')).toBe(String(whole.length));
    expect(Buffer.from(await answer.arrayBuffer()).equals(whole)).toBe(true);
  });

  test('goes out while it is made where it is long', async () => {
    const text = newSentence().repeat(40).slice(0, MAX_SPOKEN_LENGTH);
    const answer = await speech.say({ text, speed: 0.6 });
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.toString('latin1', 0, 4)).toBe('RIFF');
    const again = await speech.hear({ text, speed: 0.6 }, { headers: { range: 'bytes=0-' } });
    expect(again.length).toBe(file.length);
    expect(secondsOf(again)).toBeGreaterThan(100);
    expect(isSame(again, file)).toBe(true);
  }, timeoutMs);
});

describe('a text that is more than words', () => {
  const soundOf = (text: string): Promise<Buffer> => speech.hear({ text });

  test('is read without its markup: neither SSML nor espeak’s own signs do anything', async () => {
    const plain = await soundOf('Guten Tag Welt');
    for (const text of [
      '<speak>Guten <break time="10s"/>Tag <prosody rate="x-slow">Welt</prosody></speak>',
      '**Guten** `Tag` 😀 Welt 🇩🇪',
      'Guten\u0000 \u001bTag\u0007 Welt',
    ]) {
      expect(isSame(await soundOf(text), plain)).toBe(true);
    }
    expect(isSame(await soundOf('Ja [[ha:loo]]'), await soundOf('Ja hallo'))).toBe(false);
  });

  test('that means something to a shell runs nothing', async () => {
    const marker = `/tmp/b1fuchs-${newSentence().replaceAll(/\W/g, '')}`;
    for (const text of [`$(touch ${marker})`, `\`touch ${marker}\``, `; touch ${marker} #`, `"; touch ${marker}; "`, `| touch ${marker}`, `--stdout -f ${marker}`, `-w ${marker}`]) {
      expect(secondsOf(await soundOf(text))).toBeGreaterThan(0.5);
    }
    await expect(readFile(marker)).rejects.toThrow('ENOENT');
  });

  test.each([
    ['no text', {}],
    ['an empty text', { text: '' }],
    ['a text of white space', { text: ' \n\t ' }],
    ['a text without a word', { text: '😀 … <br/>' }],
    ['a number', { text: 7 }],
    ['a speed that is too slow', { text: 'Hallo', speed: 0.5 }],
    ['a speed that is too quick', { text: 'Hallo', speed: 1.3 }],
    ['a speed that is none', { text: 'Hallo', speed: 'quick' }],
  ])('or %s is refused', async (_what, body) => {
    const answer = await speech.say(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('or too long says in German how long it may be', async () => {
    expect((await speech.say({ text: 'a'.repeat(MAX_SPOKEN_LENGTH) })).status).toBe(200);
    for (const length of [MAX_SPOKEN_LENGTH + 1, 10_000]) {
      const answer = await speech.say({ text: 'a'.repeat(length) });
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({ code: 'TEXT_TOO_LONG', message: 'Der Text ist zu lang zum Vorlesen. Bitte senden Sie höchstens 2.000 Zeichen.' });
    }
  }, timeoutMs);

  test('is read to nobody without an identity or a membership', async () => {
    expect((await speech.say({ text: 'Hallo' }, { headers: { 'x-b1-identity': '' } })).status).toBe(401);
    expect((await speech.say({ text: 'Hallo' }, { identity: someIdentity({ entitled: false }) })).status).toBe(402);
  });
});

describe('a part of a sound', () => {
  const text = newSentence();
  let whole: Buffer;
  beforeAll(async () => {
    whole = await speech.hear({ text }, { headers: { range: 'bytes=0-' } });
  });
  const part = (range: string, headers: Record<string, string> = {}): Promise<Response> => speech.say({ text }, { headers: { range, ...headers } });

  test.each([
    ['bytes=0-1', 0, 2],
    ['bytes=100-199', 100, 200],
    ['bytes=100-', 100, undefined],
    ['bytes=-100', -100, undefined],
  ])('that %s asks for is answered with 206', async (range, from, to) => {
    const answer = await part(range);
    expect(answer.status).toBe(206);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.equals(whole.subarray(from, to))).toBe(true);
    const first = from < 0 ? whole.length + from : from;
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${first + bytes.length - 1}/${whole.length}`);
    expect(answer.headers.get('content-type')).toBe('audio/wav');
  });

  test('behind its end is answered with 416 and its length', async () => {
    const answer = await part('bytes=99999999-');
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
  });

  test.each([
    ['that can’t be read', 'bytes=x-y', {}],
    ['in another unit', 'words=0-1', {}],
    ['in several pieces', 'bytes=0-1,100-101', {}],
    ['on a condition', 'bytes=0-1', { 'if-range': '"x"' }],
  ])('%s is answered with the whole', async (_what, range, headers) => {
    const answer = await part(range, headers);
    expect(answer.status).toBe(200);
    expect(isSame(Buffer.from(await answer.arrayBuffer()), whole)).toBe(true);
  });
});

test('without a server that was set up there is the basic voice, no recognition, and nothing to agree to', async () => {
  const answer = await speech.practice.get('/api/speech', someIdentity({ entitled: false }));
  expect(answer.body).toEqual({ voice: 'basic', transcription: false, needsConsent: false });
  expect((await fetch(`${speech.practice.baseUrl}/api/speech`)).status).toBe(401);
});

describe('where espeak', () => {
  const startWith = (ESPEAK_PATH: string): Promise<SpeechUnderTest> => startSpeechUnderTest(() => ({ ESPEAK_PATH }));

  test.each([
    ['is missing', '/nowhere/espeak-ng'],
    ['ends with an error', '/bin/false'],
    ['says something that is no sound', '/bin/echo'],
  ])('%s the answer is 503 and says what to do', async (_what, command) => {
    const without = await startWith(command);
    const answer = await without.say({ text: newSentence() });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'SPEECH_UNAVAILABLE', message: errorTable.SPEECH_UNAVAILABLE.message });
    await without.stop();
  }, timeoutMs);
});
