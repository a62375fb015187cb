import { startClock, type Clock, type Logger } from '@b1fuchs/kit';

const INTERVAL_MS = 5 * 60_000;
const BATCH = 200;

/** Looks every five minutes who is to be reminded. @param remind looks at so many learners and says at how many it did */
export const startReminderClock = (remind: (now: Date, limit: number) => Promise<number>, logger: Logger): Clock =>
  startClock({
    work: async (isStopped) => {
      while (!isStopped() && (await remind(new Date(), BATCH)) === BATCH);
    },
    everyMs: INTERVAL_MS,
    logger,
    failure: 'reminders wait',
  });
