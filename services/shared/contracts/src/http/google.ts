import { z } from 'zod';
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

const LONGEST_PATH = 2_000;
/** Control and format characters, and what browsers read as a slash. */
const HOSTILE = /[\p{C}\\]/u;
/** Would sign in again, or is no page. */
const NO_PAGE = /^\/(?:auth|api)(?:\/|$)/;

/**
 * A page of ours to go to after signing in.
 * @param wanted a path with query and fragment, as somebody else may have written it
 * @returns the path; the start where it is none of ours
 */
export function ownPath(wanted: string): string {
  if (!wanted.startsWith('/') || wanted.length > LONGEST_PATH || HOSTILE.test(wanted)) return '/';
  const base = 'http://own.invalid';
  if (!URL.canParse(wanted, base)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, base);
  if (origin !== base || pathname.startsWith('//') || NO_PAGE.test(pathname)) return '/';
  return pathname + search + hash;
}

/** GET /auth/google, where a browser goes. What is wrong is left out: nobody is to be stopped by it. */
export const googleSignInQuerySchema = z.object({
  returnTo: z.string().transform(ownPath).catch('/'),
  timeZone: timeZoneSchema.optional().catch(undefined),
});
