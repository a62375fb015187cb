import { startClock, type Clock, type Logger } from '@b1fuchs/kit';

/** What another instance, or a crash, has left is taken up within this time. */
const LOOK_MS = 2_000;

/** Works on bulk actions, job after job, as long as there are some. @param workOnNext whether there was one */
export const startBulkClock = (workOnNext: (isStopped: () => boolean) => Promise<boolean>, logger: Logger): Clock =>
  startClock({
    work: async (isStopped) => {
      let isBusy = true;
      while (isBusy && !isStopped()) isBusy = await workOnNext(isStopped);
    },
    everyMs: LOOK_MS,
    logger,
    failure: 'bulk actions go on later',
  });
