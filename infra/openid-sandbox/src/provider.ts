import { errors, interactionPolicy, Provider } from 'oidc-provider';
import type { Accounts } from './accounts.js';
import type { Keys } from './keys.js';
import { failurePage } from './pages.js';

/** The one application that may sign people in here. */
export type Client = { id: string; secret: string; redirectUri: string };

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** An OpenID provider that behaves as Google does towards a web application. */
export function createProvider(issuer: string, { client, accounts, keys }: { client: Client; accounts: Accounts; keys: Keys }): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [keys.signingKey] },
    cookies: { keys: [keys.cookieKey] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does, it says in the token itself whose it is.
    conformIdTokenClaims: false,
    findAccount: (_context, subject) => {
      const account = accounts.find(subject);
      if (!account) return undefined;
      const { email, name, isVerified } = account;
      return { accountId: subject, claims: () => ({ sub: subject, email, email_verified: isVerified, name }) };
    },
    // Choosing an account is the consent.
    loadExistingGrant: async ({ oidc }) => {
      const { session, params } = oidc;
      if (session?.accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.id, accountId: session.accountId });
      grant.addOIDCScope(typeof params?.scope === 'string' ? params.scope : 'openid');
      await grant.save();
      return grant;
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}`, policy: policyWithChoice() },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: { AuthorizationCode: MINUTE_S, AccessToken: HOUR_S, IdToken: HOUR_S, Interaction: HOUR_S, Session: HOUR_S, Grant: HOUR_S },
    renderError: (context) => {
      context.type = 'html';
      context.body = failurePage();
    },
  });
}

/** Knows `prompt=select_account`, with which Google asks which account it is to be although somebody is signed in. */
function policyWithChoice(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 1);
  return policy;
}

/** Nobody has been sent to this page, or it was too long ago. */
export const isForgotten = (error: unknown): boolean => error instanceof errors.SessionNotFound;
