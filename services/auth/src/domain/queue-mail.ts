import type { EventOf, mailRequested } from '@b1fuchs/contracts';
import type { Mails } from '../data/mails.js';

export type MailQueueParts = { mails: Mails; wakeSender: () => void };

/** Queues a mail that some service has asked for, once an event, and has it sent. */
export async function queueMail({ mails, wakeSender }: MailQueueParts, event: EventOf<typeof mailRequested>, now: Date): Promise<void> {
  const { id, userId, data } = event;
  await mails.enqueue({ id, userId, ...data, askedAt: new Date(event.occurredAt) }, now);
  wakeSender();
}
