import { z } from 'zod';
import { defineEvent } from './envelope.js';

/** Whether a learner wants to be reminded by mail, from `occurredAt` on. */
export const mailPreferencesChanged = defineEvent('mail-preferences-changed', 1, z.object({ reminders: z.boolean() }));
