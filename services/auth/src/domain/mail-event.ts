import { mailRequested, type Envelope, type MailTemplate } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import type { MailValues } from './mail-text.js';

/** Asks for a mail to a user. */
export const mailEvent = (userId: string, template: MailTemplate, now: Date, values: MailValues = {}): Envelope =>
  createEvent(mailRequested, { userId, data: { template, values }, now });
