import { startClock, type Clock, type Logger } from '@b1fuchs/kit';

type TellFailure = (error: unknown) => void;

const EVENTS_EVERY_MS = 5_000;
/** Most of the time one event takes is spent waiting for the provider and the database. */
const EVENTS_AT_ONCE = 4;
const ACCESS_EVERY_MS = 10_000;
const SESSIONS_EVERY_MS = 30_000;
const BATCH = 50;

/**
 * Works on what the provider has told, several events at once, when it is woken and every few seconds.
 * @param workOnNext takes one for itself alone, and says whether there was any
 */
export const startEventClock = (workOnNext: (now: Date, tellFailure: (error: unknown, isGivenUp: boolean) => void) => Promise<boolean>, logger: Logger): Clock => {
  const tellFailure = (err: unknown, isGivenUp: boolean): void => {
    if (isGivenUp) logger.error({ err }, 'a message of the payment provider was given up');
    else logger.warn({ err }, 'a message of the payment provider waits');
  };
  const busy = new Set<number>();
  // Each by itself: one that waits for the provider holds up no other.
  const clocks = Array.from({ length: EVENTS_AT_ONCE }, (_, index) =>
    startClock({
      work: async (isStopped) => {
        busy.add(index);
        try {
          while (!isStopped() && (await workOnNext(new Date(), tellFailure)));
        } finally {
          busy.delete(index);
        }
      },
      everyMs: EVENTS_EVERY_MS,
      logger,
      failure: 'messages of the payment provider wait',
    }),
  );
  return {
    // One is enough for one event, and whoever is busy looks once more before it rests.
    wake: () => (clocks.find((_, index) => !busy.has(index)) ?? clocks[0])?.wake(),
    stop: async () => {
      await Promise.all(clocks.map((clock) => clock.stop()));
    },
  };
};

/** Tells of access that has begun or ended by time alone. @param settleDue looks at so many accounts and says at how many it did */
export const startAccessClock = (settleDue: (batch: { now: Date; limit: number; tellFailure: TellFailure }) => Promise<number>, logger: Logger): Clock =>
  startClock({
    work: inBatches(settleDue, (err) => logger.warn({ err }, 'an account is settled later')),
    everyMs: ACCESS_EVERY_MS,
    logger,
    failure: 'accounts are settled later',
  });

/** Asks after checkout sessions of which nothing was heard. @param look looks at so many and says at how many it did */
export const startSessionClock = (look: (batch: { now: Date; limit: number; tellFailure: TellFailure }) => Promise<number>, logger: Logger): Clock =>
  startClock({
    work: inBatches(look, (err) => logger.warn({ err }, 'a checkout is looked at later')),
    everyMs: SESSIONS_EVERY_MS,
    logger,
    failure: 'checkouts are looked at later',
  });

const inBatches =
  (work: (batch: { now: Date; limit: number; tellFailure: TellFailure }) => Promise<number>, tellFailure: TellFailure) =>
  async (isStopped: () => boolean): Promise<void> => {
    while (!isStopped() && (await work({ now: new Date(), limit: BATCH, tellFailure })) === BATCH);
  };
