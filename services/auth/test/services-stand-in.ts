import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stands where all other services are: answers what they keep of a user, is away, or breaks off. */
export async function startServicesStandIn() {
  const asked: string[] = [];
  let mood: 'well' | 'away' | 'breaking off' = 'well';
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (mood === 'away') {
      response.writeHead(503).end('{}');
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"things": [');
    if (mood === 'breaking off') setTimeout(() => response.destroy(), 50);
    else response.end(']}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    be: (next: typeof mood): void => {
      mood = next;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
export type ServicesStandIn = Awaited<ReturnType<typeof startServicesStandIn>>;
