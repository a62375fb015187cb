import type { Logger } from './logger.js';

export type Clock = {
  /** Does the work now, or once more after what runs. */
  wake: () => void;
  stop: () => Promise<void>;
};

/**
 * Does work now and then again every so often, never twice at once. Work that fails waits for the next time.
 * @param work long work asks `isStopped` whether to go on
 * @param failure what the log says then
 */
export function startClock({ work, everyMs, logger, failure }: {
  work: (isStopped: () => boolean) => Promise<void>;
  everyMs: number;
  logger: Logger;
  failure: string;
}): Clock {
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | undefined;
  const tick = (): void => {
    running ??= work(() => isStopped)
      .catch((error: unknown) => {
        logger.warn({ err: error }, failure);
      })
      .finally(() => {
        running = undefined;
        if (!isWoken || isStopped) return;
        isWoken = false;
        tick();
      });
  };
  const timer = setInterval(tick, everyMs);
  tick();
  return {
    wake() {
      if (isStopped) return;
      isWoken = running !== undefined;
      tick();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
