import type { Envelope } from '@b1fuchs/contracts';
import { tracing } from '../tracing/spans.js';
import type { Broker } from './broker.js';
import { EXCHANGE } from './topology.js';

/** Puts an event on the exchange; resolves when the broker has confirmed it. */
export const publishEvent = (broker: Pick<Broker, 'publish'>, event: Envelope): Promise<void> =>
  tracing.inSpan(
    {
      name: `publish ${event.name}`,
      kind: 'producer',
      traceparent: event.traceparent,
      attributes: { 'messaging.system': 'rabbitmq', 'messaging.operation.type': 'send', 'messaging.destination.name': EXCHANGE },
    },
    () => broker.publish(EXCHANGE, event.name, Buffer.from(JSON.stringify(event)), { messageId: event.id }),
  );
