import { mailRequested, settingsChanged } from '@b1fuchs/contracts';
import { onEvent, type EventHandler } from '@b1fuchs/kit';
import type { SettingsRecord } from '../../domain/sign-in.js';
import { queueMail, type MailQueueParts } from '../../domain/queue-mail.js';

export const createHandlers = (parts: MailQueueParts & { settings: SettingsRecord }): EventHandler[] => [
  onEvent(mailRequested, (event) => queueMail(parts, event, new Date())),
  onEvent(settingsChanged, (event) => parts.settings.keep(event.data, new Date(event.occurredAt))),
];
