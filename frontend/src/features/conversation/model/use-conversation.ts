import { MAX_MESSAGE_LENGTH, MAX_MESSAGES, type Conversation } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hasCode } from '../../../lib/http-error.js';
import { conversationQuery, conversationsQuery, readConversation } from '../api/conversations.js';
import { sendMessage } from '../api/send-message.js';
import { errorTexts } from '../wording.js';
import { attemptAt, hasArrived, type Attempt } from './attempt.js';
import type { ConversationDrafts } from './conversation-drafts.js';
import { failureText } from './failure-text.js';
import { requestMessages, withAnswer } from './history.js';

type Sending = {
  attempt: Attempt;
  /** An earlier one may have arrived without our knowing: only the server knows the conversation then. */
  isUncertain: boolean;
  signal: AbortSignal;
};
type Options = { conversation: Conversation; drafts: ConversationDrafts; onReply: (reply: string) => void };

/**
 * The talk in one conversation: what is being typed, sent and waited for. A message that fails comes back into the field; sent
 * again unchanged, it is the same message to the server. Leaving ends the request; the text stays until it is answered.
 */
export function useConversation({ conversation, drafts, onReply }: Options) {
  const { id, messages } = conversation;
  const client = useQueryClient();
  const [text, setText] = useState(() => drafts.readText(id));
  const [attempt, setAttempt] = useState(() => drafts.readAttempt(id));
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async ({ attempt: { messageId, text: sent }, isUncertain, signal }: Sending) => {
      const answer = await sendMessage({ messages: requestMessages(messages, sent, new Date()), conversationId: id, messageId }, signal);
      const kept = isUncertain ? await readConversation(id, signal).catch(() => null) : null;
      return { reply: answer.response, next: kept ?? withAnswer(conversation, sent, answer, new Date()) };
    },
    onSuccess: async ({ next }) => {
      drafts.forget(id);
      // A question that is still underway was asked before: its answer must not replace this one.
      await client.cancelQueries(conversationQuery(id));
      client.setQueryData(conversationQuery(id).queryKey, next);
      void client.invalidateQueries(conversationsQuery);
    },
    onError: (_error, { attempt: { text: sent } }) => setText(sent),
  });

  // It may have arrived before a reload, or while its answer was lost.
  if (attempt !== null && hasArrived(attempt, messages)) {
    setAttempt(null);
    if (text.trim() === attempt.text) setText('');
  }

  const isWaiting = isPending && !hasArrived(variables.attempt, messages);
  const isTooLong = text.trim().length > MAX_MESSAGE_LENGTH;
  const canSend = !isPending && !isTooLong && text.trim() !== '';

  return {
    text,
    write: (next: string): void => {
      drafts.writeText(id, next);
      setText(next);
    },
    isTooLong,
    canSend,
    isWaiting,
    /** What is on its way, as it stands in the conversation already. */
    pendingText: isWaiting ? variables.attempt.text : null,
    failure: isPending || error === null ? null : failureText(error, errorTexts.notSent),
    /** Trying again will not help: what was typed can only be said in another conversation. */
    needsNewOne: hasCode(error, 'CONVERSATION_ENDED') || hasCode(error, 'CONVERSATION_NOT_FOUND'),
    /** There is no room for one more message and its answer. */
    isOver: conversation.ended || messages.length + 2 > MAX_MESSAGES,
    send: (): void => {
      const signal = leaving.current?.signal;
      if (!canSend || signal === undefined) return;
      const next = attemptAt({ text: text.trim(), after: messages.length }, attempt, () => crypto.randomUUID());
      drafts.writeText(id, next.text);
      drafts.writeAttempt(id, next);
      setAttempt(next);
      setText('');
      mutate({ attempt: next, isUncertain: attempt !== null, signal }, { onSuccess: ({ reply }) => onReply(reply) });
    },
  };
}
export type Talk = ReturnType<typeof useConversation>;
