import { releaseStore } from './release-store.js';

/** A page that stays open asks for a new version when it is looked at, at most this often. */
const ASK_AGAIN_MS = 30 * 60_000;

/** Registers the service worker and tells the store when a new version is there. Without service workers nothing happens. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // The first worker of this browser changes nothing about the page.
    if (isControlled) releaseStore.set({ state: 'taken' });
    isControlled = true;
  });
  const registration = await workers.register('/sw.js').catch(() => undefined);
  // Blocked by the browser's settings, or the server can't be reached.
  if (registration === undefined) return;
  watch(registration);
  askAgain(registration);
}

function watch(registration: ServiceWorkerRegistration): void {
  const tell = (): void => {
    if (registration.waiting && registration.active) releaseStore.set({ state: 'waiting', worker: registration.waiting });
  };
  tell();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', tell));
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
