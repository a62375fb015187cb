import { createHmac, timingSafeEqual } from 'node:crypto';
import { MARKETING_TOKEN_END, type MailConsentKind } from '@b1fuchs/contracts';
import type { TokenSecrets } from './token-secrets.js';

const purposes: Record<MailConsentKind, string> = { reminders: 'unsubscribe', marketing: 'unsubscribe-marketing' };
/** Tokens for reminders are older than the other kind, and are not to change. */
const ends: Record<MailConsentKind, string> = { reminders: '', marketing: MARKETING_TOKEN_END };

/** The token in a mail's link that ends mail of one kind: it can do nothing else, does not expire, and is stored nowhere. */
export const unsubscribeToken = ([secret]: TokenSecrets, userId: string, kind: MailConsentKind): string => tokenBy(secret, userId, kind);

function tokenBy(secret: string, userId: string, kind: MailConsentKind): string {
  const signature = createHmac('sha256', secret).update(`${purposes[kind]}:${userId}`).digest('base64url');
  return `${Buffer.from(userId).toString('base64url')}.${signature}${ends[kind]}`;
}

/** @returns whom the token was made for and what it ends; undefined for any other text. */
export function readUnsubscribeToken(secrets: TokenSecrets, token: string): { userId: string; kind: MailConsentKind } | undefined {
  const kind = token.endsWith(MARKETING_TOKEN_END) ? 'marketing' : 'reminders';
  const userId = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  const given = Buffer.from(token);
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(tokenBy(secret, userId, kind));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? { userId, kind } : undefined;
}
