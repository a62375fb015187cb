import type { Identity, ServiceName } from '@b1fuchs/contracts';
import { signInternalToken, type SigningKey } from '@b1fuchs/kit';
import { LRUCache } from 'lru-cache';

/** A token is good for 60 s; what is handed out has at least two thirds of that left. */
const REUSE_MS = 20_000;
const TOKENS_KEPT = 5_000;

/**
 * Internal tokens for the services. One is used again for the same identity for a while, since signing is the dearest
 * step of passing a request on. Who is signed in and may practise is settled before, anew for each request.
 */
export function createIdentityTokens(signingKey: SigningKey): (service: ServiceName, identity: Identity) => string {
  const tokens = new LRUCache<string, string>({ max: TOKENS_KEPT, ttl: REUSE_MS });
  return (service, identity) => {
    const key = JSON.stringify([service, identity]);
    const known = tokens.get(key);
    if (known !== undefined) return known;
    const token = signInternalToken(signingKey, service, identity);
    tokens.set(key, token);
    return token;
  };
}
