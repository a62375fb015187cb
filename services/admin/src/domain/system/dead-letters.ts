import { randomUUID } from 'node:crypto';
import type { ConsumingService, DeadLetters } from '@b1fuchs/contracts';
import { AppError, type DeadLetter } from '@b1fuchs/kit';
import type { ActivityLogs } from '../../data/activity-logs.js';
import { recordDeed } from '../record-deed.js';
import type { Queue } from './read-system.js';

export type LetterParts = {
  queues: ReadonlyMap<string, Queue>;
  isBrokerConnected: () => boolean;
  /** Looks at the first letters of a service, which then go to the end of its queue. */
  walkLetters: (service: ConsumingService, see: (letter: DeadLetter) => void, most: number) => Promise<void>;
  /** @returns how many are back in the service's queue */
  replayLetters: (service: ConsumingService) => Promise<number>;
  logs: ActivityLogs;
};

/** Each is taken out and put back, so not all of thousands. */
const SHOWN = 50;

/** The first events that a service has set aside: what and why, and nothing of what they say about anybody. */
export async function readDeadLetters({ queues, isBrokerConnected, walkLetters }: LetterParts, service: ConsumingService): Promise<DeadLetters> {
  if (!isBrokerConnected()) throw new AppError('SERVICE_UNAVAILABLE');
  const letters: DeadLetters['letters'] = [];
  await walkLetters(
    service,
    ({ name = '', occurredAt, setAsideAt, reason, attempts }) => {
      letters.push({ name, occurredAt: occurredAt?.toISOString() ?? null, setAsideAt: setAsideAt?.toISOString() ?? null, reason, attempts });
    },
    SHOWN,
  );
  const queue = queues.get(service);
  await queue?.look();
  return { letters, total: Math.max(queue?.depth()?.dead ?? 0, letters.length) };
}

/** Puts what a service has set aside back into its queue. The deed is kept before. */
export async function replayDeadLettersOf({ queues, logs, replayLetters }: LetterParts, by: string, service: ConsumingService, now: Date): Promise<{ replayed: number }> {
  const waiting = queues.get(service)?.depth()?.dead;
  await recordDeed(logs, { actionId: randomUUID(), by, userId: by, action: 'dead-letters-replayed', details: waiting === undefined ? service : `${service}: ${waiting}` }, now);
  try {
    return { replayed: await replayLetters(service) };
  } catch (error) {
    throw new AppError('SERVICE_UNAVAILABLE', { cause: error });
  }
}
