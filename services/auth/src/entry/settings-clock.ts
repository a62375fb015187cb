import { startClock, type Clock, type Logger } from '@b1fuchs/kit';

const INTERVAL_MS = 30_000;

/** Tells the rules of sessions at the start, and again for a Redis that was away or has lost them. */
export const startSettingsClock = (apply: () => Promise<void>, logger: Logger): Clock =>
  startClock({ work: apply, everyMs: INTERVAL_MS, logger, failure: 'the rules of sessions are told later' });
