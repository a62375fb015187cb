import type { ConsumingService } from '@b1fuchs/contracts';
import { connect } from 'amqplib';
import { deadQueueOf, queueOf } from './topology.js';

/**
 * Puts a service's dead letters back into its queue, each confirmed before it is taken away.
 * @returns how many were moved.
 */
export async function replayDeadLetters(rabbitUrl: string, service: ConsumingService): Promise<number> {
  const connection = await connect(rabbitUrl);
  try {
    const channel = await connection.createConfirmChannel();
    let moved = 0;
    for (;;) {
      const message = await channel.get(deadQueueOf(service));
      if (message === false) return moved;
      channel.sendToQueue(queueOf(service), message.content, {
        persistent: true,
        contentType: 'application/json',
        messageId: String(message.properties.messageId),
      });
      await channel.waitForConfirms();
      channel.ack(message);
      moved += 1;
    }
  } finally {
    await connection.close();
  }
}
