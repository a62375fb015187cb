/**
 * The last answers about the signed-in person, kept by the service worker to be read offline (decision 39).
 * There is one such cache, and it is only ever one person's.
 */
export const KEPT_ANSWERS = 'kept-answers';
/** On an answer that was kept: whether the server could not be reached ('offline') or took too long ('slow'). */
export const KEPT_BECAUSE = 'x-kept-because';

/** Erases them: at sign-in, at sign-out, and when a call answers that nobody is signed in. Never throws. */
export async function forgetKeptAnswers(): Promise<void> {
  // There are no caches without https, and none in old browsers.
  if (!('caches' in globalThis)) return;
  await caches.delete(KEPT_ANSWERS).catch(() => false);
}
