import { FILES_PREFIX } from './names.js';

const PAGE = '/index.html';

type Parts = { caches: CacheStorage; fetch: (request: Request | string, init?: RequestInit) => Promise<Response> };
/** `waitUntil` keeps the worker awake until the work is done. */
type EventParts = Parts & { waitUntil: (work: Promise<unknown>) => void };

/** Fetches every file of a release; if one fails, the release is not installed. */
export async function fetchRelease(name: string, paths: readonly string[], { caches }: Pick<Parts, 'caches'>): Promise<void> {
  const cache = await caches.open(name);
  try {
    // Hashed files may come from the browser's own cache; the others are asked for anew.
    await cache.addAll(paths.map((path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' })));
  } catch (error) {
    // Half a release would take the place of the one before.
    await caches.delete(name);
    throw error;
  }
}

/** Erases the releases before the last one. */
export async function forgetOldReleases(name: string, { caches }: Pick<Parts, 'caches'>): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith(FILES_PREFIX) && key !== name);
  await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)));
}

/** A built file: from our release, from the one before, or from the network, and then kept with ours. */
export async function fileFrom(request: Request, name: string, { caches, fetch, waitUntil }: EventParts): Promise<Response> {
  const own = await caches.open(name);
  const known = (await own.match(request, { ignoreVary: true })) ?? (await caches.match(request, { ignoreVary: true }));
  if (known !== undefined) return known;
  const answer = await fetch(request);
  // Where storage is full, the file is served all the same.
  if (answer.status === 200) waitUntil(own.put(request, answer.clone()).catch(() => undefined));
  return answer;
}

/**
 * The page of our release. Beside it the server is asked once: as long as its page is the same one, the kept copy takes
 * over its headers, since the security policy follows from the server's configuration.
 */
export async function pageFrom(request: Request, name: string, { caches, fetch, waitUntil }: EventParts): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(PAGE, { ignoreVary: true });
  if (kept === undefined) return fetch(request);
  waitUntil(refreshHeaders(cache, kept.clone(), fetch).catch(() => undefined));
  return kept;
}

async function refreshHeaders(cache: Cache, kept: Response, fetch: Parts['fetch']): Promise<void> {
  const fresh = await fetch(PAGE, { cache: 'no-cache' });
  if (fresh.status !== 200) return;
  const [before, after] = await Promise.all([kept.text(), fresh.clone().text()]);
  if (before === after) await cache.put(PAGE, fresh);
}
