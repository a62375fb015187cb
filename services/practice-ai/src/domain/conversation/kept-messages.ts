import type { StoredConversation } from '../../data/conversations.js';

/** The newest message of a history that ends with one of the learner's (see chatRequestSchema). */
export const lastOf = (messages: { content: string }[]): string => messages.at(-1)?.content.trim() ?? '';

/** What was answered to a message that comes again. */
export function answeredAlready({ messages }: StoredConversation, messageId: string | undefined): string | undefined {
  const index = messageId === undefined ? -1 : messages.findIndex((one) => one.role === 'user' && one.messageId === messageId);
  return index === -1 ? undefined : messages[index + 1]?.content;
}
