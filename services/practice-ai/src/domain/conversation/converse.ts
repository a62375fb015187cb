import { activityRecorded, MAX_MESSAGES, type freeConversationRequestSchema, type FreeConversationResponse } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { z } from 'zod';
import type { Conversations, StoredMessage } from '../../data/conversations.js';
import { chooseCorrections, correctedSentence } from '../speaking/free/choose-corrections.js';
import { inOneTurn } from '../speaking/examiner/phrases.js';
import { startFreeTalk, type FreeTurn, type Heard } from '../speaking/free/free-talk.js';
import type { ProviderParts } from '../provider/ask-model.js';
import type { FoundCorrections } from '../grammar/find-corrections.js';
import type { Understood } from '../speaking/understanding/understood.js';
import { answeredAlready, lastOf } from './kept-messages.js';
import { UNTITLED } from './start-conversation.js';
import { wordTurn, type Spoken } from './word-turn.js';

export type ConverseParts = {
  conversations: Conversations;
  /** What a message of a free conversation says; its points are conversationTopics. */
  listening: (message: string) => Promise<Understood>;
  /** Undefined while the engines are away: the talk goes on without corrections. */
  correcting: (message: string) => Promise<FoundCorrections | undefined>;
  /** Undefined when no text leaves the system. */
  provider: ProviderParts | undefined;
};
type Input = z.output<typeof freeConversationRequestSchema> & { userId: string; timeZone: string };

/** So many messages of a learner are one exercise (docs/progress.md). */
const MESSAGES_OF_EXERCISE = 5;
/** What the list of practice shows of a message (spec 2, section 7). */
const DESCRIBED_CHARACTERS = 50;
const TITLE_CHARACTERS = 60;

/**
 * The partner's answer in a free conversation, with the one or two corrections that matter most.
 * @throws AppError CONVERSATION_NOT_FOUND, CONVERSATION_ENDED, CONVERSATION_BUSY
 */
export async function converse(parts: ConverseParts, input: Input, now: Date): Promise<FreeConversationResponse> {
  const message = lastOf(input.messages);
  if (input.conversationId === undefined) return answerHistory(parts, input, now);
  const kept = await parts.conversations.find(input.userId, input.conversationId);
  if (kept?.kind !== 'free') throw new AppError('CONVERSATION_NOT_FOUND');
  const before = answeredAlready(kept, input.messageId);
  if (before !== undefined) return before;
  if (kept.messages.length + 2 > MAX_MESSAGES) throw new AppError('CONVERSATION_ENDED');

  const heard = await hear(parts, message);
  const earlier = kept.messages.flatMap((one) => (one.role === 'user' ? [{ message: one.content, understood: one.understood, corrected: undefined }] : []));
  const turn = replay(kept.id, [...earlier, heard]);
  const response = await word(parts, input, [...kept.messages, { role: 'user', content: message }], turn, now);
  const { understood, corrections } = heard;
  const added: StoredMessage[] = [
    { role: 'user', content: message, at: now, messageId: input.messageId ?? null, understood, corrections },
    { role: 'assistant', content: response, at: now },
  ];
  const title = kept.title === UNTITLED ? message.slice(0, TITLE_CHARACTERS) : kept.title;
  const isExercise = (earlier.length + 1) % MESSAGES_OF_EXERCISE === 0;
  const events = isExercise ? [activityOf(input, message, now)] : [];
  if (!(await parts.conversations.add(kept, added, { title, ended: false }, now, events))) throw new AppError('CONVERSATION_BUSY');
  return { response, corrections };
}

async function answerHistory(parts: ConverseParts, input: Input, now: Date): Promise<FreeConversationResponse> {
  const { messages } = input;
  const own = messages.filter(({ role }) => role === 'user').map(({ content }) => content.trim());
  const earlier = await Promise.all(own.slice(0, -1).map(async (message) => ({ message, understood: await parts.listening(message), corrected: undefined })));
  const heard = await hear(parts, own.at(-1) ?? '');
  return { response: await word(parts, input, messages, replay('free', [...earlier, heard]), now), corrections: heard.corrections };
}

async function hear({ listening, correcting }: ConverseParts, message: string) {
  const [understood, found] = await Promise.all([listening(message), correcting(message)]);
  const corrections = understood.language === 'german' ? chooseCorrections(found?.corrections ?? []) : [];
  return { message, understood, corrections, corrected: correctedSentence(message, corrections, found?.corrections ?? []) };
}

function replay(seed: string, heard: Heard[]): FreeTurn {
  const talk = startFreeTalk(seed);
  let turn: FreeTurn = { tip: undefined, text: talk.opening };
  for (const one of heard) turn = talk.answer(one);
  return turn;
}

/** The corrected sentence is ours; the rest may be put in a model's words. */
async function word({ provider }: ConverseParts, { userId }: Input, history: Spoken[], { tip, text }: FreeTurn, now: Date): Promise<string> {
  return inOneTurn(tip, await wordTurn(provider, { userId, speaker: 'friend', about: 'whatever the learner likes', history, draft: text, onPiece: () => undefined }, now));
}

const activityOf = ({ userId, timeZone }: Input, message: string, now: Date) =>
  createEvent(activityRecorded, {
    userId,
    data: { section: 'free-conversation', description: `Freies Gespräch: ${message.slice(0, DESCRIBED_CHARACTERS)}`, timeZone },
    now,
  });
