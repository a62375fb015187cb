import type { Envelope } from '@b1fuchs/contracts';
import type { Broker } from './broker.js';
import { EXCHANGE } from './topology.js';

/** Puts an event on the exchange; resolves when the broker has confirmed it. */
export const publishEvent = (broker: Pick<Broker, 'publish'>, event: Envelope): Promise<void> =>
  broker.publish(EXCHANGE, event.name, Buffer.from(JSON.stringify(event)), { messageId: event.id });
