import { z } from 'zod';
import { defineEvent } from './envelope.js';

/**
 * `support-message` goes to the support team, `support-answer` to the address that was typed into the form and that an
 * administrator has chosen to answer, all others to the event's user, at the address of their account.
 */
export const mailTemplateSchema = z.enum([
  'verify-email',
  'address-already-registered',
  'address-in-use',
  'support-message',
  'support-copy',
  'support-answer',
  'streak-reminder',
  'two-factor-on',
  'two-factor-off',
  'recovery-code-used',
  'email-change-confirm',
  'email-changed',
  'new-sign-in-method',
  'sign-in-method-removed',
  'reset-password',
  'password-changed',
  'password-set',
  'trial-started',
  'trial-ends-tomorrow',
  'access-ends',
  'bulk',
  'deletion-scheduled',
  'deletion-cancelled',
  'account-deleted',
  'role-changed',
]);
export type MailTemplate = z.infer<typeof mailTemplateSchema>;

/** Asks auth to render, queue and send a mail. Secrets such as link tokens never travel here; nor does a recipient's address, but for `support-answer`. */
export const mailRequested = defineEvent(
  'mail-requested',
  1,
  z.object({ template: mailTemplateSchema, values: z.record(z.string(), z.string()) }),
);
