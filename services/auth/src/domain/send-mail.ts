import { MailRefused, type MailTransport } from '../clients/mail-transport.js';
import type { Mails, QueuedMail } from '../data/mails.js';
import type { Users } from '../data/users.js';
import { renderMail } from './render-mail.js';
import type { User } from './user.js';
import { verificationToken } from './verification-token.js';

type Parts = { mails: Mails; users: Users; transport: MailTransport; publicUrl: string; tokenSecret: string };

/** Pauses in minutes before a mail is tried again; the last one repeats. */
const PAUSES_MIN = [0.1, 1, 5, 15, 60];
const MAX_ATTEMPTS = 48;

/** Sends the next mail that is due. @returns whether there was one. */
export async function sendNextMail(parts: Parts, now: Date): Promise<boolean> {
  const mail = await parts.mails.claimDue(now);
  if (!mail) return false;
  const user = await parts.users.findById(mail.userId);
  if (!user) {
    await parts.mails.markFailed(mail.id, 'the account is gone');
    return true;
  }
  await deliver(parts, mail, user, now);
  return true;
}

async function deliver(parts: Parts, mail: QueuedMail, user: User, now: Date): Promise<void> {
  try {
    await parts.transport.send({
      to: user.email,
      messageId: `<${mail.id}@${new URL(parts.publicUrl).hostname}>`,
      ...renderMail(mail.template, factsOf(parts, user)),
    });
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
