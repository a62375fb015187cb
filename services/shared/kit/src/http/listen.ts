import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Express } from 'express';
import { STOPPING } from './health.js';

/** Longer than the gateway's idle time-out, so that a kept connection is never closed under a request. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

/** While stopping: how often idle connections are looked for, and how long a running request may still take. */
const IDLE_CHECK_MS = 100;
const STOP_GRACE_MS = 10_000;

export type RunningServer = { server: Server; port: number; stop: () => Promise<void> };

/**
 * Listens; port 0 takes a free one. `stop` lets running requests finish.
 * @param drainMs so long before it stops it says that it is not ready and still serves, so that whoever shares out requests can
 * look elsewhere; connections end with their next answer meanwhile
 */
export async function listen(app: Express, host: string, port: number, drainMs = 0): Promise<RunningServer> {
  const server = createServer(app);
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    async stop() {
      app.enable(STOPPING);
      await pause(drainMs);
      await stopServer(server);
    },
  };
}

/** Lets running requests finish; connections that nobody uses, or that stay too long, are closed. */
function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => {
      server.closeIdleConnections();
    }, IDLE_CHECK_MS);
    const late = setTimeout(() => {
      server.closeAllConnections();
    }, STOP_GRACE_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
  });
}
