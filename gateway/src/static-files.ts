import type { RequestHandler } from 'express';
import sirv from 'sirv';
import { createEarlyFiles } from './early-files.js';

const keptFor = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return /\.(svg|png|jpg)$/.test(path) ? 'public, max-age=86400' : 'no-cache';
};

/** The built frontend: hashed files are kept for ever, pictures with a name of their own for a day, the page itself is asked for anew; every page path is the app. */
export function serveFrontend(directory: string, { watch }: { watch: boolean }): RequestHandler {
  return sirv(directory, {
    dev: watch,
    single: true,
    gzip: true,
    brotli: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('cache-control', keptFor(path));
    },
  });
}

/** Tells the browser of somebody who is probably signed in what the page will need next. @param isKnown whether a session came along */
export function announceEarlyFiles(directory: string, isKnown: (cookieHeader: string | undefined) => boolean): RequestHandler {
  const earlyFiles = createEarlyFiles(directory);
  return async (request, response, next) => {
    const asksForPage = request.method === 'GET' && request.accepts(['html', 'json']) === 'html' && !/\.\w+$/.test(request.path);
    const link = asksForPage && isKnown(request.headers.cookie) ? await earlyFiles() : undefined;
    if (link !== undefined) response.set('link', link);
    next();
  };
}
