import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** Longer than the gateway's idle time-out, so that a kept connection is never closed under a request. */
const KEEP_ALIVE_TIMEOUT_MS = 75_000;

export type RunningServer = { server: Server; port: number; stop: () => Promise<void> };

/** Listens; port 0 takes a free one. `stop` lets running requests finish. */
export async function listen(app: Express, host: string, port: number): Promise<RunningServer> {
  const server = createServer(app);
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
