import type { ConsumingService } from '@b1fuchs/contracts';
import type { GetMessage } from 'amqplib';
import { z } from 'zod';
import type { Broker } from './broker.js';
import { deadQueueOf } from './topology.js';

/** What can be read of a letter, which need not be a valid event. */
export type DeadLetter = { userId?: string | undefined; occurredAt?: Date | undefined };

const letterSchema = z.object({ userId: z.string().optional().catch(undefined), occurredAt: z.coerce.date().optional().catch(undefined) });
const headersSchema = z.record(z.string(), z.union([z.string(), z.number()]).optional().catch(undefined)).catch({});

/**
 * Takes those letters out of a service's dead-letter queue that are over; the others go to its end, each confirmed there
 * before it is taken away. While the broker is away nothing happens.
 */
export async function sweepDeadLetters(
  broker: Pick<Broker, 'isConnected' | 'onChannel' | 'publish'>,
  service: ConsumingService,
  isOver: (letter: DeadLetter) => Promise<boolean>,
): Promise<void> {
  if (!broker.isConnected()) return;
  const queue = deadQueueOf(service);
  const { close } = await broker.onChannel(async (channel) => {
    const { messageCount } = await channel.checkQueue(queue);
    for (let letter = 0; letter < messageCount; letter += 1) {
      const message = await channel.get(queue);
      if (message === false) return;
      if (!(await isOver(readLetter(message)))) {
        await broker.publish('', queue, message.content, { messageId: String(message.properties.messageId), headers: headersOf(message) });
      }
      channel.ack(message);
    }
  });
  await close();
}

function readLetter({ content }: GetMessage): DeadLetter {
  try {
    return letterSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return {};
  }
}

const headersOf = (message: GetMessage): Record<string, string | number> =>
  Object.fromEntries(Object.entries(headersSchema.parse(message.properties.headers)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
