import type { ConsumingService, QueueDepth } from '@b1fuchs/contracts';
import type { Channel } from 'amqplib';
import { deadQueueOf, queueOf, retryQueueOf, RETRY_DELAYS_MS } from './topology.js';

/** How many events the broker has for a service: that wait, that are tried again later, and that were set aside. */
export async function readQueueDepth(channel: Pick<Channel, 'checkQueue'>, service: ConsumingService): Promise<QueueDepth> {
  const count = async (queue: string): Promise<number> => (await channel.checkQueue(queue)).messageCount;
  const [waiting, dead, ...retrying] = await Promise.all([count(queueOf(service)), count(deadQueueOf(service)), ...RETRY_DELAYS_MS.map((delay) => count(retryQueueOf(service, delay)))]);
  return { waiting, dead, retrying: retrying.reduce((sum, one) => sum + one, 0) };
}
