import type { Conversation, ConversationKind, ConversationsResponse } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Conversations, ListedConversation, StoredConversation } from '../../data/conversations.js';

/** What is told of a conversation beside what was said. */
const headOf = ({ id, kind, topicId, title, ended, createdAt, updatedAt }: StoredConversation | ListedConversation) => ({
  id,
  kind,
  topicId,
  title,
  ended,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** A conversation as its learner sees it. */
export const conversationView = (conversation: StoredConversation): Conversation => ({
  ...headOf(conversation),
  messages: conversation.messages.map((message) => ({
    role: message.role,
    content: message.content,
    timestamp: message.at.toISOString(),
    ...(message.role === 'user' && message.corrections ? { corrections: message.corrections } : {}),
  })),
});

/** The learner's last conversations, newest first. */
export async function listConversations({ conversations }: { conversations: Conversations }, userId: string, kind?: ConversationKind): Promise<ConversationsResponse> {
  const kept = await conversations.newest(userId, kind);
  return { conversations: kept.map((one) => ({ ...headOf(one), messages: one.messages })) };
}

/** @throws AppError CONVERSATION_NOT_FOUND */
export async function readConversation({ conversations }: { conversations: Conversations }, userId: string, id: string): Promise<Conversation> {
  const kept = await conversations.find(userId, id);
  if (kept === undefined) throw new AppError('CONVERSATION_NOT_FOUND');
  return conversationView(kept);
}

/** @throws AppError CONVERSATION_NOT_FOUND */
export async function removeConversation({ conversations }: { conversations: Conversations }, userId: string, id: string, now: Date): Promise<void> {
  if (!(await conversations.remove(userId, id, now))) throw new AppError('CONVERSATION_NOT_FOUND');
}
