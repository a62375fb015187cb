import { z } from 'zod';
import { defineEvent } from './envelope.js';

/** What an administrator has switched for everybody; all of it, as it is now. Nobody has caused it for a single user. */
export const settingsSchema = z.object({
  /** Off: who has not verified their address can sign in; practice stays closed until they have. */
  forceEmailVerification: z.boolean(),
  // What events of earlier versions do not name.
  emailNotifications: z.boolean().default(true),
  trialReminders: z.boolean().default(true),
  marketingEmails: z.boolean().default(true),
  twoFactorAuthentication: z.boolean().default(false),
  autoSessionTimeout: z.boolean().default(false),
});
export type Settings = z.infer<typeof settingsSchema>;
/** Until an administrator changes something. */
export const DEFAULT_SETTINGS: Settings = settingsSchema.parse({ forceEmailVerification: true });

export const settingsChanged = defineEvent('settings-changed', 1, settingsSchema);
