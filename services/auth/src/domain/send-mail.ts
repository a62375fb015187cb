import { MailRefused, type MailMessage, type MailTransport } from '../clients/mail-transport.js';
import type { Mails, QueuedMail } from '../data/mails.js';
import type { Users } from '../data/users.js';
import { isForTeam, renderMail, renderTeamMail } from './render-mail.js';
import type { User } from './user.js';
import { verificationToken } from './verification-token.js';

type Parts = { mails: Mails; users: Users; transport: MailTransport; publicUrl: string; tokenSecret: string; supportEmail: string };

/** Pauses in minutes before a mail is tried again; the last one repeats. */
const PAUSES_MIN = [0.1, 1, 5, 15, 60];
const MAX_ATTEMPTS = 48;

/** Sends the next mail that is due. @returns whether there was one. */
export async function sendNextMail(parts: Parts, now: Date): Promise<boolean> {
  const mail = await parts.mails.claimDue(now);
  if (!mail) return false;
  const message = await writeMail(parts, mail);
  if (message) await deliver(parts, mail, message, now);
  else await parts.mails.markFailed(mail.id, 'the account is gone');
  return true;
}

/** @returns undefined when the account that it is for is gone. */
async function writeMail(parts: Parts, { template, userId, values }: QueuedMail): Promise<Omit<MailMessage, 'messageId'> | undefined> {
  if (isForTeam(template)) return { to: parts.supportEmail, ...renderTeamMail(template, { userId, values }) };
  const user = await parts.users.findById(userId);
  return user && { to: user.email, ...renderMail(template, { ...factsOf(parts, user), values }) };
}

async function deliver(parts: Parts, mail: QueuedMail, message: Omit<MailMessage, 'messageId'>, now: Date): Promise<void> {
  try {
    await parts.transport.send({ ...message, messageId: `<${mail.id}@${new URL(parts.publicUrl).hostname}>` });
    await parts.mails.markSent(mail.id, now);
  } catch (error) {
    if (error instanceof MailRefused || mail.attempts >= MAX_ATTEMPTS) {
      await parts.mails.markFailed(mail.id, error instanceof Error ? error.message : 'unknown');
      return;
    }
    const minutes = PAUSES_MIN[Math.min(mail.attempts - 1, PAUSES_MIN.length - 1)] ?? 1;
    await parts.mails.postpone(mail.id, new Date(now.getTime() + minutes * 60_000), 'mail server not reachable');
  }
}

function factsOf({ publicUrl, tokenSecret }: Parts, user: User) {
  const token = verificationToken(tokenSecret, { userId: user.id, nonce: user.verificationNonce });
  return {
    username: user.username,
    verificationUrl: new URL(`/verify-email?token=${token}`, publicUrl).href,
    signInUrl: new URL('/auth', publicUrl).href,
  };
}
