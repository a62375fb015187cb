import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpError, NetworkError } from './http-error.js';
import { fetchByQueryKey, fetchFile, getJson, request, sendJson } from './http.js';

type Seen = { method: string | undefined; url: string | undefined; type: string | undefined; accept: string | undefined; body: string };
let server: Server;
let base: string;
let seen: Seen[] = [];
let zones: (string | string[] | undefined)[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const number = { parse: (data: unknown) => (data as { n: number }).n };
const json = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

beforeAll(async () => {
  server = createServer((incoming, response) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      seen.push({ method: incoming.method, url: incoming.url, type: incoming.headers['content-type'], accept: incoming.headers.accept, body });
      zones.push(incoming.headers['x-time-zone']);
      answer(incoming, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
  zones = [];
});

test('the generic helper sends method, path and payload as JSON and returns any answer unchecked', async () => {
  answer = json(409, { code: 'X' });
  const response = await request('POST', `${base}/api/thing`, { a: 'ä' });
  expect(response.status).toBe(409);
  expect(seen).toEqual([{ method: 'POST', url: '/api/thing', type: 'application/json', accept: 'application/json', body: '{"a":"ä"}' }]);
});

test('every call names where the browser is', async () => {
  answer = json(200, { n: 1 });
  await request('GET', `${base}/api/thing`);
  await request('POST', `${base}/api/thing`, {});
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(zones).toEqual([timeZone, timeZone]);
});

test('a file is sent as it is, with its own type', async () => {
  answer = json(200, { n: 1 });
  await request('POST', `${base}/api/files`, new Blob(['Haus;house\n'], { type: 'text/csv' }));
  expect(seen).toEqual([{ method: 'POST', url: '/api/files', type: 'text/csv', accept: 'application/json', body: 'Haus;house\n' }]);
});

test('another kind of answer than JSON can be wanted', async () => {
  answer = json(200, { n: 1 });
  await request('POST', `${base}/api/thing`, {}, { accept: 'text/event-stream' });
  expect(seen[0]?.accept).toBe('text/event-stream');
});

test('a form with a file goes as multipart', async () => {
  answer = json(200, { n: 1 });
  const form = new FormData();
  form.append('audio', new Blob(['sound'], { type: 'audio/webm' }), 'answer.webm');
  await request('POST', `${base}/api/forms`, form);
  expect(seen[0]?.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]?.body).toContain('name="audio"; filename="answer.webm"\r\nContent-Type: audio/webm\r\n\r\nsound\r\n');
});

test('every call sends the session cookie along', async () => {
  const realFetch = globalThis.fetch;
  let credentials: RequestCredentials | undefined;
  globalThis.fetch = (input, init) => {
    credentials = init?.credentials;
    return realFetch(input, init);
  };
  answer = json(200, { n: 1 });
  await fetchByQueryKey({ queryKey: [`${base}/api/user`] }).finally(() => (globalThis.fetch = realFetch));
  expect(credentials).toBe('include');
});

test('the default fetch is a GET to the first element of the query key, read as JSON', async () => {
  answer = json(200, { n: 7 });
  expect(await fetchByQueryKey({ queryKey: [`${base}/api/cards`, 'due'] })).toEqual({ n: 7 });
  expect(seen).toEqual([{ method: 'GET', url: '/api/cards', type: undefined, accept: 'application/json', body: '' }]);
});

test('the default fetch turns an answer that is not OK into an error with its status and words', async () => {
  answer = json(402, { code: 'MEMBERSHIP_REQUIRED', message: 'Your free trial has ended.', requestId: 'r' });
  const failure = fetchByQueryKey({ queryKey: [`${base}/api/x`] });
  await expect(failure).rejects.toMatchObject({ status: 402, code: 'MEMBERSHIP_REQUIRED', userMessage: 'Your free trial has ended.' });
  await expect(failure).rejects.toBeInstanceOf(HttpError);
});

test('an answer is checked by the schema it is read with', async () => {
  answer = json(200, { n: 3 });
  expect(await getJson(`${base}/x`, number)).toBe(3);
  const strict = {
    parse: () => {
      throw new Error('wrong shape');
    },
  };
  await expect(sendJson('PUT', `${base}/x`, {}, strict)).rejects.toThrow('wrong shape');
});

test('a file is read as it came', async () => {
  answer = (_, response) => response.end('%PDF-1.7');
  expect(await (await fetchFile('POST', `${base}/pdf`, {})).text()).toBe('%PDF-1.7');
});

test('a server out of reach is a network error', async () => {
  await expect(request('GET', 'http://127.0.0.1:9')).rejects.toBeInstanceOf(NetworkError);
});

test('no answer within the given time is a network error', async () => {
  answer = () => undefined;
  await expect(request('GET', `${base}/slow`, undefined, { timeoutMs: 50 })).rejects.toBeInstanceOf(NetworkError);
});

test('an abort by the caller is no network error', async () => {
  const controller = new AbortController();
  answer = () => controller.abort();
  await expect(request('GET', `${base}/x`, undefined, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

describe('what was asked for before the scripts came', () => {
  const early = (since = performance.now()): void => {
    Object.assign(globalThis, { window: { earlyAnswers: { '/api/user': Promise.resolve(new Response('{"n":7}')) }, earlySince: since } });
  };
  afterEach(() => Reflect.deleteProperty(globalThis, 'window'));

  test('is taken once, for that call alone', async () => {
    early();
    answer = json(200, { n: 8 });
    await getJson(`${base}/other`, number);
    expect(await getJson('/api/user', number)).toBe(7);
    await expect(getJson('/api/user', number)).rejects.toThrow();
    expect(seen.map(({ url }) => url)).toEqual(['/other']);
  });

  test.each([
    ['after something was changed, as when somebody signs out', 0, () => request('POST', `${base}/change`)],
    ['when it is old', 60_000, () => Promise.resolve()],
  ])('is of no use %s', async (_when, ageMs, make) => {
    early(performance.now() - ageMs);
    answer = json(200, { n: 8 });
    await make();
    await expect(getJson('/api/user', number)).rejects.toThrow();
  });
});
