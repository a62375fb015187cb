import { mailRequested, settingsChanged, trialStarted } from '@b1fuchs/contracts';
import { onEvent, type EventHandler } from '@b1fuchs/kit';
import type { SettingsRecord } from '../../domain/sign-in.js';
import { queueMail, type MailQueueParts } from '../../domain/queue-mail.js';
import { queueTrialMail } from '../../domain/queue-trial-mail.js';

export const createHandlers = (parts: MailQueueParts & { settings: SettingsRecord }): EventHandler[] => [
  onEvent(mailRequested, (event) => queueMail(parts, event, new Date())),
  onEvent(settingsChanged, (event) => parts.settings.keep(event.data, new Date(event.occurredAt))),
  onEvent(trialStarted, (event) => queueTrialMail(parts, event, new Date())),
];
