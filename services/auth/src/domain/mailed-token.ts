import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { TokenSecrets } from './token-secrets.js';

const HOUR_MS = 3_600_000;
/** How long a mailed link works. */
const LIFETIMES_MS = { 'verify-email': 24 * HOUR_MS, 'change-email': 24 * HOUR_MS, 'reset-password': HOUR_MS };
export type LinkPurpose = keyof typeof LIFETIMES_MS;
type Link = { userId: string; nonce: string };

/** What is stored of a new link, which works for one purpose; its token only ever stands in the mail. */
export function newLink([inUse]: TokenSecrets, purpose: LinkPurpose, userId: string, now: Date): { nonce: string; tokenHash: string; expiresAt: Date } {
  const nonce = randomBytes(16).toString('base64url');
  return { nonce, tokenHash: tokenHash(tokenBy(inUse, purpose, { userId, nonce })), expiresAt: new Date(now.getTime() + LIFETIMES_MS[purpose]) };
}

/** The token of a link whose hash was stored, perhaps with a secret that was in use before. @returns undefined when none of them has made it */
export const mailedTokenOf = (secrets: TokenSecrets, purpose: LinkPurpose, { tokenHash: hash, ...link }: Link & { tokenHash: string }): string | undefined =>
  secrets.map((secret) => tokenBy(secret, purpose, link)).find((token) => tokenHash(token) === hash);

/** Derived, so that it is stored nowhere in clear and the mail can be rendered again after a crash. 256 bits, base64url. */
const tokenBy = (secret: string, purpose: LinkPurpose, { userId, nonce }: Link): string =>
  createHmac('sha256', secret).update(`${purpose}:${userId}:${nonce}`).digest('base64url');

/** What is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
