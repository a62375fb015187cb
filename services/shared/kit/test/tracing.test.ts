import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { jest } from '@jest/globals';
import { eventually, freshBroker, freshDatabaseUrl, startTraceReceiver, type TraceReceiver } from '@b1fuchs/testing';
import { z } from 'zod';

const preload = new URL('../src/tracing/preload.ts', import.meta.url).href;
const fixture = fileURLToPath(new URL('traced.ts', import.meta.url));
const lineSchema = z.looseObject({ msg: z.string(), port: z.number().optional(), loaded: z.array(z.string()).optional(), requestId: z.string().optional() });

/** Each test starts processes, which takes long beside other tests. */
jest.setTimeout(90_000);
const SEEN_WITHIN_MS = 30_000;

let receiver: TraceReceiver;
let broker: Awaited<ReturnType<typeof freshBroker>>;
const mongoUrl = freshDatabaseUrl('kit');
const started: (() => Promise<void>)[] = [];

/** @param env variables on top; the settings of traces among them */
function startRole(role: 'asked' | 'told', { fate = 'lives', env }: { fate?: string; env: Record<string, string> }) {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=development', `--import=${preload}`, fixture, role, mongoUrl, broker.url, fate], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const lines = () => output.split('\n').filter(Boolean).map((line) => lineSchema.parse(JSON.parse(line)));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  started.push(stop);
  return {
    ended,
    stop,
    output: () => output,
    complaint: () => complaint,
    /** Whether more of OpenTelemetry was loaded than its types and empty calls, which prom-client brings along. */
    hasLoadedIt: () => lines().some(({ loaded }) => loaded?.some((file) => file.includes('@opentelemetry') && !file.includes('@opentelemetry/api/'))),
    /** The lines of a request, whatever has logged them. */
    linesOf: (requestId: string): string[] => lines().filter((line) => line.requestId === requestId).map(({ msg }) => msg),
    url: () =>
      eventually(() => {
        const port = lines().find(({ msg }) => msg === 'ready')?.port;
        if (port === undefined) throw new Error('not ready');
        return `http://127.0.0.1:${port}`;
      }, 30_000),
  };
}

const recorded = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '100' });
const traceId = (): string => crypto.randomUUID().replaceAll('-', '');
const post = (url: string, path: string, headers: Record<string, string> = {}) => fetch(new URL(path, url), { method: 'POST', headers });
const namesOf = (id: string): string[] => receiver.spans(id).map(({ name }) => name);
/** In this order each comes of the one before, through two processes and the broker. */
const WAY = ['POST /notes/:userId', 'publish user-verified', 'consume user-verified', 'publish trial-started', 'consume trial-started', 'update effects'];

beforeAll(async () => {
  [receiver, broker] = await Promise.all([startTraceReceiver(), freshBroker()]);
});
afterEach(() => Promise.all(started.splice(0).map((stop) => stop())));
afterAll(async () => {
  await broker.remove();
  await receiver.stop();
});

test('what a request causes in other services is one trace, whose id the answer and the log lines carry', async () => {
  const [asked, told] = [startRole('asked', { env: recorded() }), startRole('told', { env: recorded() })];
  const [url] = await Promise.all([asked.url(), told.url()]);
  const id = traceId();
  const answer = await post(url, '/notes/u1', { traceparent: `00-${id}-00f067aa0ba902b7-01` });
  expect(answer.headers.get('x-request-id')).toBe(id);

  await eventually(() => expect(namesOf(id)).toEqual(expect.arrayContaining([...WAY, 'insert notes'])), SEEN_WITHIN_MS);
  expect(namesOf(id).filter((name) => name === 'insert notes')).toHaveLength(2);
  const spanOf = (name: string) => receiver.spans(id).find((span) => span.name === name);
  const server = spanOf('POST /notes/:userId');
  expect(server).toMatchObject({ parentSpanId: '00f067aa0ba902b7', attributes: { 'http.route': '/notes/:userId', 'http.response.status_code': 200 } });
  expect(spanOf('consume user-verified')).toMatchObject({ parentSpanId: server?.spanId, attributes: { 'messaging.destination.name': 'billing.events' } });
  expect(spanOf('consume trial-started')?.parentSpanId).toBe(spanOf('consume user-verified')?.spanId);
  expect(asked.linesOf(id)).toEqual(expect.arrayContaining(['a note is written', 'the last event is kept']));
  expect(told.linesOf(id)).toEqual(['a note is heard of']);
  expect(told.hasLoadedIt()).toBe(true);
});

test('an event that a killed process left behind belongs to the trace of its request all the same', async () => {
  const [killed, told] = [startRole('asked', { env: recorded(), fate: 'dies' }), startRole('told', { env: recorded() })];
  const [url] = await Promise.all([killed.url(), told.url()]);
  const id = traceId();
  await expect(post(url, '/notes/u2', { traceparent: `00-${id}-00f067aa0ba902b7-01` })).rejects.toThrow('fetch failed');
  await killed.ended;
  const again = startRole('asked', { env: recorded() });
  await again.url();
  await eventually(() => expect(namesOf(id)).toEqual(expect.arrayContaining(WAY.slice(1))), SEEN_WITHIN_MS);
  expect(again.linesOf(id)).toEqual(['the last event is kept']);
});

test('nothing of what a request brings along leaves the process with its spans', async () => {
  const asked = startRole('asked', { env: recorded() });
  const url = await asked.url();
  const id = traceId();
  const headers = { traceparent: `00-${id}-00f067aa0ba902b7-01`, tracestate: 'b1=planted-state', baggage: 'b1=planted-baggage', cookie: 'session=planted-cookie', 'user-agent': 'planted-agent' };
  await post(url, '/notes/planted-user?planted-query', headers);
  expect((await post(url, '/failures?planted-query', headers)).status).toBe(500);
  await eventually(() => expect(namesOf(id)).toEqual(expect.arrayContaining(['insert notes', 'POST /failures'])));
  for (const word of ['planted', 'the secret that was refused']) expect(receiver.received()).not.toContain(word);
});

test('without a receiver requests are answered, and the log says once that spans are lost', async () => {
  const asked = startRole('asked', { env: { ...recorded(), OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_EXPORTER_OTLP_TIMEOUT: '200' } });
  const url = await asked.url();
  const lost = (): number => asked.output().split('traces cannot be sent').length - 1;
  expect((await post(url, '/notes/u3')).status).toBe(200);
  await eventually(() => expect(lost()).toBe(1));
  expect((await post(url, '/notes/u3')).status).toBe(200);
  await asked.stop();
  expect(lost()).toBe(1);
});

test('with traces off a request keeps the id it came with, and nothing is sent or even loaded', async () => {
  const before = receiver.spans().length;
  const asked = startRole('asked', { env: { OTEL_EXPORTER_OTLP_ENDPOINT: '' } });
  const answer = await post(await asked.url(), '/notes/u4', { 'x-request-id': 'an-id-of-their-own', traceparent: `00-${traceId()}-00f067aa0ba902b7-01` });
  expect(answer.headers.get('x-request-id')).toBe('an-id-of-their-own');
  await eventually(() => expect(asked.linesOf('an-id-of-their-own')).toContain('a note is written'));
  expect(receiver.spans()).toHaveLength(before);
  expect(asked.hasLoadedIt()).toBe(false);
});

test('a process does not start with settings for traces that nobody understands', async () => {
  const asked = startRole('asked', { env: { ...recorded(), OTEL_TRACES_SAMPLER: 'sometimes' } });
  expect(await asked.ended).toEqual([1, null]);
  expect(asked.complaint()).toContain('OTEL_TRACES_SAMPLER: ');
});
