interface CircuitBreakerOptions {
  /** So many failures one after another open it. */
  failures: number;
  /** It then lets nothing through for so long, and one trial afterwards. */
  pauseMs: number;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
}

export interface CircuitBreaker {
  /** Runs a call, or `whenOpen` instead while the other side rests. Only an error that `isOutage` names counts as a failure. */
  run: <T>(call: () => Promise<T>, isOutage: (error: unknown) => boolean, whenOpen: () => never) => Promise<T>;
}

/** Spares a server that keeps failing, and everybody who would wait for it. */
export function createCircuitBreaker({ failures, pauseMs, now }: CircuitBreakerOptions): CircuitBreaker {
  let failed = 0;
  let openUntil: number | undefined;
  let trialRuns = false;

  const close = (): void => {
    failed = 0;
    openUntil = undefined;
  };
  const countFailure = (): void => {
    failed += 1;
    if (failed >= failures) openUntil = now() + pauseMs;
  };

  return {
    async run(call, isOutage, whenOpen) {
      if (openUntil !== undefined && (trialRuns || now() < openUntil)) whenOpen();
      const isTrial = openUntil !== undefined;
      if (isTrial) trialRuns = true;
      try {
        const result = await call();
        close();
        return result;
      } catch (error) {
        if (isOutage(error)) countFailure();
        else close();
        throw error;
      } finally {
        if (isTrial) trialRuns = false;
      }
    },
  };
}
