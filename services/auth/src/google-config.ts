import { isOnThisMachine } from '@b1fuchs/kit';
import { z } from 'zod';
import type { GoogleSettings } from './clients/google.js';

/** docker-compose.yml hands a variable that the person left out on as an empty one. */
const orUnset = <Schema extends z.ZodType>(schema: Schema) => z.preprocess((value) => (value === '' ? undefined : value), schema);
const httpUrl = z.url({ protocol: /^https?$/ });

/** The application at Google with which people sign in; without one that way is closed. */
export const googleConfig = {
  GOOGLE_CLIENT_ID: orUnset(z.string().optional()),
  GOOGLE_CLIENT_SECRET: orUnset(z.string().optional()),
  GOOGLE_ISSUER: orUnset(httpUrl.default('https://accounts.google.com')),
  /** Where this process reaches the issuer, if not at its own address. */
  GOOGLE_BACKCHANNEL_URL: orUnset(httpUrl.optional()),
};
type GoogleConfig = { PUBLIC_URL: string; GOOGLE_CLIENT_ID?: string | undefined; GOOGLE_CLIENT_SECRET?: string | undefined; GOOGLE_ISSUER: string; GOOGLE_BACKCHANNEL_URL?: string | undefined };

/** Id and secret belong together; and what anybody could play is good enough for one's own machine alone. */
export function requireWholeGoogle(config: GoogleConfig, context: z.RefinementCtx): void {
  const complain = (variable: string, message: string): void => context.addIssue({ code: 'custom', path: [variable], message });
  if (config.GOOGLE_CLIENT_ID !== undefined && config.GOOGLE_CLIENT_SECRET === undefined) complain('GOOGLE_CLIENT_SECRET', 'is needed because GOOGLE_CLIENT_ID is set; set both or none.');
  if (config.GOOGLE_CLIENT_SECRET !== undefined && config.GOOGLE_CLIENT_ID === undefined) complain('GOOGLE_CLIENT_ID', 'is needed because GOOGLE_CLIENT_SECRET is set; set both or none.');
  const isPlain = config.GOOGLE_ISSUER.startsWith('http:');
  if (isPlain && !isOnThisMachine(config.PUBLIC_URL)) complain('GOOGLE_ISSUER', 'must be https, for PUBLIC_URL is not on this machine.');
}

/** @returns undefined where signing in with Google is not set up */
export function googleSettingsOf(config: GoogleConfig): GoogleSettings | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer, GOOGLE_BACKCHANNEL_URL: backchannelUrl, PUBLIC_URL } = config;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer, clientId, clientSecret, backchannelUrl, redirectUri: new URL('/auth/google/callback', PUBLIC_URL).href };
}
