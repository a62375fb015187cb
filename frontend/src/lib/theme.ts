import { browserStorage } from './browser-storage.js';

/** 'system' follows the device. first.js applies the stored choice before the first paint. */
export type Theme = 'system' | 'light' | 'dark';
const STORAGE_KEY = 'theme';

/** The stored choice; 'system' when there is none or storage is blocked. */
export function readTheme(storage: Pick<Storage, 'getItem'> | null = browserStorage()): Theme {
  try {
    const stored = storage?.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies and keeps a choice. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    browserStorage()?.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is full: the choice holds until the page is left.
  }
}
