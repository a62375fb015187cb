import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { TokenSecrets } from './token-secrets.js';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'sealed values', KEY_BYTES));

/** Encrypts what has to be read again, so that a copy of the database does not tell it. @returns base64url of nonce, tag and text */
export function seal([secret]: TokenSecrets, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** @throws Error when none of them has sealed the value, or it was changed */
export function unseal(secrets: TokenSecrets, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag, encrypted] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES), bytes.subarray(IV_BYTES + TAG_BYTES)];
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv(ALGORITHM, keyOf(secret), iv, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
    } catch {
      // Sealed with another of them.
    }
  }
  throw new Error('no key opens this value');
}
