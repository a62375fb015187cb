import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { identitySchema, serviceNameSchema, type Identity, type ServiceName } from '@b1fuchs/contracts';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { AppError } from './errors.js';

/** Lifetime of an internal token in seconds: one request, with room for clock skew. */
const TOKEN_LIFETIME_S = 60;

/** PEM keys. */
export type SigningKey = { keyId: string; privateKey: string };
export type PublicKeys = Record<string, string>;

const claimsSchema = z.object({ iss: serviceNameSchema, identity: identitySchema.optional() });
export type InternalClaims = z.infer<typeof claimsSchema>;

/** Parsing a PEM takes five times as long as signing with it, so each key is parsed once. */
const parsedOnce = (parse: (pem: string) => KeyObject) => {
  const parsed = new Map<string, KeyObject>();
  return (pem: string): KeyObject => {
    const key = parsed.get(pem) ?? parse(pem);
    parsed.set(pem, key);
    return key;
  };
};
const privateKeyOf = parsedOnce(createPrivateKey);
const publicKeyOf = parsedOnce(createPublicKey);

const issuerOf = (keyId: string): string => keyId.replace(/-\d+$/, '');

/** Signs who is asking, for one audience. Without an identity the token speaks for the calling service itself. */
export function signInternalToken(key: SigningKey, audience: ServiceName, identity?: Identity): string {
  return jwt.sign(identity ? { identity } : {}, privateKeyOf(key.privateKey), {
    algorithm: 'ES256',
    keyid: key.keyId,
    issuer: issuerOf(key.keyId),
    audience,
    expiresIn: TOKEN_LIFETIME_S,
  });
}

/**
 * @returns the claims of a token that a known key signed for `audience`; identities only from the gateway.
 * @throws AppError NOT_SIGNED_IN for anything else.
 */
export function verifyInternalToken(token: string, keys: PublicKeys, audience: ServiceName): InternalClaims {
  try {
    const keyId = jwt.decode(token, { complete: true })?.header.kid ?? '';
    const publicKey = keys[keyId];
    if (publicKey === undefined) throw new Error('unknown key id');
    const payload = jwt.verify(token, publicKeyOf(publicKey), { algorithms: ['ES256'], audience, issuer: issuerOf(keyId) });
    const claims = claimsSchema.parse(payload);
    if (claims.identity && claims.iss !== 'gateway') throw new Error('only the gateway speaks for users');
    return claims;
  } catch (cause) {
    throw new AppError('NOT_SIGNED_IN', { cause });
  }
}
