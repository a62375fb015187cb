import { startClock, type Clock, type Logger } from '@b1fuchs/kit';

const SETTLE_MS = 20_000;
const CHAIN_MS = 60_000;
const LAG_MS = 2_000;

type Work = (isStopped: () => boolean) => Promise<unknown>;
const clock = (logger: Logger, everyMs: number, failure: string, work: Work): Clock =>
  startClock({
    work: async (isStopped) => {
      await work(isStopped);
    },
    everyMs,
    logger,
    failure,
  });

/** Ends trials and streaks in the list, makes links that a crash has left out, and looks how far behind the list is. */
export const startClocks = ({ settle, chain, look }: { settle: (now: Date, isStopped: () => boolean) => Promise<void>; chain: Work; look: Work }, logger: Logger): Clock[] => [
  clock(logger, SETTLE_MS, 'trials in the list end later', (isStopped) => settle(new Date(), isStopped)),
  clock(logger, CHAIN_MS, 'activity is chained later', chain),
  clock(logger, LAG_MS, 'how far the list is behind is not known', look),
];
