let current: AbortController | null = null;

/**
 * One thing sounds on the page at a time: what begins now ends what sounded before, and is itself ended through the signal.
 * `done` tells that it is over.
 */
export function beginSound(): { signal: AbortSignal; done: () => void } {
  current?.abort();
  const mine = new AbortController();
  current = mine;
  return {
    signal: mine.signal,
    done: () => {
      if (current === mine) current = null;
    },
  };
}

/** Ends whatever sounds, for example before the microphone listens. */
export function silence(): void {
  current?.abort();
  current = null;
}

export const isSounding = (): boolean => current !== null;
