import type { ConsumingService } from '@b1fuchs/contracts';
import type { GetMessage } from 'amqplib';
import { z } from 'zod';
import type { Broker } from './broker.js';
import { ATTEMPT_HEADER, deadQueueOf, REASON_HEADER, SET_ASIDE_HEADER } from './topology.js';

/** What can be read of a letter, which need not be a valid event. */
export type DeadLetter = {
  userId?: string | undefined;
  name?: string | undefined;
  occurredAt?: Date | undefined;
  /** Why and when it was set aside, after how many tries; the broker itself sets aside what its consumer never answered for. */
  reason: string;
  setAsideAt?: Date | undefined;
  attempts: number;
};

const letterSchema = z.object({ userId: z.string().optional().catch(undefined), name: z.string().max(100).optional().catch(undefined), occurredAt: z.coerce.date().optional().catch(undefined) });
const headersSchema = z.record(z.string(), z.union([z.string(), z.number()]).optional().catch(undefined)).catch({});

const NOT_ANSWERED = 'taken too often and never answered for';

/**
 * Takes those letters out of a service's dead-letter queue that are over; the others go to its end, each confirmed there
 * before it is taken away. While the broker is away nothing happens.
 * @param most letters that are looked at
 */
export async function sweepDeadLetters(
  broker: Pick<Broker, 'isConnected' | 'onChannel' | 'publish'>,
  service: ConsumingService,
  isOver: (letter: DeadLetter) => Promise<boolean>,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (!broker.isConnected()) return;
  const queue = deadQueueOf(service);
  const { close } = await broker.onChannel(async (channel) => {
    const { messageCount } = await channel.checkQueue(queue);
    for (let letter = 0; letter < Math.min(messageCount, most); letter += 1) {
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

function readLetter(message: GetMessage): DeadLetter {
  const headers = headersOf(message);
  const setAsideAt = Number(headers[SET_ASIDE_HEADER]);
  return {
    ...readContent(message),
    reason: String(headers[REASON_HEADER] ?? NOT_ANSWERED),
    setAsideAt: Number.isFinite(setAsideAt) ? new Date(setAsideAt) : undefined,
    attempts: Number(headers[ATTEMPT_HEADER] ?? 0),
  };
}

function readContent({ content }: GetMessage): Partial<DeadLetter> {
  try {
    return letterSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return {};
  }
}

const headersOf = (message: GetMessage): Record<string, string | number> =>
  Object.fromEntries(Object.entries(headersSchema.parse(message.properties.headers)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
