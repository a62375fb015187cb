import { mailRequested, settingsChanged, trialStarted } from '@b1fuchs/contracts';
import { onEvent, type EventHandler } from '@b1fuchs/kit';
import { keepSettings, type SettingsParts } from '../../domain/keep-settings.js';
import { queueMail, type MailQueueParts } from '../../domain/queue-mail.js';
import { queueTrialMail } from '../../domain/queue-trial-mail.js';

export const createHandlers = (parts: MailQueueParts & SettingsParts): EventHandler[] => [
  onEvent(mailRequested, (event) => queueMail(parts, event, new Date())),
  onEvent(settingsChanged, (event) => keepSettings(parts, event)),
  onEvent(trialStarted, (event) => queueTrialMail(parts, event, new Date())),
];
