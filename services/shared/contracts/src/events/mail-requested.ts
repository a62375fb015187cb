import { z } from 'zod';
import { defineEvent } from './envelope.js';

export const mailTemplateSchema = z.enum(['verify-email', 'address-already-registered']);
export type MailTemplate = z.infer<typeof mailTemplateSchema>;

/** Asks auth to render, queue and send a mail to the user. Secrets such as link tokens never travel here. */
export const mailRequested = defineEvent(
  'mail-requested',
  1,
  z.object({ template: mailTemplateSchema, values: z.record(z.string(), z.string()) }),
);
