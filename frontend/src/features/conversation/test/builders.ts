import type { Conversation, ConversationMessage } from '@b1fuchs/contracts';

export const said = (role: ConversationMessage['role'], content: string): ConversationMessage => ({ role, content, timestamp: '2025-03-03T10:00:00.000Z' });

export const aConversation = (messages: ConversationMessage[]): Conversation => ({
  id: '0f7a2f0e-5c0b-4d7e-9d3f-2f1f6f9b1a01',
  kind: 'free',
  topicId: null,
  title: 'Wochenende',
  messages,
  ended: false,
  createdAt: '2025-03-03T10:00:00.000Z',
  updatedAt: '2025-03-03T10:00:00.000Z',
});
