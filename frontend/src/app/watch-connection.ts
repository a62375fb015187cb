import { connection } from '../lib/connection.js';

/** While the server can't be reached, it is asked this often whether it is back. */
const ASK_EVERY_MS = 10_000;
const ASK_TIMEOUT_MS = 5_000;

/**
 * Follows the browser's own word, and finds out when a server that could not be reached is back.
 * @param onBack called then
 * @returns ends it
 */
export function watchConnection(onBack: () => void): () => void {
  let last = connection.get();
  const leave = connection.subscribe(() => {
    const now = connection.get();
    if (now === 'online' && last !== 'online') onBack();
    last = now;
  });
  const lost = (): void => connection.set('offline');
  const ask = (): void => {
    if (connection.get() !== 'online') void isServerThere().then((isThere) => isThere && connection.set('online'));
  };
  window.addEventListener('offline', lost);
  window.addEventListener('online', ask);
  // It may have been said before anybody listened.
  if (!navigator.onLine) lost();
  // A browser can be wrong: a server on the same machine answers without a network too.
  ask();
  const timer = setInterval(ask, ASK_EVERY_MS);
  return () => {
    leave();
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', ask);
    clearInterval(timer);
  };
}

const isServerThere = (): Promise<boolean> =>
  fetch('/api/legal', { cache: 'no-store', signal: AbortSignal.timeout(ASK_TIMEOUT_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  );
