import type { ConsumingService, QueueDepth } from '@b1fuchs/contracts';
import type { ConfirmChannel } from 'amqplib';
import type { Broker } from './broker.js';
import { readQueueDepth } from './queue-depth.js';

export type QueueLag = {
  /** Looks whether events wait; to be called every few seconds. */
  look: () => Promise<void>;
  /** What the broker had for the service at the last look; null while the broker is away. */
  depth: () => QueueDepth | null;
  /** Seconds since nothing waited; null where nothing waits now. What was told before that time is known. */
  read: (now: number) => number | null;
};

/**
 * How far services are behind the events that the broker has for them, those that are tried again included.
 * `opened` resolves once the broker is there.
 */
export function startQueueLags(services: readonly ConsumingService[], broker: Pick<Broker, 'onChannel' | 'isConnected'>): { lags: ReadonlyMap<ConsumingService, QueueLag>; opened: Promise<{ close: () => Promise<void> }> } {
  let channel: ConfirmChannel | undefined;
  const opened = broker.onChannel((raw) => {
    channel = raw;
    return Promise.resolve();
  });
  const current = (): ConfirmChannel | undefined => (broker.isConnected() ? channel : undefined);
  return { lags: new Map(services.map((service) => [service, lagOf(service, current)])), opened };
}

function lagOf(service: ConsumingService, channel: () => ConfirmChannel | undefined): QueueLag {
  let caughtUpAt = Date.now();
  let depth: QueueDepth | null = null;
  let isBehind = false;
  return {
    async look() {
      const asked = channel();
      const at = Date.now();
      depth = asked ? await readQueueDepth(asked, service).catch(() => null) : null;
      isBehind = !depth || depth.waiting > 0 || depth.retrying > 0;
      if (!isBehind) caughtUpAt = at;
    },
    depth: () => depth,
    read: (now) => (isBehind ? Math.round((now - caughtUpAt) / 1_000) : null),
  };
}
