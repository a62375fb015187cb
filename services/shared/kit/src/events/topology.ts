import { subscriptions, type ConsumingService } from '@b1fuchs/contracts';
import type { Channel } from 'amqplib';

export const EXCHANGE = 'b1fuchs.events';

/** Pauses before a failed event is tried again; the last one repeats until MAX_ATTEMPTS. */
export const RETRY_DELAYS_MS = [1_000, 5_000, 30_000, 120_000, 600_000] as const;
export const MAX_ATTEMPTS = 20;
/** A message that kills its consumer is set aside after this many deliveries. */
const DELIVERY_LIMIT = 50;

/** On what is tried again or set aside: how often it was tried; why it was set aside, and when in ms. */
export const ATTEMPT_HEADER = 'x-attempt';
export const REASON_HEADER = 'x-reason';
export const SET_ASIDE_HEADER = 'x-set-aside-at';

export const queueOf = (service: string): string => `${service}.events`;
export const deadQueueOf = (service: string): string => `${service}.dead`;
export const retryQueueOf = (service: string, delayMs: number): string => `${service}.retry.${delayMs}`;

/** Declares the exchange and every service's queues; declaring again changes nothing. */
export async function declareTopology(channel: Channel): Promise<void> {
  await channel.assertExchange(EXCHANGE, 'topic', { durable: true });
  for (const [service, events] of Object.entries(subscriptions)) {
    await declareQueues(channel, service as ConsumingService, events);
  }
}

async function declareQueues(channel: Channel, service: ConsumingService, events: readonly { name: string }[]): Promise<void> {
  await channel.assertQueue(deadQueueOf(service), { durable: true, arguments: { 'x-queue-type': 'quorum' } });
  await channel.assertQueue(queueOf(service), {
    durable: true,
    arguments: {
      'x-queue-type': 'quorum',
      'x-delivery-limit': DELIVERY_LIMIT,
      'x-dead-letter-exchange': '',
      'x-dead-letter-routing-key': deadQueueOf(service),
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
    },
  });
  for (const delayMs of RETRY_DELAYS_MS) {
    await channel.assertQueue(retryQueueOf(service, delayMs), {
      durable: true,
      arguments: {
        'x-queue-type': 'quorum',
        'x-message-ttl': delayMs,
        'x-dead-letter-exchange': '',
        'x-dead-letter-routing-key': queueOf(service),
        'x-dead-letter-strategy': 'at-least-once',
        'x-overflow': 'reject-publish',
      },
    });
  }
  for (const event of events) await channel.bindQueue(queueOf(service), EXCHANGE, event.name);
}
