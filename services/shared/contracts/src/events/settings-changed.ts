import { z } from 'zod';
import { defineEvent } from './envelope.js';

/** What an administrator has switched for everybody; all of it, as it is now. Nobody has caused it for a single user. */
export const settingsSchema = z.object({
  /** Off: who has not verified their address can sign in; practice stays closed until they have. */
  forceEmailVerification: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;

export const settingsChanged = defineEvent('settings-changed', 1, settingsSchema);
