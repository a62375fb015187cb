import { MAX_MESSAGES, type Conversation, type ConversationMessage, type FreeConversationRequest, type FreeConversationResponse } from '@b1fuchs/contracts';

/**
 * How many characters of the past go along, well within what a request may weigh (256 KiB). The server goes by the conversation
 * that it keeps, so nothing is lost with what is left out.
 */
const MOST_CHARACTERS = 60_000;

/** The history with the new message of the learner at its end; of a very long one its newest part (spec 2, section 7). */
export function requestMessages(history: readonly ConversationMessage[], text: string, now: Date): FreeConversationRequest['messages'] {
  const messages = [...history.map(({ role, content, timestamp }) => ({ role, content, timestamp })), said(text, now)];
  let characters = 0;
  const firstTooMuch = messages.findLastIndex(({ content }, index) => (characters += content.length) > MOST_CHARACTERS && index < messages.length - 1);
  return messages.slice(firstTooMuch + 1).slice(-MAX_MESSAGES);
}

/** The conversation after a message and its answer. */
export function withAnswer(conversation: Conversation, text: string, { response, corrections }: FreeConversationResponse, now: Date): Conversation {
  const answer: ConversationMessage = { role: 'assistant', content: response, timestamp: now.toISOString() };
  return { ...conversation, messages: [...conversation.messages, { ...said(text, now), corrections }, answer], updatedAt: answer.timestamp };
}

const said = (content: string, now: Date) => ({ role: 'user' as const, content, timestamp: now.toISOString() });
