import { MAX_MESSAGES, type chatRequestSchema, type ChatResponse } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { z } from 'zod';
import type { Conversations, StoredMessage } from '../../data/conversations.js';
import type { ProviderParts } from '../provider/ask-model.js';
import type { SpeakingTopic } from '../speaking/catalogue/speaking-topics.js';
import { startTalk } from '../speaking/examiner/start-talk.js';
import type { Turn } from '../speaking/examiner/talk.js';
import type { Understood } from '../speaking/understanding/understood.js';
import { answeredAlready, lastOf } from './kept-messages.js';
import { mustFindTopic } from './must-find-topic.js';
import { topicOfHistory } from './topic-of-history.js';
import { wordTurn, type Spoken } from './word-turn.js';

export type Listening = (topic: SpeakingTopic, message: string) => Promise<Understood>;
export type ChatParts = {
  conversations: Conversations;
  listening: Listening;
  /** Undefined when no text leaves the system. */
  provider: ProviderParts | undefined;
};
/** `onPiece` gets the turn as it comes, where it comes piece by piece. */
type Input = z.output<typeof chatRequestSchema> & { userId: string; onPiece?: (piece: string) => void };

/**
 * The examiner's next turn. With a conversation that is kept only the newest message counts; without, the history is gone
 * through from its beginning, for which only the learner's own messages count.
 * @throws AppError CONVERSATION_NOT_FOUND, CONVERSATION_ENDED, CONVERSATION_BUSY
 */
export async function answerChat(parts: ChatParts, input: Input, now: Date): Promise<ChatResponse> {
  const message = lastOf(input.messages);
  if (input.conversationId === undefined) return answerHistory(parts, input, now);
  const kept = await parts.conversations.find(input.userId, input.conversationId);
  if (kept === undefined || kept.kind === 'free') throw new AppError('CONVERSATION_NOT_FOUND');
  const before = answeredAlready(kept, input.messageId);
  if (before !== undefined) return { content: before.response, ended: kept.ended };
  if (kept.ended || kept.messages.length + 2 > MAX_MESSAGES) throw new AppError('CONVERSATION_ENDED');

  const topic = mustFindTopic(kept.kind, kept.topicId);
  const understood = await parts.listening(topic, message);
  // A talk that an earlier version of us began may come to its end sooner now.
  const planned = replay(topic, kept.id, [...said(kept.messages), { understood, message }], { mayEndSooner: true });
  const history = [...kept.messages, { role: 'user' as const, content: message }];
  const turn = { ...planned, text: await word(parts, input, topic, history, planned.text, now) };
  const added: StoredMessage[] = [
    { role: 'user', content: message, at: now, messageId: input.messageId ?? null, understood },
    { role: 'assistant', content: turn.text, at: now },
  ];
  if (!(await parts.conversations.add(kept, added, { ended: turn.ended }, now, []))) throw new AppError('CONVERSATION_BUSY');
  return { content: turn.text, ended: turn.ended };
}

async function answerHistory(parts: ChatParts, input: Input, now: Date): Promise<ChatResponse> {
  const topic = topicOfHistory(input);
  const messages = input.messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const heard = await Promise.all(messages.map(async (message) => ({ message, understood: await parts.listening(topic, message) })));
  const { text, ended } = replay(topic, topic.id, heard);
  // A client's system messages are nobody's.
  const history = input.messages.flatMap(({ role, content }) => (role === 'system' ? [] : [{ role, content }]));
  return { content: await word(parts, input, topic, history, text, now), ended };
}

const word = ({ provider }: ChatParts, { userId, onPiece }: Input, topic: SpeakingTopic, history: Spoken[], draft: string, now: Date): Promise<string> =>
  wordTurn(provider, { userId, speaker: 'examiner', about: topic.title, history, draft, onPiece: onPiece ?? (() => undefined) }, now);

type Said = { message: string; understood: Understood };

/** What the examiner says to the last of the messages. @throws AppError CONVERSATION_ENDED when they had said goodbye before it */
function replay(topic: SpeakingTopic, seed: string, heard: Said[], { mayEndSooner } = { mayEndSooner: false }): Turn {
  const talk = startTalk(topic, seed);
  let turn: Turn | undefined;
  for (const { understood, message } of heard) {
    if (turn?.ended && mayEndSooner) return turn;
    if (turn?.ended) throw new AppError('CONVERSATION_ENDED');
    turn = talk.answer(understood, message);
  }
  if (turn === undefined) throw new AppError('VALIDATION_FAILED');
  return turn;
}

const said = (messages: StoredMessage[]): Said[] => messages.flatMap((one) => (one.role === 'user' ? [{ message: one.content, understood: one.understood }] : []));
