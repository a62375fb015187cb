import { startClock, type Clock, type Logger } from '@b1fuchs/kit';

/** The queue is looked at this often even when nothing announced a mail. */
const INTERVAL_MS = 5_000;

/** Sends what is due, one mail after another, whenever it is woken and every few seconds. */
export const startMailSender = (sendNext: (now: Date) => Promise<boolean>, logger: Logger): Clock =>
  startClock({
    work: async () => {
      while (await sendNext(new Date()));
    },
    everyMs: INTERVAL_MS,
    logger,
    failure: 'the mail queue waits',
  });
