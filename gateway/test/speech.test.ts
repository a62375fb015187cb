import { once } from 'node:events';
import { MAX_RECORDING_BYTES } from '@b1fuchs/contracts';
import { eventually } from '@b1fuchs/testing';
import { Router } from 'express';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest;
let hungUp = 0;
let asked = 0;
let received = 0;
let letGo: () => void = () => undefined;

/** A service that begins to speak and waits, and one that counts what it hears. */
const routes = Router()
  .post('/api/tts', async (_request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) hungUp += 1;
    });
    response.set({ 'content-type': 'audio/wav', 'x-voice': 'espeak' }).write('RIFF');
    await Promise.race([new Promise<void>((resolve) => (letGo = resolve)), once(response, 'close')]);
    response.end('WAVE');
  })
  .post('/api/tts/german', async (_request, response) => {
    asked += 1;
    await once(response, 'close');
    hungUp += 1;
  })
  .post('/api/transcribe', async (request, response) => {
    received = 0;
    for await (const chunk of request) received += (chunk as Buffer).length;
    response.json({ text: 'Guten Tag.', segments: [] });
  });

beforeAll(async () => {
  gateway = await startGatewayUnderTest(routes, 'practice-ai');
});
afterAll(() => gateway.stop());

type Call = { body: BodyInit; headers?: Record<string, string>; signal?: AbortSignal; until?: Date | null };

async function post(path: string, { headers = {}, until, ...call }: Call): Promise<Response> {
  const { cookie } = await gateway.signIn(until === undefined ? {} : { until });
  return fetch(gateway.baseUrl + path, {
    method: 'POST',
    ...call,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers, cookie },
  });
}

describe('a text read aloud', () => {
  test('is heard from its first bytes on', async () => {
    const answer = await post('/api/tts', { body: '{"text":"Hallo"}' });
    expect(answer.headers.get('x-voice')).toBe('espeak');
    const reader = answer.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('RIFF');
    letGo();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('WAVE');
  });

  test('that nobody listens to any more is no longer read', async () => {
    const browser = new AbortController();
    await post('/api/tts', { body: '{"text":"Hallo"}', signal: browser.signal });
    const before = hungUp;
    browser.abort();
    await eventually(() => expect(hungUp).toBe(before + 1));
  });

  test('that nobody waits for any more is not read at all', async () => {
    const browser = new AbortController();
    const [before, askedBefore] = [hungUp, asked];
    const answer = post('/api/tts/german', { body: '{"text":"Hallo"}', signal: browser.signal }).then(() => 'answered', () => 'hung up');
    await eventually(() => expect(asked).toBe(askedBefore + 1));
    browser.abort();
    expect(await answer).toBe('hung up');
    await eventually(() => expect(hungUp).toBe(before + 1), 3_000);
  });

  test('is practice', async () => {
    for (const path of ['/api/tts', '/api/tts/german', '/api/transcribe']) expect((await post(path, { body: '{}', until: null })).status).toBe(402);
  });
});

describe('a recording', () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };

  test('of ten megabytes reaches the service', async () => {
    const answer = await post('/api/transcribe', { body: Buffer.alloc(MAX_RECORDING_BYTES), headers });
    expect(answer.status).toBe(200);
    expect(received).toBe(MAX_RECORDING_BYTES);
  });

  test('of thirty is refused before it is sent on, in words for a learner', async () => {
    received = 0;
    const answer = await post('/api/transcribe', { body: Buffer.alloc(3 * MAX_RECORDING_BYTES), headers });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'RECORDING_TOO_LARGE' });
    expect(received).toBe(0);
  });
});
