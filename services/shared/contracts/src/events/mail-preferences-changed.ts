import { mailPreferencesSchema } from '../http/mail-preferences.js';
import { defineEvent } from './envelope.js';

/** What a learner wants to be mailed, from `occurredAt` on. */
export const mailPreferencesChanged = defineEvent('mail-preferences-changed', 1, mailPreferencesSchema);
