import type { MailConsentKind } from '@b1fuchs/contracts';
import { MailRefused, type MailMessage, type MailTransport } from '../clients/mail-transport.js';
import type { MailRecipients } from '../data/mail-recipients.js';
import type { Mails, QueuedMail } from '../data/mails.js';
import type { SettingsRecord } from '../data/settings.js';
import type { Users } from '../data/users.js';
import { consentFor } from './mail-consent-kinds.js';
import { isSwitchedOn } from './mail-switches.js';
import type { MailFacts } from './mail-text.js';
import { isAnswer, isForTeam, renderAnswer, renderMail, renderTeamMail } from './render-mail.js';
import { mailedTokenOf, type LinkPurpose } from './mailed-token.js';
import type { TokenSecrets } from './token-secrets.js';
import { unsubscribeToken } from './unsubscribe-token.js';
import type { User } from './user.js';

/** What the links in mails are made of. */
export type LinkParts = { publicUrl: string; tokenSecrets: TokenSecrets };
type Parts = LinkParts & { mails: Mails; users: Users; recipients: MailRecipients; transport: MailTransport; supportEmail: string; settings: Pick<SettingsRecord, 'read'> };

/** Pauses in minutes before a mail is tried again; the last one repeats. */
const PAUSES_MIN = [0.1, 1, 5, 15, 60];
const MAX_ATTEMPTS = 48;
/** An evening's reminder that waits longer, for the broker or the mail server, is no good any more. */
const REMINDER_LASTS_MS = 4 * 3_600_000;

/** Sends the next mail that is due. @returns whether there was one. */
export async function sendNextMail(parts: Parts, now: Date): Promise<boolean> {
  const mail = await parts.mails.claimDue(now);
  if (!mail) return false;
  const message = await writeMail(parts, mail, now);
  if (typeof message === 'string') await parts.mails.markFailed(mail.id, message);
  else await deliver(parts, mail, message, now);
  return true;
}

/** @returns why it is not to be sent, where it is not. */
async function writeMail(parts: Parts, { template, userId, values, askedAt }: QueuedMail, now: Date): Promise<Omit<MailMessage, 'messageId'> | string> {
  if (isForTeam(template)) return { to: parts.supportEmail, ...renderTeamMail(template, { userId, values }) };
  if (isAnswer(template)) return writeAnswer(parts, { userId, values });
  if (!isSwitchedOn(template, await parts.settings.read())) return 'switched off for everybody';
  const user = await (template === 'account-deleted' ? parts.users.findClosed(userId) : parts.users.findById(userId));
  if (!user) return 'the account is gone';
  const to = recipientOf({ template, values }, user, now);
  if (to === undefined) return 'not wanted any more';
  const message = { to, ...renderMail(template, { ...factsOf(parts, user, askedAt), values }) };
  const kind = consentFor(template);
  if (kind === undefined) return message;
  if (kind === 'reminders' && now.getTime() - askedAt.getTime() > REMINDER_LASTS_MS) return 'too late';
  if (!isWanted(kind, user)) return 'not wanted any more';
  if (user.mailRefusedAt !== null) return 'the address takes no mail';
  return { ...message, unsubscribeUrl: linkWithToken(parts, '/api/unsubscribe/one-click', userId, kind) };
}

/** To the address that the sender of the message has typed, unless they have closed their account since. */
async function writeAnswer({ users, supportEmail }: Parts, { userId, values }: Pick<QueuedMail, 'userId' | 'values'>): Promise<Omit<MailMessage, 'messageId'> | string> {
  if (userId !== '' && !(await users.findById(userId))) return 'the account is gone';
  const { email: to } = values;
  return to === undefined ? 'without an address' : { to, ...renderAnswer({ userId, values }, supportEmail) };
}

/** Whoever ticked a box with somebody else's address has not agreed for them: the address has to be verified. */
export const isWanted = (kind: MailConsentKind, { wantsReminders, wantsMarketing, isEmailVerified }: User): boolean =>
  isEmailVerified && (kind === 'reminders' ? wantsReminders : wantsMarketing);

/** Nearly always the account's address. @returns undefined where what the mail belongs to was taken back or is over */
function recipientOf({ template, values }: Pick<QueuedMail, 'template' | 'values'>, { email, emailChange, formerEmails, passwordReset }: User, now: Date): string | undefined {
  switch (template) {
    case 'email-change-confirm':
      return emailChange?.address;
    case 'email-changed':
      return formerEmails.find(({ changedAt }) => changedAt.toISOString() === values.changedAt)?.address;
    case 'reset-password':
      return passwordReset !== null && passwordReset.expiresAt > now ? email : undefined;
    default:
      return email;
  }
}

const linkWithToken = ({ publicUrl, tokenSecrets }: LinkParts, path: string, userId: string, kind: MailConsentKind): string =>
  new URL(`${path}?token=${unsubscribeToken(tokenSecrets, userId, kind)}`, publicUrl).href;

async function deliver(parts: Parts, mail: QueuedMail, message: Omit<MailMessage, 'messageId'>, now: Date): Promise<void> {
  try {
    await parts.transport.send({ ...message, messageId: `<${mail.id}@${new URL(parts.publicUrl).hostname}>` });
    await parts.mails.markSent(mail.id, now);
    await parts.recipients.noteDelivery(mail.userId, message.to);
  } catch (error) {
    if (error instanceof MailRefused && error.refusesAddress) await parts.recipients.noteRefusal(mail.userId, message.to, now);
    if (error instanceof MailRefused || mail.attempts >= MAX_ATTEMPTS) {
      await parts.mails.markFailed(mail.id, error instanceof Error ? error.message : 'unknown');
      return;
    }
    const minutes = PAUSES_MIN[Math.min(mail.attempts - 1, PAUSES_MIN.length - 1)] ?? 1;
    await parts.mails.postpone(mail.id, new Date(now.getTime() + minutes * 60_000), 'mail server not reachable');
  }
}

/** All that the text of a mail to a user may name but its values. */
export function factsOf(parts: LinkParts, user: User, askedAt: Date): Omit<MailFacts, 'values'> {
  const { publicUrl } = parts;
  const linkTo = (path: string, purpose: LinkPurpose, link: { nonce: string; tokenHash: string } | null): string => {
    const token = link && mailedTokenOf(parts.tokenSecrets, purpose, { userId: user.id, ...link });
    return new URL(`${path}?token=${token ?? ''}`, publicUrl).href;
  };
  return {
    username: user.username,
    hasPassword: user.passwordHash !== null,
    verificationUrl: linkTo('/verify-email', 'verify-email', { nonce: user.verificationNonce, tokenHash: user.verificationTokenHash }),
    confirmEmailUrl: linkTo('/confirm-email', 'change-email', user.emailChange),
    resetPasswordUrl: linkTo('/reset-password', 'reset-password', user.passwordReset),
    askedAt,
    timeZone: user.timeZone,
    accountUrl: new URL('/account', publicUrl).href,
    supportUrl: new URL('/support', publicUrl).href,
    newEmail: user.emailChange?.address ?? user.email,
    signInUrl: new URL('/auth', publicUrl).href,
    subscribeUrl: new URL('/subscribe', publicUrl).href,
    homeUrl: new URL('/', publicUrl).href,
    unsubscribeUrl: linkWithToken(parts, '/unsubscribe', user.id, 'reminders'),
    stopNewsUrl: linkWithToken(parts, '/unsubscribe', user.id, 'marketing'),
  };
}
