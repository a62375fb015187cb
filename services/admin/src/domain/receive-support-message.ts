import { randomUUID } from 'node:crypto';
import { mailRequested, type Envelope } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { SupportLimits } from '../data/support-limits.js';
import type { SupportMessages } from '../data/support-messages.js';
import { cleanForm, isEmpty, repeatKeyOf, senderOf, type SupportMessage } from './support-message.js';

export type SupportParts = { messages: SupportMessages; limits: SupportLimits };
type Input = Pick<SupportMessage, 'userId' | 'name' | 'email' | 'message' | 'source'>;

/** The same form again within this time is a double click or a second try. */
const REPEAT_MS = 10 * 60_000;
const TOO_MANY = 'You have already sent several messages within the last hour. Please wait up to an hour before you send another one.';

/**
 * Keeps a message and has it mailed to the support team, and a copy to the sender's account where there is one.
 * The same form again within ten minutes changes nothing and is no failure.
 * @throws AppError VALIDATION_FAILED where nothing can be read in it, RATE_LIMITED.
 */
export async function receiveSupportMessage({ messages, limits }: SupportParts, input: Input, now: Date): Promise<void> {
  const form = cleanForm(input);
  checkReadable(form);
  const sender = senderOf(input.userId, form.email);
  const repetition = { repeatKey: repeatKeyOf(sender, form), since: new Date(now.getTime() - REPEAT_MS) };
  if (await messages.isRepeated(repetition)) return;
  if (!(await limits.take(sender))) throw new AppError('RATE_LIMITED', { message: TOO_MANY });

  const message = { id: randomUUID(), userId: input.userId, ...form, createdAt: now };
  const isNew = await messages.insert(message, repetition, mailsOf(message, now));
  if (!isNew) await limits.giveBack(sender);
}

function checkReadable({ name, message }: Pick<Input, 'name' | 'message'>): void {
  const details = {
    ...(isEmpty(name) ? { name: 'Bitte geben Sie Ihren Namen ein.' } : {}),
    ...(isEmpty(message) ? { message: 'Bitte geben Sie eine Nachricht ein.' } : {}),
  };
  const [first] = Object.values(details);
  if (first !== undefined) throw new AppError('VALIDATION_FAILED', { message: first, details });
}

function mailsOf({ userId, name, email, message, source }: SupportMessage, now: Date): Envelope[] {
  const values = { name, email, message, source };
  const toSupport = createEvent(mailRequested, { userId: userId ?? '', data: { template: 'support-message', values }, now });
  // Nobody signed in, no copy: it would go to an address that anybody may have typed.
  if (userId === null) return [toSupport];
  return [toSupport, createEvent(mailRequested, { userId, data: { template: 'support-copy', values }, now })];
}
