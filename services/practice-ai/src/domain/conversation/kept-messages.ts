import type { Correction } from '@b1fuchs/contracts';
import type { StoredConversation } from '../../data/conversations.js';

/** The newest message of a history that ends with one of the learner's (see chatRequestSchema). */
export const lastOf = (messages: { content: string }[]): string => messages.at(-1)?.content.trim() ?? '';

/** What was answered to a message that comes again, with the corrections of the message. */
export function answeredAlready({ messages }: StoredConversation, messageId: string | undefined): { response: string; corrections: Correction[] } | undefined {
  if (messageId === undefined) return undefined;
  for (const [index, one] of messages.entries()) {
    const answer = messages[index + 1];
    if (one.role === 'user' && one.messageId === messageId && answer) return { response: answer.content, corrections: one.corrections ?? [] };
  }
  return undefined;
}
