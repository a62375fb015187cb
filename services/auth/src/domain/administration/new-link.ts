import { randomBytes } from 'node:crypto';
import { linkExpiry, mailedToken, tokenHash } from '../mailed-token.js';
import type { TokenSecrets } from '../token-secrets.js';

/** A link to confirm an address with, in the place of an older one, which then belongs to another address. */
export function newVerificationLink(tokenSecrets: TokenSecrets, userId: string, now: Date): { nonce: string; tokenHash: string; expiresAt: Date } {
  const nonce = randomBytes(16).toString('base64url');
  return { nonce, tokenHash: tokenHash(mailedToken(tokenSecrets, 'verify-email', { userId, nonce })), expiresAt: linkExpiry('verify-email', now) };
}
