import type { BulkMail, MailPreview, SendNews } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Mails } from '../../data/mails.js';
import type { SettingsRecord } from '../../data/settings.js';
import type { Users } from '../../data/users.js';
import { isSwitchedOn } from '../mail-switches.js';
import { renderMail } from '../render-mail.js';
import { factsOf, isWanted, type LinkParts } from '../send-mail.js';
import type { User } from '../user.js';
import { mustFindAccount } from './admin-account.js';

export type NewsParts = LinkParts & { users: Users; mails: Pick<Mails, 'enqueue'>; settings: Pick<SettingsRecord, 'read'>; wakeSender: () => void };

/**
 * Queues an administrator's news for somebody who may be mailed, once an action. What is asked here is asked again when the mail goes out.
 * @throws AppError NOT_FOUND; MAIL_NOT_WANTED with the reason why this user gets none
 */
export async function sendNews(parts: NewsParts, userId: string, { actionId, subject, message }: SendNews, now: Date): Promise<void> {
  const obstacle = obstacleOf(await mustFindAccount(parts.users, userId), isSwitchedOn('bulk', await parts.settings.read()));
  if (obstacle !== undefined) throw new AppError('MAIL_NOT_WANTED', { message: obstacle });
  await parts.mails.enqueue({ id: actionId, userId, template: 'bulk', values: { subject, message }, askedAt: now }, now);
  parts.wakeSender();
}

/** The mail as it would go to the administrator who writes it. @throws AppError NOT_FOUND */
export async function previewNews(parts: NewsParts, by: string, { subject, message }: BulkMail, now: Date): Promise<MailPreview> {
  const { html, ...mail } = renderMail('bulk', { ...factsOf(parts, await mustFindAccount(parts.users, by), now), values: { subject, message } });
  return { subject: mail.subject, text: mail.text, html };
}

function obstacleOf(user: User, isOn: boolean): string | undefined {
  if (!isOn) return 'News by e-mail is switched off in the settings.';
  if (!user.isEmailVerified) return 'The e-mail address is not verified.';
  if (!isWanted('marketing', user)) return 'This user has not agreed to news by e-mail, or has unsubscribed.';
  return user.mailRefusedAt === null ? undefined : 'The mail server refuses this address.';
}
