import { HttpError } from '../../http-error.js';
import { createSpeechRequest } from './speech-request.js';

const signal = new AbortController().signal;
const wav = (headers = {}): Response => new Response('RIFF', { headers: { 'content-type': 'audio/wav', ...headers } });

/** Asks a server that gives these answers, one after the other. */
function aRequest(...answers: (Response | Error)[]) {
  const realFetch = globalThis.fetch;
  const bodies: string[] = [];
  const voices: (string | null)[] = [];
  const errors: unknown[] = [];
  globalThis.fetch = (_path, init) => {
    bodies.push(typeof init?.body === 'string' ? init.body : '');
    const answer = answers.shift();
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer ?? new Error('no answer left'));
  };
  restore = () => (globalThis.fetch = realFetch);
  const ask = createSpeechRequest({ path: '/api/tts', payload: (text) => ({ text, presenter: 'x' }), onVoice: (name) => voices.push(name), onError: (error) => errors.push(error) });
  return { ask, bodies, voices, errors };
}
let restore = (): unknown => undefined;
afterEach(() => restore());

test('a text is asked for once, and its sound kept', async () => {
  const { ask, bodies, voices } = aRequest(wav({ 'x-voice': 'espeak' }), wav());
  const first = await ask('Hallo', signal);
  expect(await ask('Hallo', signal)).toBe(first);
  await ask('Tschüss', signal);
  expect(bodies).toEqual(['{"text":"Hallo","presenter":"x"}', '{"text":"Tschüss","presenter":"x"}']);
  expect(voices).toEqual(['espeak', null]);
});

test('no more than the last twenty sounds are kept', async () => {
  const { ask, bodies } = aRequest(...Array.from({ length: 22 }, () => wav()));
  for (let count = 0; count <= 20; count += 1) await ask(`Satz ${count}`, signal);
  await ask('Satz 20', signal);
  await ask('Satz 0', signal);
  expect(bodies).toHaveLength(22);
});

test.each([
  ['an error', () => Response.json({ code: 'X', message: 'x' }, { status: 503 }), 'request', 1],
  ['no network', () => new TypeError('Failed to fetch'), 'request', 1],
  ['an empty sound', () => new Response('', { headers: { 'content-type': 'audio/wav' } }), 'generation', 0],
  ['a page instead of a sound', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'generation', 0],
] as const)('%s is a failure that is not kept', async (_name, answer, kind, told) => {
  const { ask, errors } = aRequest(answer(), wav());
  await expect(ask('Hallo', signal)).rejects.toMatchObject({ name: 'SpeechFailure', kind });
  expect(errors).toHaveLength(told);
  expect((await ask('Hallo', signal)).type).toBe('audio/wav');
});

test('a sign-out is told', async () => {
  const { ask, errors } = aRequest(Response.json({ code: 'NOT_SIGNED_IN', message: 'x' }, { status: 401 }));
  await expect(ask('Hallo', signal)).rejects.toThrow();
  expect(errors[0]).toBeInstanceOf(HttpError);
});

test('leaving is no failure', async () => {
  const leaving = new AbortController();
  leaving.abort();
  const { ask, errors } = aRequest(new DOMException('aborted', 'AbortError'));
  await expect(ask('Hallo', leaving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  expect(errors).toEqual([]);
});
