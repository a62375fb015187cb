import type { RequestHandler } from 'express';
import sirv from 'sirv';

/** The built frontend: hashed files are kept for ever, the page itself is asked for anew; every page path is the app. */
export function serveFrontend(directory: string, { watch }: { watch: boolean }): RequestHandler {
  return sirv(directory, {
    dev: watch,
    single: true,
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
