/** The answers that are kept to be read offline. Never here: anything of /auth, /api/admin, or that is not a GET. */
const KEPT_PATHS = new Set([
  '/api/user',
  '/api/user/achievements',
  '/api/user/progress',
  '/api/user/insights',
  '/api/flashcards/leitner-stats',
  '/api/writing/attempts',
]);
const KEPT_BELOW = '/api/topics/';
/** Addresses that the server itself answers when a browser goes there. */
const SERVER_ONLY = /^\/(?:api|auth|internal|health|metrics)\//;

export type Kind = 'page' | 'file' | 'answer' | 'other';

/**
 * What a request of the browser is for.
 * @param files paths of the precached files
 */
export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, { origin, files }: { origin: string; files: ReadonlySet<string> }): Kind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'other';
  if (mode === 'navigate') return SERVER_ONLY.test(pathname) || /\.\w+$/.test(pathname) ? 'other' : 'page';
  if (KEPT_PATHS.has(pathname) || pathname.startsWith(KEPT_BELOW)) return 'answer';
  return pathname.startsWith('/assets/') || files.has(pathname) ? 'file' : 'other';
}
