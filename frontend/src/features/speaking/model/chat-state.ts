import type { ConversationMessage } from '@b1fuchs/contracts';
import { fallbackReply } from '../wording.js';
import type { ChatFailure } from './chat-failure.js';

/** `id`: of a learner's message the one it was sent under. */
export type ChatMessage = { id: string; role: ConversationMessage['role']; content: string };

/** What has happened on the screen since the conversation was begun or opened. */
export type ChatState = {
  added: readonly ChatMessage[];
  /** The learner's message whose answer is awaited. */
  pending: ChatMessage | null;
  /** As much of the answer as has come. */
  partial: string;
  failure: ChatFailure | null;
  /** The examiner has said goodbye. */
  ended: boolean;
};

export type ChatEvent =
  | { kind: 'sent'; message: ChatMessage }
  | { kind: 'delta'; content: string }
  | { kind: 'answered'; content: string; ended: boolean }
  | { kind: 'failed'; failure: ChatFailure }
  | { kind: 'dismissed' };

export const NO_CHAT: ChatState = { added: [], pending: null, partial: '', failure: null, ended: false };

/**
 * Failures (spec 2, section 8): after a time-out the examiner asks to go on, and so the message stays said; after any other one
 * it was not said, and its text goes back into the field.
 */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.kind) {
    case 'sent':
      return { ...state, pending: event.message, partial: '', failure: null };
    case 'delta':
      return { ...state, partial: state.partial + event.content };
    case 'answered':
      return { ...withReply(state, event.content), failure: null, ended: event.ended };
    case 'failed':
      if (event.failure.kind === 'timeout') return { ...withReply(state, fallbackReply), failure: event.failure };
      return { ...state, pending: null, partial: '', failure: event.failure, ended: state.ended || event.failure.kind === 'ended' };
    case 'dismissed':
      return { ...state, failure: null };
  }
}

function withReply(state: ChatState, content: string): ChatState {
  if (state.pending === null) return state;
  const reply: ChatMessage = { id: `reply-${state.pending.id}`, role: 'assistant', content };
  return { ...state, added: [...state.added, state.pending, reply], pending: null, partial: '' };
}

/** Those that the server keeps, in the same shape. */
export const keptMessages = (messages: readonly ConversationMessage[]): ChatMessage[] => messages.map(({ role, content }, index) => ({ id: `kept-${index}`, role, content }));

/** Feedback needs at least three messages; the button shows when there are more (spec 2, section 5). */
export const FEEDBACK_MESSAGES = 3;

/** Once the examiner has ended there will be no more messages: then the least that feedback needs is enough. */
export const mayAskForFeedback = (count: number, ended: boolean): boolean => count > FEEDBACK_MESSAGES || (ended && count >= FEEDBACK_MESSAGES);

/** What the learner has said, as it is analysed (spec 2, section 7). */
export const learnersWords = (messages: readonly ChatMessage[]): string =>
  messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => content)
    .join('\n\n');
