import { mailRequested } from '@b1fuchs/contracts';
import { onEvent, type EventHandler } from '@b1fuchs/kit';
import { queueMail, type MailQueueParts } from '../../domain/queue-mail.js';

export const createHandlers = (parts: MailQueueParts): EventHandler[] => [
  onEvent(mailRequested, (event) => queueMail(parts, event, new Date())),
];
