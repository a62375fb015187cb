import { z } from 'zod';
import { defineEvent } from './envelope.js';

/** What the audit trail of an account names. */
export const securityActionSchema = z.enum([
  'signed-in',
  'sign-in-refused',
  'code-refused',
  'proof-refused',
  'signed-out',
  'other-sessions-ended',
  'password-reset-requested',
  'password-reset',
  'password-changed',
  'email-change-requested',
  'email-changed',
  'google-linked',
  'google-unlinked',
  'two-factor-enabled',
  'two-factor-disabled',
  'recovery-code-used',
  'recovery-codes-renewed',
  'time-zone-changed',
  'data-exported',
  'deletion-requested',
  'deletion-cancelled',
]);
export type SecurityAction = z.infer<typeof securityActionSchema>;

/** Something that concerns the safety of the event's user. It carries no secret, address or network address. */
export const securityRecorded = defineEvent('security-recorded', 1, z.object({ action: securityActionSchema }));
