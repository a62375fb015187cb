import type { ConsumingService, QueueDepth } from '@b1fuchs/contracts';
import type { ConfirmChannel } from 'amqplib';
import type { Broker } from './broker.js';
import { readQueueDepth } from './queue-depth.js';

export type QueueLag = {
  /** Looks whether events wait; to be called every few seconds. */
  look: () => Promise<void>;
  /** Seconds since nothing waited; null where nothing waits now. What was told before that time is known. */
  read: (now: number) => number | null;
  /** What the broker had for the service at the last look; null while the broker is away. */
  depth: () => QueueDepth | null;
  /** Once the broker is there. */
  opened: Promise<{ close: () => Promise<void> }>;
};

/** How far a service is behind the events that the broker has for it, those that are tried again included. */
export function startQueueLag({ service, broker }: { service: ConsumingService; broker: Pick<Broker, 'onChannel' | 'isConnected'> }): QueueLag {
  let channel: ConfirmChannel | undefined;
  let caughtUpAt = Date.now();
  let depth: QueueDepth | null = null;
  let isBehind = false;
  const opened = broker.onChannel((raw) => {
    channel = raw;
    return Promise.resolve();
  });

  return {
    async look() {
      const asked = broker.isConnected() ? channel : undefined;
      const at = Date.now();
      depth = null;
      isBehind = true;
      if (asked) depth = await readQueueDepth(asked, service);
      isBehind = !depth || depth.waiting > 0 || depth.retrying > 0;
      if (!isBehind) caughtUpAt = at;
    },
    read: (now) => (isBehind ? Math.round((now - caughtUpAt) / 1_000) : null),
    depth: () => depth,
    opened,
  };
}
