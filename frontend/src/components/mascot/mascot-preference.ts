import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../lib/browser-storage.js';

const STORAGE_KEY = 'mascot';
const COLLAPSED = 'collapsed';
const listeners = new Set<() => void>();
/** Read when it is first needed; it holds the choice also where storage is blocked. */
let isExpanded: boolean | null = null;

/** Expanded unless the learner has put the mascot away. */
export function readMascotPreference(storage: Pick<Storage, 'getItem'> | null): boolean {
  try {
    return storage?.getItem(STORAGE_KEY) !== COLLAPSED;
  } catch {
    return true;
  }
}

/** Collapses or expands the mascot on every screen; kept in this browser. */
export function setMascotExpanded(next: boolean): void {
  isExpanded = next;
  try {
    if (next) browserStorage()?.removeItem(STORAGE_KEY);
    else browserStorage()?.setItem(STORAGE_KEY, COLLAPSED);
  } catch {
    // Storage is full: the choice holds until the page is left.
  }
  for (const tell of listeners) tell();
}

export const useMascotExpanded = (): boolean =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => (isExpanded ??= readMascotPreference(browserStorage())),
  );
