import { help } from '../../lib/interface-language/help.js';
import { toast } from '../../lib/toast-store.js';
import { FILES_PREFIX } from '../../service-worker/names.js';

/** When this tab was last loaded anew because of a failure, in ms; and whether that is still to be told. */
const RELOADED_AT = 'release.reloaded-at';
const UNTOLD = 'release.untold';
/** A second failure within this time is none that another load would repair. */
const ONCE_WITHIN_MS = 60_000;
const failures = new WeakSet<Error>();

/** Did the code of a page fail to load, rather than the page itself fail? */
export const isLoadFailure = (error: Error): boolean => failures.has(error);

/** Notes which errors are of that kind, and tells of a page that was loaded anew for one. */
export function watchLoadFailures(): void {
  const notes = sessionNotes();
  if (notes?.getItem(UNTOLD) != null) {
    notes.removeItem(UNTOLD);
    toast({ title: help('Neu geladen'), description: help('Eine neue Version ist da. Die Seite wurde deshalb neu geladen.') });
  }
  window.addEventListener('vite:preloadError', (event) => failures.add(event.payload));
}

/**
 * Code of a page can be gone: a new version has taken its place on the server. The page is then loaded anew, once, and says so.
 * Where the server can't be reached, a load would only make it worse: the error screen stays. What a page can do without is
 * no reason to load it anew.
 */
export async function loadPageAnew(): Promise<void> {
  const notes = sessionNotes();
  // Without a note this could go round in circles.
  if (notes === null) return;
  if (Date.now() - Number(notes.getItem(RELOADED_AT)) < ONCE_WITHIN_MS) return;
  const page = await fetch('/index.html', { cache: 'no-store' }).catch(() => undefined);
  if (page?.ok !== true) return;
  notes.setItem(RELOADED_AT, String(Date.now()));
  notes.setItem(UNTOLD, 'yes');
  await forgetFiles();
  window.location.reload();
}

/** A kept release that lacks a file: the page and all that it needs come from the server again, and are kept anew. */
async function forgetFiles(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  await registration?.unregister().catch(() => false);
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter((name) => name.startsWith(FILES_PREFIX)).map((name) => caches.delete(name)));
}

function sessionNotes(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
