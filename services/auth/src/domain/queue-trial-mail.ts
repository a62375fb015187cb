import type { EventOf, trialStarted } from '@b1fuchs/contracts';
import type { MailQueueParts } from './queue-mail.js';

/** Tells a learner that the trial has begun, once an event. */
export async function queueTrialMail({ mails, wakeSender }: MailQueueParts, { id, userId, data, occurredAt }: EventOf<typeof trialStarted>, now: Date): Promise<void> {
  await mails.enqueue({ id, userId, template: 'trial-started', values: { endsAt: data.trialEndsAt }, askedAt: new Date(occurredAt) }, now);
  wakeSender();
}
