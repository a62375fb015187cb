import type { ConsumingService } from '@b1fuchs/contracts';
import type { ConfirmChannel } from 'amqplib';
import type { Broker } from './broker.js';
import { queueOf, retryQueueOf, RETRY_DELAYS_MS } from './topology.js';

export type QueueLag = {
  /** Looks whether events wait; to be called every few seconds. */
  look: () => Promise<void>;
  /** Seconds since nothing waited; null where nothing waits now. What was told before that time is known. */
  read: (now: number) => number | null;
  /** Once the broker is there. */
  opened: Promise<{ close: () => Promise<void> }>;
};

/** How far a service is behind the events that the broker has for it, those that are tried again included. */
export function startQueueLag({ service, broker }: { service: ConsumingService; broker: Pick<Broker, 'onChannel' | 'isConnected'> }): QueueLag {
  const queues = [queueOf(service), ...RETRY_DELAYS_MS.map((delay) => retryQueueOf(service, delay))];
  let channel: ConfirmChannel | undefined;
  let caughtUpAt = Date.now();
  let isBehind = false;
  const opened = broker.onChannel((raw) => {
    channel = raw;
    return Promise.resolve();
  });

  return {
    async look() {
      const asked = broker.isConnected() ? channel : undefined;
      const at = Date.now();
      const counts = asked ? await Promise.all(queues.map(async (queue) => (await asked.checkQueue(queue)).messageCount)) : undefined;
      isBehind = !counts || counts.some((count) => count > 0);
      if (!isBehind) caughtUpAt = at;
    },
    read: (now) => (isBehind ? Math.round((now - caughtUpAt) / 1_000) : null),
    opened,
  };
}
