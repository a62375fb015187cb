type Options = {
  signal: AbortSignal;
  /** How long it may take until it sounds. */
  startWithinMs: number;
  /** 1 is the speed of the recording; the pitch stays. */
  rate?: number;
  /** The element to play it with: a new one unless named. */
  audio?: HTMLAudioElement;
  onStart?: () => void;
};

/**
 * Plays an address to its end.
 * @throws when it does not sound in time or not at all; an abort by `signal` ends it silently
 */
export function playAudio(address: string, { signal, startWithinMs, rate = 1, audio = new Audio(), onStart }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const timer = setTimeout(() => end(() => reject(new Error('The sound did not begin in time.'))), startWithinMs);
    const stop = (): void => end(resolve);
    function end(settle: () => void): void {
      // A play() that is broken off is rejected later, when the element may already play something else.
      if (over.signal.aborted) return;
      clearTimeout(timer);
      over.abort();
      audio.pause();
      settle();
    }
    const listening = { signal: over.signal };
    audio.addEventListener(
      'playing',
      () => {
        clearTimeout(timer);
        onStart?.();
      },
      listening,
    );
    audio.addEventListener('ended', stop, listening);
    audio.addEventListener('error', () => end(() => reject(new Error('The sound can’t be played.'))), listening);
    signal.addEventListener('abort', stop, listening);
    if (signal.aborted) {
      stop();
      return;
    }
    audio.src = address;
    // A new address sets the speed back.
    audio.defaultPlaybackRate = rate;
    audio.playbackRate = rate;
    audio.play().catch((error: unknown) => end(() => reject(error instanceof DOMException || error instanceof Error ? error : new Error(String(error)))));
  });
}
