import { createHash, createHmac } from 'node:crypto';

/** A verification link works this long. */
const LIFETIME_MS = 24 * 3_600_000;

/**
 * The token in a verification link. It is derived, so that it is stored nowhere in clear and the mail can be
 * rendered again after a crash. 256 bits, base64url.
 */
export function verificationToken(secret: string, { userId, nonce }: { userId: string; nonce: string }): string {
  return createHmac('sha256', secret).update(`verify-email:${userId}:${nonce}`).digest('base64url');
}

/** What is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export const verificationExpiry = (now: Date): Date => new Date(now.getTime() + LIFETIME_MS);
