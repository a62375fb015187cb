import { envelopeSchema, type ConsumingService, type EventDefinition, type EventOf, type Envelope } from '@b1fuchs/contracts';
import type { ConfirmChannel, ConsumeMessage } from 'amqplib';
import { z } from 'zod';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { withCorrelationId } from '../request-context.js';
import { tracing, type Span } from '../tracing/spans.js';
import type { Broker } from './broker.js';
import { ATTEMPT_HEADER, deadQueueOf, MAX_ATTEMPTS, queueOf, REASON_HEADER, RETRY_DELAYS_MS, retryQueueOf, SET_ASIDE_HEADER } from './topology.js';

/** So many messages are worked on at the same time. */
const PREFETCH = 16;
const GIVE_BACK_PAUSE_MS = 5_000;

export type EventHandler = {
  definition: EventDefinition;
  /** Checks the event's data (throws when invalid) and returns the work to do. */
  prepare: (event: Envelope) => () => Promise<void>;
};

/** Binds a use case to an event; the use case must be safe to run again with the same event. */
export function onEvent<Definition extends EventDefinition>(
  definition: Definition,
  run: (event: EventOf<Definition>) => Promise<void>,
): EventHandler {
  const schema = envelopeSchema.extend({
    name: z.literal(definition.name),
    version: z.literal(definition.version),
    data: definition.data,
  });
  return {
    definition,
    prepare: (event) => {
      const parsed = schema.parse(event) as EventOf<Definition>;
      return () => run(parsed);
    },
  };
}

/**
 * Consumes a service's queue. Per message: done → ack; invalid → dead letter at once; failed → again after a
 * growing pause, dead letter after MAX_ATTEMPTS. The copy is confirmed before the original is acknowledged.
 */
export function startConsumer({ service, broker, handlers, logger, metrics, retryDelaysMs = RETRY_DELAYS_MS, prefetch = PREFETCH }: {
  service: ConsumingService;
  broker: Pick<Broker, 'onChannel' | 'publish'>;
  handlers: EventHandler[];
  logger: Logger;
  metrics: Metrics;
  /** Messages at the same time; more where the database takes them together. */
  prefetch?: number;
  retryDelaysMs?: readonly (typeof RETRY_DELAYS_MS)[number][];
}): Promise<{ close: () => Promise<void> }> {
  const byName = new Map(handlers.map((handler) => [handler.definition.name, handler]));

  const process = async (message: ConsumeMessage): Promise<void> => {
    const event = readEnvelope(message);
    const work = event && prepareWork(event);
    if (!event || !work) {
      await setAside(message, 'not a known event or its data are invalid');
      return;
    }
    await withCorrelationId(event.correlationId, () => workOn(message, event, work));
  };

  const workOn = async (message: ConsumeMessage, event: Envelope, work: () => Promise<void>): Promise<void> => {
    try {
      await tracing.inSpan(stepOf(service, event), work);
      metrics.eventsConsumed.inc({ event: event.name, outcome: 'done' });
      metrics.eventLag.observe({ event: event.name }, Math.max(0, Date.now() - Date.parse(event.occurredAt)) / 1000);
    } catch (error) {
      logger.warn({ err: error, event: event.name, eventId: event.id }, 'event failed');
      await retryLater(message, event.name);
    }
  };

  const prepareWork = (event: Envelope): (() => Promise<void>) | undefined => {
    try {
      return byName.get(event.name)?.prepare(event);
    } catch {
      return undefined;
    }
  };

  const retryLater = async (message: ConsumeMessage, name: string): Promise<void> => {
    const attempt = attemptOf(message) + 1;
    if (attempt >= MAX_ATTEMPTS) {
      await setAside(message, 'failed too often');
      return;
    }
    const delay = retryDelaysMs[Math.min(attempt - 1, retryDelaysMs.length - 1)] ?? RETRY_DELAYS_MS[0];
    await copyTo(retryQueueOf(service, delay), message, { [ATTEMPT_HEADER]: attempt });
    metrics.eventsConsumed.inc({ event: name, outcome: 'retried' });
  };

  const setAside = async (message: ConsumeMessage, reason: string): Promise<void> => {
    logger.error({ messageId: message.properties.messageId as unknown, reason }, 'event set aside as dead letter');
    await copyTo(deadQueueOf(service), message, { [REASON_HEADER]: reason, [SET_ASIDE_HEADER]: Date.now(), [ATTEMPT_HEADER]: attemptOf(message) });
    metrics.eventsConsumed.inc({ event: 'any', outcome: 'dead' });
  };

  const copyTo = (queue: string, message: ConsumeMessage, headers: Record<string, string | number>): Promise<void> =>
    broker.publish('', queue, message.content, { messageId: String(message.properties.messageId), headers });

  return broker.onChannel(async (channel: ConfirmChannel) => {
    await channel.prefetch(prefetch);
    await channel.consume(queueOf(service), (message) => {
      if (!message) return;
      process(message).then(
        () => settle(() => channel.ack(message)),
        (error: unknown) => {
          // The broker could not take the copy: give the message back, after a pause so that it can recover.
          logger.error({ err: error }, 'message goes back to the broker');
          setTimeout(settle, GIVE_BACK_PAUSE_MS, () => channel.nack(message)).unref();
        },
      );
    });
  });
}

/** Follows on the event's making, however often it was tried and wherever it has waited. */
const stepOf = (service: ConsumingService, { name, traceparent }: Envelope): Span => ({
  name: `consume ${name}`,
  kind: 'consumer',
  traceparent,
  attributes: { 'messaging.system': 'rabbitmq', 'messaging.operation.type': 'process', 'messaging.destination.name': queueOf(service) },
});

/** A channel that closed meanwhile delivers the message again; the handler recognises it by its id. */
function settle(answer: () => void): void {
  try {
    answer();
  } catch {
    // closed channel: redelivered
  }
}

function readEnvelope(message: ConsumeMessage): Envelope | undefined {
  try {
    return envelopeSchema.parse(JSON.parse(message.content.toString('utf8')));
  } catch {
    return undefined;
  }
}

const attemptOf = (message: ConsumeMessage): number => {
  const value: unknown = message.properties.headers?.[ATTEMPT_HEADER];
  return typeof value === 'number' ? value : 0;
};
