import { answerFrom } from './answers.js';
import { fetchRelease, fileFrom, forgetOldReleases, pageFrom } from './files.js';
import { FILES_PREFIX, TAKE_OVER } from './names.js';
import { kindOf } from './routes.js';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly { url: string; revision: string | null }[] };

// The build puts the list of files here.
const release = self.__WB_MANIFEST;
const paths = release.map(({ url }) => new URL(url, self.location.origin).pathname);
const files = new Set(paths.filter((path) => path !== '/index.html'));
const name = FILES_PREFIX + checksum(JSON.stringify(release));
const parts = { caches: self.caches, fetch: self.fetch.bind(self), now: Date.now, pause: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)) };

self.addEventListener('install', (event) => event.waitUntil(fetchRelease(name, paths, parts)));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldReleases(name, parts).then(() => self.clients.claim())));
// A new release waits until the person wants it, or until no page of the old one is open.
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const waitUntil = (work: Promise<unknown>): void => event.waitUntil(work);
  switch (kindOf(event.request, { origin: self.location.origin, files })) {
    case 'page':
      event.respondWith(orFromNetwork(event.request, pageFrom(event.request, name, { ...parts, waitUntil })));
      break;
    case 'file':
      event.respondWith(orFromNetwork(event.request, fileFrom(event.request, name, { ...parts, waitUntil })));
      break;
    case 'answer':
      event.respondWith(orFromNetwork(event.request, answerFrom(event.request, { ...parts, waitUntil })));
      break;
    case 'other':
  }
});

/** Where the browser's caches fail, the network is still there. */
const orFromNetwork = (request: Request, answer: Promise<Response>): Promise<Response> => answer.catch(() => fetch(request));

/** Tells one release from another (FNV-1a, 32 bits). */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}
