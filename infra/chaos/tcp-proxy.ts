import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How a connection is: as it should be, late by so many ms each way, without any word, refused, or to somebody else. */
export type Line = { state: 'open' } | { state: 'slow'; ms: number } | { state: 'silent' } | { state: 'cut' } | { state: 'elsewhere'; port: number };
export type TcpProxy = { port: number; set: (line: Line) => void; close: () => Promise<void> };

/** Passes connections on to a port of this machine, as well or as badly as it is told to. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let line: Line = { state: 'open' };

  const server = createServer((inner) => {
    if (line.state === 'cut') {
      inner.destroy();
      return;
    }
    const outer = connect({ port: line.state === 'elsewhere' ? line.port : target, host: '127.0.0.1' });
    const pair = [inner, outer] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [outer, inner] as const]) {
      from.setNoDelay(true);
      if (line.state === 'silent') from.pause();
      // One after another: what is said on a line that has become quick again does not overtake what is still on its way.
      let said: Promise<unknown> = Promise.resolve();
      const pass = (work: () => void): void => {
        const due = performance.now() + (line.state === 'slow' ? line.ms : 0);
        said = said.then(() => (due > performance.now() ? pause(due - performance.now()) : undefined)).then(work);
      };
      from.on('data', (chunk) => pass(() => to.write(chunk)));
      from.on('error', () => undefined);
      from.on('close', () => {
        pass(() => to.destroy());
        pairs.delete(pair);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');

  const endAll = (): void => {
    for (const [inner, outer] of pairs) {
      inner.destroy();
      outer.destroy();
    }
  };
  return {
    port: address.port,
    set(next) {
      // What was said while nobody heard it is lost with its connection, as it is where a network breaks.
      if ([next.state, line.state].some((state) => state === 'cut' || state === 'elsewhere') || line.state === 'silent') endAll();
      line = next;
      for (const socket of [...pairs].flat()) if (line.state === 'silent') socket.pause();
    },
    async close() {
      server.close();
      endAll();
      await once(server, 'close');
    },
  };
}
