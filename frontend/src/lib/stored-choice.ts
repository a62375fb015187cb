import { useSyncExternalStore } from 'react';
import { browserStorage } from './browser-storage.js';

/**
 * A choice that is kept in this browser for every screen; where storage is blocked or full, it holds until the page is left.
 * @param options.defaultChoice taken when there is no stored one, or one that is no longer offered
 */
export function createStoredChoice<T extends string>({ key, choices, defaultChoice }: { key: string; choices: readonly T[]; defaultChoice: () => T }) {
  const listeners = new Set<() => void>();
  /** Read when it is first needed. */
  let current: T | undefined;

  const read = (storage: Pick<Storage, 'getItem'> | null): T => {
    try {
      const stored = storage?.getItem(key);
      return choices.find((choice) => choice === stored) ?? defaultChoice();
    } catch {
      return defaultChoice();
    }
  };
  const get = (): T => (current ??= read(browserStorage()));
  const subscribe = (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  };

  return {
    read,
    get,
    set: (choice: T): void => {
      current = choice;
      try {
        browserStorage()?.setItem(key, choice);
      } catch {
        // Storage is full: the choice holds until the page is left.
      }
      for (const tell of listeners) tell();
    },
    subscribe,
    use: (): T => useSyncExternalStore(subscribe, get),
  };
}
