import { startClock, type Clock, type Logger } from '@b1fuchs/kit';

const INTERVAL_MS = 20_000;

/** Looks three times a minute which accounts are to go, and how far they are. */
export const startErasureClock = (erase: (now: Date) => Promise<void>, logger: Logger): Clock =>
  startClock({ work: () => erase(new Date()), everyMs: INTERVAL_MS, logger, failure: 'accounts are erased later' });
