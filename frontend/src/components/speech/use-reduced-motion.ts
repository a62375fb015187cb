import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the learner wants things to keep still. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(QUERY).matches);

function subscribe(tell: () => void): () => void {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}
