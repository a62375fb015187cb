import { startClock, type Clock } from '../clock.js';
import type { Logger } from '../logger.js';
import type { PersonalData } from './personal-data.js';

const HOUR_MS = 3_600_000;

/** Every hour removes what is not to be kept any longer. Any number of instances may do so at once. */
export const startPersonalDataClock = ({ tidy }: Pick<PersonalData, 'tidy'>, logger: Logger): Clock =>
  startClock({ work: (isStopped) => tidy(new Date(), isStopped), everyMs: HOUR_MS, logger, failure: 'what is over is removed later' });
