import { once } from 'node:events';
import { createServer } from 'node:net';
import { LaunchError } from './launch-error.js';
import type { Part } from './part.js';
import type { Stack } from './stack.js';

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.listen(port, '127.0.0.1');
  const free = await listening;
  if (free) {
    server.close();
    await once(server, 'close');
  }
  return free;
}

/**
 * Checks that nobody else listens on the ports of the parts about to start.
 * @throws LaunchError that names each taken port and the variable that moves the stack.
 */
export async function ensurePortsFree(stack: Stack, parts: readonly Part[]): Promise<void> {
  const wanted = parts.flatMap((part) => part.ports.map((name) => ({ part: part.name, port: stack.ports[name] })));
  const free = await Promise.all(wanted.map(({ port }) => isFree(port)));
  const taken = wanted.filter((_port, index) => !free[index]);
  if (taken.length === 0) return;
  const list = taken.map(({ part, port }) => `${port} (${part})`).join(', ');
  throw new LaunchError(
    `Taken by another program: port ${list}.`,
    `End that program, or choose another port base: B1_PORT_BASE=${stack.portBase + 1000} make up`,
  );
}
