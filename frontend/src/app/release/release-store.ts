import { TAKE_OVER } from '../../service-worker/names.js';

/** A new version: 'waiting' in the service worker, or 'taken', since another tab of the browser has asked for it. */
type Release = { state: 'none' | 'taken' } | { state: 'waiting'; worker: ServiceWorker };

/** The new worker takes over at once as a rule; the page loads anew in any case. */
const TAKE_OVER_MS = 3_000;
let current: Release = { state: 'none' };
const listeners = new Set<() => void>();

export const releaseStore = {
  isNewThere: (): boolean => current.state !== 'none',
  set: (next: Release): void => {
    current = next;
    for (const tell of listeners) tell();
  },
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  },
};

/** Loads the page anew with the new version. */
export function takeNewRelease(): void {
  const reload = (): void => window.location.reload();
  if (current.state !== 'waiting') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  current.worker.postMessage(TAKE_OVER);
  setTimeout(reload, TAKE_OVER_MS);
}
