import { createHmac, timingSafeEqual } from 'node:crypto';

const signatureOf = (secret: string, userId: string): string => createHmac('sha256', secret).update(`unsubscribe:${userId}`).digest('base64url');

/** The token in a mail's link that ends reminders: it can do nothing else, does not expire, and is stored nowhere. */
export const unsubscribeToken = (secret: string, userId: string): string => `${Buffer.from(userId).toString('base64url')}.${signatureOf(secret, userId)}`;

/** @returns the id of the user whom the token was made for; undefined for any other text. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [encodedId = '', signature = ''] = token.split('.');
  const userId = Buffer.from(encodedId, 'base64url').toString();
  const [expected, given] = [Buffer.from(signatureOf(secret, userId)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? userId : undefined;
}
