import { z } from 'zod';
import { eventually } from './eventually.js';

const mailSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  to: z.array(z.object({ address: z.string() })),
});
export type ReceivedMail = z.infer<typeof mailSchema>;

/** The mails that have arrived for an address, oldest first. @param mailUrl the inbox's page. */
export async function mailsTo(mailUrl: string, address: string): Promise<ReceivedMail[]> {
  // Asked for by their address: a whole inbox of many tests is megabytes, and tests look again and again.
  const response = await fetch(new URL(`/api/email?${new URLSearchParams({ 'to.address': address }).toString()}`, mailUrl));
  return z.array(mailSchema).parse(await response.json());
}

/** A mail whose first try has failed, because the inbox was away, comes with the second. */
const MAIL_TIMEOUT_MS = 30_000;

/** Waits for the newest mail to an address whose subject matches. */
export const nextMailTo = (mailUrl: string, address: string, subject: RegExp): Promise<ReceivedMail> =>
  eventually(async () => {
    const mail = (await mailsTo(mailUrl, address)).findLast((one) => subject.test(one.subject));
    if (!mail) throw new Error(`no mail to ${address} about ${String(subject)} has arrived`);
    return mail;
  }, MAIL_TIMEOUT_MS);

/** A mail as it came over the wire, with all its headers. */
export async function sourceOf(mailUrl: string, { id }: ReceivedMail): Promise<string> {
  return (await fetch(new URL(`/api/email/${id}/source`, mailUrl))).text();
}

/** The first link with a token in a mail. */
export function linkIn(mail: ReceivedMail): URL {
  const link = /https?:\/\/\S+\/[\w-]+\?token=[\w.-]+/.exec(mail.text)?.[0];
  if (link === undefined) throw new Error('the mail has no link with a token');
  return new URL(link);
}
