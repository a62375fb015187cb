let current: AbortController | null = null;

/**
 * One thing sounds on the page at a time: what begins now ends what sounded before, and is itself ended through its signal.
 * `done` tells that it is over by itself, `abort` ends it.
 */
export function beginSound(): { signal: AbortSignal; done: () => void; abort: () => void } {
  current?.abort();
  const mine = new AbortController();
  current = mine;
  const done = (): void => {
    if (current === mine) current = null;
  };
  return {
    signal: mine.signal,
    done,
    abort: () => {
      done();
      mine.abort();
    },
  };
}

/** Ends whatever sounds, for example before the microphone listens. */
export function silence(): void {
  current?.abort();
  current = null;
}

export const isSounding = (): boolean => current !== null;
