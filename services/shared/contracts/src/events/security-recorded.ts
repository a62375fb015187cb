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
  'created-by-administrator',
  'changed-by-administrator',
  'password-set-by-administrator',
  'deleted-by-administrator',
  'sessions-ended-by-administrator',
  'verification-mailed-by-administrator',
  'refund-requested',
  'made-administrator',
]);
export type SecurityAction = z.infer<typeof securityActionSchema>;

/** Something that concerns the safety of the event's user. It carries no secret, address or network address. */
export const securityRecorded = defineEvent('security-recorded', 1, z.object({
  action: securityActionSchema,
  /** The administrator who did it, where it was not the user; and the name that both ends give to what was done, so that it is kept once. */
  by: z.string().optional(),
  actionId: z.uuid().optional(),
}));
