import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatRequest } from '@b1fuchs/contracts';
import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { ChatTimeoutError } from '../model/chat-failure.js';
import { sendMessage } from './send-message.js';

let server: Server;
let answer: (response: ServerResponse, request: IncomingMessage) => void;
const realFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer(response, request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => realFetch(new URL(path as string, `http://127.0.0.1:${port}`), init);
});
afterAll(() => {
  globalThis.fetch = realFetch;
  server.closeAllConnections();
  server.close();
});

const message: ChatRequest = { messages: [{ role: 'user', content: 'Ich heiße Ali.' }], stage: 'intro' };

function send({ timeoutMs = 5_000, signal = new AbortController().signal }: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const deltas: string[] = [];
  return { deltas, reply: sendMessage(message, { signal, timeoutMs, onDelta: (content) => deltas.push(content) }) };
}
const streaming = (response: ServerResponse): ServerResponse => response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

test('a plain answer is taken as it is', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"content":"Guten Tag!","ended":false}');
  const { reply, deltas } = send();
  expect(await reply).toEqual({ content: 'Guten Tag!', ended: false });
  expect(deltas).toEqual([]);
});

test('a stream is asked for, and heard word by word wherever its bytes are cut', async () => {
  let accept: string | undefined;
  answer = (response, request) => {
    accept = request.headers.accept;
    streaming(response);
    const bytes = Buffer.from(`: hello\n\n${event('delta', { content: 'Schön, ' })}${event('delta', { content: 'grüß Sie!' })}${event('done', { content: 'Schön, grüß Sie!', ended: true })}`);
    let sent = 0;
    const timer = setInterval(() => {
      response.write(bytes.subarray(sent, (sent += 7)));
      if (sent < bytes.length) return;
      clearInterval(timer);
      response.end();
    }, 1);
  };
  const { reply, deltas } = send();
  expect(await reply).toEqual({ content: 'Schön, grüß Sie!', ended: true });
  expect(deltas).toEqual(['Schön, ', 'grüß Sie!']);
  expect(accept).toBe('text/event-stream');
});

test('carriage returns and values over several lines are read as the standard has it', async () => {
  answer = (response) => streaming(response).end('event:done\r\ndata: {"content":"Ja.",\r\ndata: "ended":false}\r\n\r\n');
  expect(await send().reply).toEqual({ content: 'Ja.', ended: false });
});

test.each([
  ['no answer', () => undefined],
  ['a stream that never says anything', (response: ServerResponse) => streaming(response).flushHeaders()],
  ['a stream that stops', (response: ServerResponse) => streaming(response).write(event('delta', { content: 'Das ' }))],
])('%s in time is a time-out', async (_what, behaviour) => {
  answer = behaviour;
  await expect(send({ timeoutMs: 100 }).reply).rejects.toBeInstanceOf(ChatTimeoutError);
});

test('an answer that takes longer but goes on is heard to its end', async () => {
  answer = (response) => {
    streaming(response);
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      if (count < 8) response.write(event('delta', { content: 'la ' }));
      else {
        clearInterval(timer);
        response.end(event('done', { content: 'la la', ended: false }));
      }
    }, 40);
  };
  expect(await send({ timeoutMs: 200 }).reply).toEqual({ content: 'la la', ended: false });
});

test('an error says what the server said, also in the middle of a stream', async () => {
  const body = { code: 'CONVERSATION_ENDED', message: 'Das Gespräch ist zu Ende.' };
  answer = (response) => response.writeHead(409, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  await expect(send().reply).rejects.toMatchObject({ status: 409, userMessage: body.message });
  answer = (response) => streaming(response).end(event('delta', { content: 'Das ' }) + event('error', body));
  const failure: unknown = await send().reply.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(HttpError);
  expect(failure).toMatchObject({ code: 'CONVERSATION_ENDED', userMessage: body.message });
});

test('an answer that breaks off is a lost connection', async () => {
  answer = (response) => streaming(response).end(event('delta', { content: 'Das ' }));
  await expect(send().reply).rejects.toBeInstanceOf(NetworkError);
  answer = (response) => {
    streaming(response).write(event('delta', { content: 'Das ' }));
    setTimeout(() => response.destroy(), 20);
  };
  await expect(send().reply).rejects.toBeInstanceOf(NetworkError);
});

test('leaving ends the request, and is no time-out', async () => {
  let isClosed: Promise<void> = Promise.resolve();
  const leaving = new AbortController();
  answer = (response) => {
    isClosed = new Promise((resolve) => response.on('close', () => resolve()));
    setTimeout(() => leaving.abort(), 10);
  };
  const failure: unknown = await send({ signal: leaving.signal }).reply.catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'AbortError' });
  await isClosed;
});
