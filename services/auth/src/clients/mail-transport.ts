import { createTransport } from 'nodemailer';
import { z } from 'zod';

const TIMEOUT_MS = 10_000;

export type MailMessage = {
  to: string;
  /** Who an answer goes to; the sender where there is none. */
  replyTo?: { name: string; address: string };
  /** Where the reader's mail program asks for no more mail of this kind, by POST (RFC 8058); only for mail that one can do without. */
  unsubscribeUrl?: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
};

export type MailTransport = { send: (message: MailMessage) => Promise<void>; close: () => void };

/** The mail server said no for good (an SMTP answer of 500 and above), as against not now. */
export class MailRefused extends Error {
  /** Was it the recipient's address that it refused, rather than the mail? */
  readonly refusesAddress: boolean;

  constructor(message: string, { refusesAddress, cause }: { refusesAddress: boolean; cause: unknown }) {
    super(message, { cause });
    this.refusesAddress = refusesAddress;
  }
}

const smtpErrorSchema = z.object({ responseCode: z.number(), code: z.string().optional(), command: z.string().optional() });
/** It is us whom the mail server refuses: no mail is to be lost by a wrong password in the configuration. */
const OUR_FAULT = 'EAUTH';

/** @returns a transport whose `send` throws MailRefused for a refusal and other errors for what may pass later. */
export function createMailTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transport = createTransport(
    { url, pool: true, maxConnections: 2, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  return {
    async send({ unsubscribeUrl, ...message }) {
      const list = unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
      try {
        await transport.sendMail({ ...message, ...list });
      } catch (error) {
        const { responseCode = 0, code, command } = smtpErrorSchema.safeParse(error).data ?? {};
        if (responseCode >= 500 && code !== OUR_FAULT) throw new MailRefused(`refused with ${responseCode}`, { refusesAddress: command === 'RCPT TO', cause: error });
        throw error;
      }
    },
    close: () => {
      transport.close();
    },
  };
}
