import { z } from 'zod';
import { ownPath } from '../own-path.js';
import { timeZoneSchema } from './accounts.js';

/** Why nobody was signed in with Google, as the auth screen learns it from its address. */
export const googleErrorSchema = z.enum([
  /** The person has turned back at Google. */
  'cancelled',
  /** Nothing of this attempt is known: too old, used before, or begun elsewhere. */
  'expired',
  /** Google's answer does not hold. */
  'refused',
  /** Google has not confirmed the address. */
  'unverified',
  /** The account with this address signs in with another Google account. */
  'conflict',
  /** Google, or a part of ours, can't be reached. */
  'unavailable',
  'not-set-up',
]);
export type GoogleError = z.infer<typeof googleErrorSchema>;

/** GET /auth/google, where a browser goes. What is wrong is left out: nobody is to be stopped by it. */
export const googleSignInQuerySchema = z.object({
  returnTo: z.string().transform(ownPath).catch('/'),
  timeZone: timeZoneSchema.optional().catch(undefined),
});

/** GET /auth/google/callback, where Google sends the browser back to; the rest of it is for the library. */
export const googleCallbackQuerySchema = z.object({ state: z.string().catch('') });
