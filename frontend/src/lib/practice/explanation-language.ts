import { useSyncExternalStore } from 'react';
import { browserStorage } from '../browser-storage.js';

/** In which language a learner reads why something is wrong. */
export const explanationLanguages = ['de', 'en', 'fa'] as const;
export type ExplanationLanguage = (typeof explanationLanguages)[number];

export const directionOf = (language: ExplanationLanguage): 'rtl' | 'ltr' => (language === 'fa' ? 'rtl' : 'ltr');

const STORAGE_KEY = 'explanation-language';
const listeners = new Set<() => void>();
/** Read when it is first needed; it holds the choice also where storage is blocked. */
let current: ExplanationLanguage | null = null;

/** The stored choice, German when there is none. */
export function readExplanationLanguage(storage: Pick<Storage, 'getItem'> | null): ExplanationLanguage {
  try {
    const stored = storage?.getItem(STORAGE_KEY);
    return explanationLanguages.find((language) => language === stored) ?? 'de';
  } catch {
    return 'de';
  }
}

export function chooseExplanationLanguage(language: ExplanationLanguage): void {
  current = language;
  try {
    browserStorage()?.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is full: the choice holds until the page is left.
  }
  for (const tell of listeners) tell();
}

export const currentExplanationLanguage = (): ExplanationLanguage => (current ??= readExplanationLanguage(browserStorage()));

export const useExplanationLanguage = (): ExplanationLanguage =>
  useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, currentExplanationLanguage);
