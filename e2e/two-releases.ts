import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The running system at another address, where a journey can publish the next release: a service worker with other bytes. */
export async function serveTwoReleases(target: string) {
  let isNextOut = false;
  const server = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '/', target);
    const isWorker = url.pathname === '/sw.js';
    // Asked whether it has changed, the system would say no.
    const { 'if-none-match': tag, 'if-modified-since': since, ...unconditional } = asked.headers;
    const conditions = isWorker ? {} : { ...(tag && { 'if-none-match': tag }), ...(since && { 'if-modified-since': since }) };
    const passed = request(url, { method: asked.method, headers: { ...unconditional, ...conditions } }, (upstream) => {
      const { 'content-length': length, etag, ...headers } = upstream.headers;
      if (isWorker) {
        answer.writeHead(upstream.statusCode ?? 502, headers);
        upstream.pipe(answer, { end: false });
        upstream.on('end', () => answer.end(isNextOut ? '\n// the next release' : ''));
        return;
      }
      answer.writeHead(upstream.statusCode ?? 502, { ...headers, ...(length && { 'content-length': length }), ...(etag && { etag }) });
      upstream.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publishNext: (): void => {
      isNextOut = true;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
