import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const spokenSchema = z.object({ model: z.string(), voice: z.string(), input: z.string(), speed: z.number(), response_format: z.string() });
export type SpokenRequest = z.infer<typeof spokenSchema>;
export type HeardRequest = { fields: Record<string, string>; name: string; type: string; bytes: Buffer; authorization: string | undefined };

/** How the stub answers a request. */
export type Behaviour = (response: ServerResponse) => void;

/** The first bytes of an MP3 file and some more. */
export const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(4_000, 0x55)]);
export const sendAudio = (bytes: Buffer = mp3): Behaviour => (response) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg' }).end(bytes);
};
/** Sends the beginning and, as long as the test wants, nothing more. */
export const beginAudio = (until: Promise<unknown>, rest: 'end' | 'break off'): Behaviour => (response) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg' }).write(mp3.subarray(0, 1_000));
  void until.then(() => (rest === 'end' ? response.end(mp3.subarray(1_000)) : response.destroy()));
};
export const sendJson = (body: object, status = 200): Behaviour => (response) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
export const fail = (status: number): Behaviour => sendJson({ error: { message: 'Ich heiße Mina, out of order', type: 'stub', code: null } }, status);
export const neverAnswer: Behaviour = () => undefined;
/** Headers at once, and never a byte of sound. */
export const stall: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'audio/mpeg' }).flushHeaders();
};

/** A server on this machine that speaks the calls for speech and transcription, keeps what it is asked, and answers as it is told. */
export async function startStubSpeechServer() {
  const spoken: SpokenRequest[] = [];
  const heard: HeardRequest[] = [];
  let hangUps = 0;
  let behaviours: Behaviour[] = [neverAnswer];

  async function take(request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (request.url?.endsWith('/audio/speech')) spoken.push(spokenSchema.parse(JSON.parse(body.toString('utf8'))));
    else heard.push(await readForm(request, body));
  }

  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) hangUps += 1;
    });
    void take(request).then(() => {
      const [behave, ...later] = behaviours;
      if (later.length > 0) behaviours = later;
      behave?.(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** By this name it is a part of the installation. */
    insideUrl: `http://127.0.0.1:${port}/v1`,
    /** The same server under an address that could be anywhere. */
    outsideUrl: `http://[::ffff:7f00:1]:${port}/v1`,
    spoken,
    heard,
    hangUps: () => hangUps,
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
export type StubSpeechServer = Awaited<ReturnType<typeof startStubSpeechServer>>;

async function readForm(request: IncomingMessage, body: Buffer): Promise<HeardRequest> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': request.headers['content-type'] ?? '' } }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) throw new Error('no file was sent');
  const fields = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
  return { fields, name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()), authorization: request.headers.authorization };
}
