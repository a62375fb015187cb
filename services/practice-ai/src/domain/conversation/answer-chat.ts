import { MAX_MESSAGES, type ChatRequest, type ChatResponse } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Conversations, StoredConversation, StoredMessage } from '../../data/conversations.js';
import { findTopic, type SpeakingTopic } from '../speaking/catalogue/speaking-topics.js';
import { startTalk } from '../speaking/examiner/start-talk.js';
import type { Turn } from '../speaking/examiner/talk.js';
import type { Understood } from '../speaking/understanding/understood.js';
import { answeredAlready, lastOf } from './kept-messages.js';
import { topicOfHistory } from './topic-of-history.js';

export type Listening = (topic: SpeakingTopic, message: string) => Promise<Understood>;
export type ChatParts = { conversations: Conversations; listening: Listening };
type Input = ChatRequest & { userId: string };

/**
 * The examiner's next turn. With a conversation that is kept only the newest message counts; without, the history is gone
 * through from its beginning, for which only the learner's own messages count.
 * @throws AppError CONVERSATION_NOT_FOUND, CONVERSATION_ENDED, CONVERSATION_BUSY
 */
export async function answerChat(parts: ChatParts, input: Input, now: Date): Promise<ChatResponse> {
  const message = lastOf(input.messages);
  if (input.conversationId === undefined) return answerHistory(parts, input);
  const kept = await parts.conversations.find(input.userId, input.conversationId);
  if (kept === undefined || kept.kind === 'free') throw new AppError('CONVERSATION_NOT_FOUND');
  const before = answeredAlready(kept, input.messageId);
  if (before !== undefined) return { content: before, ended: kept.ended };
  if (kept.ended || kept.messages.length + 2 > MAX_MESSAGES) throw new AppError('CONVERSATION_ENDED');

  const topic = topicOf(kept);
  const understood = await parts.listening(topic, message);
  const turn = replay(topic, kept.id, [...said(kept.messages), { understood, message }]);
  const added: StoredMessage[] = [
    { role: 'user', content: message, at: now, messageId: input.messageId ?? null, understood },
    { role: 'assistant', content: turn.text, at: now },
  ];
  if (!(await parts.conversations.add(kept, added, { ended: turn.ended }, now, []))) throw new AppError('CONVERSATION_BUSY');
  return { content: turn.text, ended: turn.ended };
}

async function answerHistory({ listening }: ChatParts, input: Input): Promise<ChatResponse> {
  const topic = topicOfHistory(input);
  const messages = input.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const heard = await Promise.all(messages.map(async (message) => ({ message, understood: await listening(topic, message) })));
  const turn = replay(topic, topic.id, heard);
  return { content: turn.text, ended: turn.ended };
}

type Said = { message: string; understood: Understood };

/** What the examiner says to the last of the messages. @throws AppError CONVERSATION_ENDED when they had said goodbye before it */
function replay(topic: SpeakingTopic, seed: string, heard: Said[]): Turn {
  const talk = startTalk(topic, seed);
  let turn: Turn | undefined;
  for (const { understood, message } of heard) {
    if (turn?.ended) throw new AppError('CONVERSATION_ENDED');
    turn = talk.answer(understood, message);
  }
  if (turn === undefined) throw new AppError('VALIDATION_FAILED');
  return turn;
}

const said = (messages: StoredMessage[]): Said[] => messages.flatMap((one) => (one.role === 'user' ? [{ message: one.content, understood: one.understood }] : []));

function topicOf({ kind, topicId }: StoredConversation): SpeakingTopic {
  const topic = kind === 'free' ? undefined : findTopic(kind, topicId);
  // A topic that has left the catalogue takes its talks with it.
  if (topic === undefined) throw new AppError('TOPIC_NOT_FOUND');
  return topic;
}
