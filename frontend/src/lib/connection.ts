import { KEPT_BECAUSE } from './kept-answers.js';

/** online; slow: the last answer was an older one, since the server took too long; offline: the server can't be reached. */
export type Connection = 'online' | 'slow' | 'offline';

/** Whether the server can be reached, as calls and the browser tell it. */
export function createConnection(isBrowserOnline: () => boolean) {
  let current: Connection = isBrowserOnline() ? 'online' : 'offline';
  const listeners = new Set<() => void>();

  function set(next: Connection): void {
    if (next === current) return;
    current = next;
    for (const tell of listeners) tell();
  }

  return {
    get: (): Connection => current,
    set,
    /**
     * An answer came: from the server, or one that the service worker had kept.
     * One of the server's that was under way when the browser went offline does not mean that it is back.
     */
    answered: ({ headers }: Pick<Response, 'headers'>): void => {
      const because = headers.get(KEPT_BECAUSE);
      if (because === 'offline' || because === 'slow') set(because);
      else if (isBrowserOnline()) set('online');
    },
    /** A call failed without an answer. One that gave up by itself says nothing about the connection. */
    failed: (error: unknown): void => {
      if (!(error instanceof DOMException)) set('offline');
    },
    subscribe: (tell: () => void): (() => void) => {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
  };
}

export const connection = createConnection(() => !('navigator' in globalThis) || navigator.onLine);
