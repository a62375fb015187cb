import { randomBytes } from 'node:crypto';
import { AppError } from '@b1fuchs/kit';
import type { Attempts } from '../data/login-attempts.js';
import type { Users } from '../data/users.js';
import { emailKey } from './account-keys.js';
import { mailEvent } from './mail-event.js';
import { linkExpiry, mailedToken, tokenHash } from './mailed-token.js';
import type { TokenSecrets } from './token-secrets.js';

export type ResendParts = { users: Users; attempts: Attempts; tokenSecrets: TokenSecrets };

/**
 * Mails a new link; the older one stops working. The answer is the same for unknown and verified addresses.
 * @throws AppError RATE_LIMITED within a minute of the last one.
 */
export async function resendVerification({ users, attempts, tokenSecrets }: ResendParts, email: string, now: Date): Promise<void> {
  if (!(await attempts.mayResend(emailKey(email)))) throw new AppError('RATE_LIMITED');
  const user = await users.findByEmail(email);
  if (!user || user.isEmailVerified) return;

  const nonce = randomBytes(16).toString('base64url');
  const hash = tokenHash(mailedToken(tokenSecrets, 'verify-email', { userId: user.id, nonce }));
  const mail = mailEvent(user.id, 'verify-email', now);
  await users.renewVerification(user.id, { nonce, tokenHash: hash, expiresAt: linkExpiry('verify-email', now) }, [mail]);
}
