import type { Logger } from './logger.js';

export type Clock = { stop: () => Promise<void> };

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
  let running: Promise<void> | undefined;
  const tick = (): void => {
    running ??= work(() => isStopped)
      .catch((error: unknown) => {
        logger.warn({ err: error }, failure);
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(tick, everyMs);
  tick();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
