import type { Logger } from '@b1fuchs/kit';

const INTERVAL_MS = 5 * 60_000;
const BATCH = 200;

/** Looks every five minutes who is to be reminded. @param remind looks at so many learners and says at how many it did */
export function startReminderClock(remind: (now: Date, limit: number) => Promise<number>, logger: Logger): { stop: () => Promise<void> } {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const lookAtAll = async (): Promise<void> => {
    while (!isStopped && (await remind(new Date(), BATCH)) === BATCH);
  };
  const tick = (): void => {
    running = running.then(lookAtAll).catch((error: unknown) => {
      logger.warn({ err: error }, 'reminders wait');
    });
  };
  const timer = setInterval(tick, INTERVAL_MS);
  tick();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
