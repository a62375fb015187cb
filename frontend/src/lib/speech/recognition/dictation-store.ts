import { IDLE, type DictationReport, type DictationState } from './dictation-state.js';

/** What the screen shows, and what it is told once. */
export function createDictationStore() {
  let state = IDLE;
  const watchers = new Set<() => void>();
  const listeners = new Set<(report: DictationReport) => void>();

  function set(next: DictationState): void {
    state = next;
    for (const tell of watchers) tell();
  }
  return {
    get: (): DictationState => state,
    set,
    change: (part: Partial<DictationState>): void => set({ ...state, ...part }),
    subscribe: (tell: () => void): (() => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    report: (report: DictationReport): void => {
      for (const tell of listeners) tell(report);
    },
    onReport: (tell: (report: DictationReport) => void): (() => void) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}
