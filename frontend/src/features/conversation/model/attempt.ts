import type { ConversationMessage } from '@b1fuchs/contracts';
import { z } from 'zod';

export const attemptSchema = z.object({
  /** Names the message to the server, which answers it once however often it comes. */
  messageId: z.string(),
  /** Without white space around it. */
  text: z.string(),
  /** How many messages the conversation had then. */
  after: z.number().int().nonnegative(),
});
/** A message on its way, or one of which nobody knows whether it has arrived. */
export type Attempt = z.infer<typeof attemptSchema>;

/** The attempt to send a text: the last one once more where it had the same text at the same place, else a new one. */
export function attemptAt({ text, after }: Omit<Attempt, 'messageId'>, last: Attempt | null, newId: () => string): Attempt {
  const isSame = last?.text === text && last.after === after;
  return isSame ? last : { messageId: newId(), text, after };
}

/** Whether the conversation holds the message, and with it the answer. */
export function hasArrived({ text, after }: Attempt, messages: readonly ConversationMessage[]): boolean {
  const message = messages[after];
  return message?.role === 'user' && message.content === text;
}
