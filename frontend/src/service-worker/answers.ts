import { KEPT_ANSWERS, KEPT_BECAUSE } from '../lib/kept-answers.js';

/** The network gets this long before the answer that was kept is given. */
const PATIENCE_MS = 4_000;
/** A session ends after 14 days without a visit (decision 4): nothing is shown for longer than that. */
const KEPT_FOR_MS = 14 * 86_400_000;
const KEPT_AT = 'x-kept-at';
/** Whose answers these are: all others are kept only beside this one. */
const OWNER_PATH = '/api/user';

type Parts = {
  caches: CacheStorage;
  fetch: (request: Request) => Promise<Response>;
  now: () => number;
  /** Resolves after so many milliseconds. */
  pause: (ms: number) => Promise<void>;
  /** Keeps the worker awake until the answer is stored. */
  waitUntil: (work: Promise<unknown>) => void;
};

/**
 * From the network; where that fails or takes too long, the last answer. A new one is kept beside.
 * The cache is opened before the network is asked: if it is erased meanwhile (somebody signs out, another person signs in),
 * the answer lands in the erased one, where nobody can find it.
 */
export async function answerFrom(request: Request, parts: Parts): Promise<Response> {
  const cache = await parts.caches.open(KEPT_ANSWERS);
  const asked = parts.fetch(request);
  // Also when the person has long been given the last answer, or has left.
  parts.waitUntil(asked.then((answer) => keep(request, answer.clone(), cache, parts)).catch(() => undefined));
  const failed = asked.then(() => undefined, () => 'offline' as const);
  const late = parts.pause(PATIENCE_MS).then(() => 'slow' as const);
  const because = await Promise.race([failed, late]);
  if (because === undefined) return asked;
  return (await lastAnswer(request, because, parts)) ?? asked;
}

/** Looked up by name and at this moment, so that nothing is read from an erased cache. */
async function lastAnswer(request: Request, because: 'offline' | 'slow', { caches, now }: Parts): Promise<Response | undefined> {
  const kept = await (await caches.open(KEPT_ANSWERS)).match(request.url, { ignoreVary: true });
  if (kept === undefined || now() - Number(kept.headers.get(KEPT_AT)) > KEPT_FOR_MS) return undefined;
  const headers = new Headers(kept.headers);
  headers.set(KEPT_BECAUSE, because);
  return new Response(kept.body, { status: 200, headers });
}

async function keep(request: Request, answer: Response, cache: Cache, { caches, now }: Parts): Promise<void> {
  if (answer.status === 401) await caches.delete(KEPT_ANSWERS);
  if (answer.status !== 200) return;
  const owner = await cache.match(new URL(OWNER_PATH, request.url).href, { ignoreVary: true });
  const isOwner = new URL(request.url).pathname === OWNER_PATH;
  if (!isOwner && owner === undefined) return;

  const body = await answer.blob();
  const headers = new Headers(answer.headers);
  headers.set(KEPT_AT, String(now()));
  const copy = new Response(body, { status: 200, headers });
  const isNewOwner = isOwner && owner !== undefined && (await idIn(owner)) !== (await idIn(new Response(body)));
  if (isNewOwner) await caches.delete(KEPT_ANSWERS);
  await (isNewOwner ? await caches.open(KEPT_ANSWERS) : cache).put(request.url, copy);
}

/** The person's id in an answer of /api/user. */
async function idIn(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;
}
