declare global {
  interface Window {
    /** What first.js has asked for, by path. */
    earlyAnswers?: Record<string, Promise<Response>> | undefined;
    /** When it began, as performance.now() tells it. */
    earlySince?: number | undefined;
  }
}

/** What nobody has taken by then is old. */
const FRESH_MS = 10_000;

/**
 * The answer that was asked for before the scripts came, for the first call of its kind; undefined for any other. Whatever
 * changes something, signing out above all, makes all of them old.
 */
export function takeEarlyAnswer(method: string, path: string): Promise<Response> | undefined {
  if (typeof window === 'undefined' || window.earlyAnswers === undefined) return undefined;
  const isFresh = performance.now() - (window.earlySince ?? 0) < FRESH_MS;
  if (method !== 'GET' || !isFresh) {
    window.earlyAnswers = undefined;
    return undefined;
  }
  const { [path]: answer, ...others } = window.earlyAnswers;
  window.earlyAnswers = others;
  return answer;
}
