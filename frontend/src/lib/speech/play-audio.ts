/**
 * Plays an address to its end.
 * @param startWithinMs how long it may take until it sounds
 * @throws when it does not sound in time or not at all; an abort by `signal` ends it silently
 */
export function playAudio(address: string, { signal, startWithinMs }: { signal: AbortSignal; startWithinMs: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const audio = new Audio(address);
    const timer = setTimeout(() => end(() => reject(new Error('The sound did not begin in time.'))), startWithinMs);
    const stop = (): void => end(resolve);
    function end(settle: () => void): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      audio.pause();
      settle();
    }
    audio.addEventListener('playing', () => clearTimeout(timer));
    audio.addEventListener('ended', stop);
    audio.addEventListener('error', () => end(() => reject(new Error('The sound can’t be played.'))));
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    else audio.play().catch((error: unknown) => end(() => reject(error instanceof DOMException || error instanceof Error ? error : new Error(String(error)))));
  });
}
