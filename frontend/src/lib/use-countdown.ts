import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft } from './seconds-left.js';

const TICK_MS = 250;

/**
 * Whole seconds until `endsAt` (milliseconds since the epoch); 0 when it is past or null.
 * Reads the clock anew at each tick, so a sleeping tab wakes up with the right figure.
 */
export function useCountdown(endsAt: number | null): number {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (endsAt === null) return () => undefined;
      const timer = window.setInterval(onTick, TICK_MS);
      return () => window.clearInterval(timer);
    },
    [endsAt],
  );
  return useSyncExternalStore(subscribe, () => (endsAt === null ? 0 : secondsLeft(endsAt, Date.now())));
}
