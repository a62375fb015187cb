import type { ConsumingService } from '@b1fuchs/contracts';
import { connect } from 'amqplib';
import { deadQueueOf, queueOf } from './topology.js';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Puts the dead letters that a service has at this moment back into its queue, each confirmed before it is taken away.
 * One that is set aside again meanwhile stays.
 * @returns how many were moved.
 */
export async function replayDeadLetters(rabbitUrl: string, service: ConsumingService): Promise<number> {
  const connection = await connect(rabbitUrl, { timeout: CONNECT_TIMEOUT_MS });
  try {
    const channel = await connection.createConfirmChannel();
    const { messageCount } = await channel.checkQueue(deadQueueOf(service));
    let moved = 0;
    while (moved < messageCount) {
      const message = await channel.get(deadQueueOf(service));
      if (message === false) break;
      channel.sendToQueue(queueOf(service), message.content, {
        persistent: true,
        contentType: 'application/json',
        messageId: String(message.properties.messageId),
      });
      await channel.waitForConfirms();
      channel.ack(message);
      moved += 1;
    }
    // The answer to this comes after the last acknowledgement; closing the connection would overtake it.
    await channel.close();
    return moved;
  } finally {
    await connection.close();
  }
}
