import { useEffect, useSyncExternalStore } from 'react';
import type { MascotHint } from './mascot-hint.js';

/** What the page that is open has to say through Fuchs. One place, since there is one fox and one page. */
export function createPageHint() {
  let current: MascotHint | null = null;
  const listeners = new Set<() => void>();
  function set(hint: MascotHint | null): void {
    current = hint;
    for (const tell of listeners) tell();
  }
  return {
    get: (): MascotHint | null => current,
    set,
    /** Takes this hint away, unless another page has set its own meanwhile. */
    clear: (hint: MascotHint): void => {
      if (current === hint) set(null);
    },
    subscribe: (tell: () => void): (() => void) => {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
  };
}

const pageHint = createPageHint();

/** The open page's hint; null where it has none. */
export const useCurrentHint = (): MascotHint | null => useSyncExternalStore(pageHint.subscribe, pageHint.get);

/** A page's hint, told by Fuchs in the corner for as long as the page is open: `usePageHint({ state: 'speaking', text: '…' })`. */
export function usePageHint({ state, text, isAnnounced = false }: MascotHint): void {
  useEffect(() => {
    const hint = { state, text, isAnnounced };
    pageHint.set(hint);
    return () => pageHint.clear(hint);
  }, [state, text, isAnnounced]);
}
