import { createHash, createHmac } from 'node:crypto';
import type { TokenSecrets } from './token-secrets.js';

const HOUR_MS = 3_600_000;
/** How long a mailed link works. */
const LIFETIMES_MS = { 'verify-email': 24 * HOUR_MS, 'change-email': 24 * HOUR_MS, 'reset-password': HOUR_MS };
export type LinkPurpose = keyof typeof LIFETIMES_MS;
type Link = { userId: string; nonce: string };

/**
 * The token in a mailed link, good for one purpose. It is derived, so that it is stored nowhere in clear and the mail
 * can be rendered again after a crash. 256 bits, base64url.
 */
export const mailedToken = ([secret]: TokenSecrets, purpose: LinkPurpose, link: Link): string => derivedToken(secret, purpose, link);

/** The token of a link whose hash was stored already, perhaps with a secret that was in use before. @returns undefined when none of them has made it */
export const mailedTokenOf = (secrets: TokenSecrets, purpose: LinkPurpose, { tokenHash: hash, ...link }: Link & { tokenHash: string }): string | undefined =>
  secrets.map((secret) => derivedToken(secret, purpose, link)).find((token) => tokenHash(token) === hash);

const derivedToken = (secret: string, purpose: LinkPurpose, { userId, nonce }: Link): string =>
  createHmac('sha256', secret).update(`${purpose}:${userId}:${nonce}`).digest('base64url');

/** What is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const linkExpiry = (purpose: LinkPurpose, now: Date): Date => new Date(now.getTime() + LIFETIMES_MS[purpose]);
