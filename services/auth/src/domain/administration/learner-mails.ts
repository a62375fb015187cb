import type { AdminAccount, LearnerMail, LearnerMails, LearnerPageQuery, SendVerification } from '@b1fuchs/contracts';
import { AppError, pagesOf } from '@b1fuchs/kit';
import type { Attempts } from '../../data/login-attempts.js';
import type { Mails, MailShown } from '../../data/mails.js';
import type { Users } from '../../data/users.js';
import { emailKey } from '../account-keys.js';
import { mailEvent } from '../mail-event.js';
import { newLink } from '../mailed-token.js';
import { teamTemplates } from '../render-mail.js';
import { securityEvent } from '../security-event.js';
import type { TokenSecrets } from '../token-secrets.js';
import { adminAccount, mustFindAccount } from './admin-account.js';

export type LearnerMailParts = { users: Users; mails: Mails; attempts: Attempts; tokenSecrets: TokenSecrets };

const states = { queued: 'waiting', sent: 'sent', failed: 'failed' } as const;

/** What was mailed to somebody and what became of it, without what it says. @throws AppError NOT_FOUND */
export async function showMails({ users, mails }: LearnerMailParts, userId: string, { page, limit }: LearnerPageQuery): Promise<LearnerMails> {
  const { isEmailVerified, mailRefusedAt } = await mustFindAccount(users, userId);
  const { rows, total } = await mails.ofUser(userId, teamTemplates, { skip: (page - 1) * limit, limit });
  return { isEmailVerified, refusedSince: mailRefusedAt?.toISOString() ?? null, mails: rows.map(mailShown), total, page, pages: pagesOf(total, limit) };
}

/**
 * Mails a new link for the address; the one before stops working. Twice within a minute sends one mail.
 * @throws AppError NOT_FOUND, CHANGED_MEANWHILE where the address is confirmed, RATE_LIMITED
 */
export async function sendVerification({ users, attempts, tokenSecrets }: LearnerMailParts, userId: string, { by, actionId }: SendVerification, now: Date): Promise<AdminAccount> {
  const user = await mustFindAccount(users, userId);
  if (user.isEmailVerified) throw new AppError('CHANGED_MEANWHILE', { message: 'This address is confirmed already, so no link is needed.' });
  if (!(await attempts.mayResend(emailKey(user.email)))) throw new AppError('RATE_LIMITED', { message: 'A link went to this address less than a minute ago. Please wait a moment before you send another one.' });
  const events = [mailEvent(userId, 'verify-email', now), securityEvent(userId, 'verification-mailed-by-administrator', now, { by, actionId })];
  await users.renewVerification(userId, newLink(tokenSecrets, 'verify-email', userId, now), events);
  return adminAccount(user);
}

const mailShown = ({ id, template, status, queuedAt, sentAt, nextAttemptAt, attempts, failure }: MailShown): LearnerMail => ({
  id,
  template,
  state: states[status],
  queuedAt: queuedAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  nextAttemptAt: status === 'queued' ? nextAttemptAt.toISOString() : null,
  attempts,
  failure,
});
