import { randomUUID } from 'node:crypto';
import { AppError } from '@b1fuchs/kit';
import type { Attempts } from '../data/login-attempts.js';
import type { Users } from '../data/users.js';
import { emailKey } from './account-keys.js';
import { mailEvent } from './mail-event.js';
import { newLink } from './mailed-token.js';
import type { TokenSecrets } from './token-secrets.js';

export type ResendParts = { users: Users; attempts: Attempts; tokenSecrets: TokenSecrets };

/**
 * Mails a new link; the older one stops working. Unknown and verified addresses take the same steps, and so get the same
 * answer after the same time.
 * @throws AppError RATE_LIMITED within a minute of the last one.
 */
export async function resendVerification({ users, attempts, tokenSecrets }: ResendParts, email: string, now: Date): Promise<void> {
  if (!(await attempts.mayResend(emailKey(email)))) throw new AppError('RATE_LIMITED');
  const userId = (await users.findByEmail(email))?.id ?? randomUUID();
  await users.renewVerification(userId, newLink(tokenSecrets, 'verify-email', userId, now), [mailEvent(userId, 'verify-email', now)]);
}
