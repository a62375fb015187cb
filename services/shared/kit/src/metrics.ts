import { setTimeout } from 'node:timers/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** One registry per process. Labels hold routes, names and outcomes, never ids. */
export function createMetrics(service: string) {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to the end of the answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers: [registry],
    }),
    httpInFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests whose answer is not finished',
      registers: [registry],
    }),
    eventsPublished: new Counter({
      name: 'events_published_total',
      help: 'Events confirmed by the broker',
      labelNames: ['event'],
      registers: [registry],
    }),
    eventsConsumed: new Counter({
      name: 'events_consumed_total',
      help: 'Events taken from the queue, by outcome',
      labelNames: ['event', 'outcome'],
      registers: [registry],
    }),
    eventLag: new Histogram({
      name: 'event_lag_seconds',
      help: 'Time from an event happening to its effect',
      labelNames: ['event'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120, 600],
      registers: [registry],
    }),
    outboxPending: new Gauge({
      name: 'outbox_pending_documents',
      help: 'Documents whose events wait for the broker, at the last sweep',
      registers: [registry],
    }),
    outboxOldest: new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest event that waits for the broker, at the last sweep; 0 where none waits',
      registers: [registry],
    }),
  };
}

/** A scrape gives up after ten seconds; one figure that cannot be had must not cost all others. */
const LOOK_UP_TIMEOUT_MS = 2_000;

/** A figure that is looked up whenever metrics are asked for; NaN while that fails. */
export function lookedUpGauge(registry: Registry, { name, help }: { name: string; help: string }, look: () => Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const late = setTimeout(LOOK_UP_TIMEOUT_MS, Number.NaN, { ref: false });
      this.set(await Promise.race([look().catch(() => Number.NaN), late]));
    },
  });
}
