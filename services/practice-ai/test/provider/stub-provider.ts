import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const requestSchema = z.object({
  model: z.string(),
  /** A turn of a talk is told without it. */
  temperature: z.number().optional(),
  max_completion_tokens: z.number(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
  stream: z.boolean().optional(),
  response_format: z
    .object({
      type: z.literal('json_schema'),
      json_schema: z.object({ name: z.string(), strict: z.literal(true), schema: z.record(z.string(), z.unknown()) }),
    })
    .optional(),
});
export type ReceivedRequest = z.infer<typeof requestSchema> & { authorization: string | undefined; path: string | undefined };

/** How the stub answers a request. */
export type Behaviour = (response: ServerResponse) => void;

export const usage = { prompt_tokens: 1_200, completion_tokens: 300 };

/** A chat completion with this message. */
export const completion = (content: string | null, changes: object = {}): object => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'stub',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
  usage: { ...usage, total_tokens: 1_500 },
  ...changes,
});

export const send = (body: string, status = 200, headers: Record<string, string> = {}): Behaviour => (response) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
};
export const sayText = (content: string | null, changes?: object): Behaviour => send(JSON.stringify(completion(content, changes)));
export const say = (content: object): Behaviour => sayText(JSON.stringify(content));

/** Says a text piece by piece; `finish` null breaks off after the last piece. */
export const sayPieces =
  (pieces: string[], finish: string | null = 'stop'): Behaviour =>
  (response) => {
    const chunk = (changes: object): string => `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'stub', choices: [], ...changes })}\n\n`;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of pieces) response.write(chunk({ choices: [{ index: 0, delta: { content }, finish_reason: null }] }));
    if (finish === null) {
      response.destroy();
      return;
    }
    response.write(chunk({ choices: [{ index: 0, delta: {}, finish_reason: finish }] }));
    response.write(chunk({ usage: { ...usage, total_tokens: 1_500 } }));
    response.end('data: [DONE]\n\n');
  };

export const neverAnswer: Behaviour = () => undefined;
/** Promises a whole body, sends half of it and hangs up. */
export const cutOff: Behaviour = (response) => {
  const body = JSON.stringify(completion('{"corrections":[],"overallFeedback":""}'));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(body.length) });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
};
/** Sends the head and half of the body, and then nothing more. */
export const stall: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id":"chatcmpl-1",');
};
export const fail = (status: number, headers: Record<string, string> = {}): Behaviour =>
  send(JSON.stringify({ error: { message: 'Lieber Tobias, out of order', type: 'stub', code: null } }), status, headers);

/** A provider on this machine that speaks the chat completions call, keeps what it is asked, and answers as it is told. */
export async function startStubProvider(first: Behaviour = say({ corrections: [], overallFeedback: '' })) {
  const requests: ReceivedRequest[] = [];
  let behaviours: Behaviour[] = [first];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      requests.push({ ...body, authorization: request.headers.authorization, path: request.url });
      const [behave, ...later] = behaviours;
      if (later.length > 0) behaviours = later;
      behave?.(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    /** One behaviour a request; the last one stays. */
    behave: (...next: Behaviour[]): void => {
      behaviours = next;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type StubProvider = Awaited<ReturnType<typeof startStubProvider>>;
