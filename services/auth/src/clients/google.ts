import { emailSchema, type GoogleError } from '@b1fuchs/contracts';
import * as openid from 'openid-client';
import { z } from 'zod';
import { GoogleFailure } from '../domain/google-failure.js';

/** Each call to Google may take this long. */
const TIMEOUT_S = 5;

export type GoogleSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where Google sends the browser back to. */
  redirectUri: string;
  /** Where this process reaches the issuer, if not at its own address. */
  backchannelUrl?: string | undefined;
};

/** What must come back as it went out. */
export type GoogleChecks = { state: string; nonce: string; codeVerifier: string };
export type GoogleProfile = { subject: string; email: string; isEmailVerified: boolean; name: string };

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema,
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
});

export type Google = ReturnType<typeof createGoogle>;

/** Google as an OpenID provider; its addresses are looked up when they are first needed. */
export function createGoogle(settings: GoogleSettings) {
  let known: Promise<openid.Configuration> | undefined;
  const configuration = (): Promise<openid.Configuration> => {
    known ??= discover(settings).catch((cause: unknown) => {
      known = undefined;
      throw new GoogleFailure('unavailable', { cause });
    });
    return known;
  };

  return {
    /** @returns where to send the browser. @throws GoogleFailure unavailable */
    async begin(): Promise<{ url: string; checks: GoogleChecks }> {
      const checks = { state: openid.randomState(), nonce: openid.randomNonce(), codeVerifier: openid.randomPKCECodeVerifier() };
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        // On a shared computer nobody is to end up in the account of the one before.
        prompt: 'select_account',
      });
      return { url: url.href, checks };
    },

    /**
     * Exchanges the code that the browser has brought back, and checks the token for which it stands.
     * @param query of the address that the browser came to
     * @throws GoogleFailure cancelled, refused, unavailable
     */
    async finish(query: string, { state, nonce, codeVerifier }: GoogleChecks): Promise<GoogleProfile> {
      const address = new URL(settings.redirectUri);
      address.search = query;
      const google = await configuration();
      const tokens = await openid
        .authorizationCodeGrant(google, address, { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: codeVerifier, idTokenExpected: true })
        .catch((cause: unknown) => {
          throw new GoogleFailure(reasonOf(cause), { cause });
        });
      const claims = claimsSchema.safeParse(tokens.claims());
      if (!claims.success) throw new GoogleFailure('refused', { cause: claims.error });
      const { sub, email, email_verified, name } = claims.data;
      return { subject: sub, email, isEmailVerified: email_verified, name };
    },
  };
}

function discover({ issuer, clientId, clientSecret, backchannelUrl }: GoogleSettings): Promise<openid.Configuration> {
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    // Plain http is for the sandbox: the configuration takes it nowhere but on one's own machine.
    execute: [openid.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [])],
    ...(backchannelUrl === undefined ? {} : { [openid.customFetch]: fetchThrough(issuer, backchannelUrl) }),
  });
}

const fetchThrough =
  (issuer: string, backchannelUrl: string): openid.CustomFetch =>
  (url, { body, ...options }) =>
    // All that is ever sent are forms.
    fetch(url.replace(new URL(issuer).origin, new URL(backchannelUrl).origin), { ...options, body: body instanceof URLSearchParams ? body : null });

const AWAY = new Set(['temporarily_unavailable', 'server_error']);
const SERVER_ERROR = 500;
/** What fetch throws where nobody answers; openid-client may wrap it. */
const unreachableSchema = z.object({ message: z.literal('fetch failed') });
const isUnreachable = (error: unknown): boolean => unreachableSchema.or(z.object({ cause: unreachableSchema })).safeParse(error).success;

function reasonOf(error: unknown): GoogleError {
  if (error instanceof openid.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'cancelled';
    return AWAY.has(error.error) ? 'unavailable' : 'refused';
  }
  if (error instanceof openid.ResponseBodyError) return error.status >= SERVER_ERROR ? 'unavailable' : 'refused';
  if (error instanceof openid.ClientError) {
    const isLate = error.code === 'OAUTH_TIMEOUT';
    const isBroken = error.cause instanceof Response && error.cause.status >= SERVER_ERROR;
    if (isLate || isBroken) return 'unavailable';
  }
  return isUnreachable(error) ? 'unavailable' : 'refused';
}
