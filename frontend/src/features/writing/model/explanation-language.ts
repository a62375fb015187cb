import { useSyncExternalStore } from 'react';

/** In which language a learner reads why something is wrong. */
export const explanationLanguages = ['de', 'en', 'fa'] as const;
export type ExplanationLanguage = (typeof explanationLanguages)[number];

const STORAGE_KEY = 'explanation-language';
const listeners = new Set<() => void>();
/** Holds the choice while storage is blocked. */
let chosen: ExplanationLanguage | null = null;

/** The stored choice, German when there is none. */
export function readExplanationLanguage(storage: Pick<Storage, 'getItem'>): ExplanationLanguage {
  try {
    const stored = storage.getItem(STORAGE_KEY);
    return explanationLanguages.find((language) => language === stored) ?? 'de';
  } catch {
    return 'de';
  }
}

export function chooseExplanationLanguage(language: ExplanationLanguage): void {
  chosen = language;
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
  for (const tell of listeners) tell();
}

export const useExplanationLanguage = (): ExplanationLanguage =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => chosen ?? readExplanationLanguage(localStorage),
  );
