import { MAX_MESSAGES, type ChatRequest, type Conversation } from '@b1fuchs/contracts';
import { useMutation } from '@tanstack/react-query';
import { useReducer, useRef, useState } from 'react';
import { useOwnRecordings } from '../../../lib/speech/recordings/use-own-recordings.js';
import type { ExaminerVoice } from '../../../lib/speech/voice/use-examiner-voice.js';
import { sendMessage } from '../api/send-message.js';
import { fallbackReply, predictedReply } from '../wording.js';
import { chatFailure } from './chat-failure.js';
import { chatReducer, keptMessages, NO_CHAT } from './chat-state.js';
import type { KeptPractice } from './kept-practice.js';
import type { Place } from './place.js';
import { createSpokenAnswers } from './spoken-answers.js';
import { useLeavingSignal } from './use-leaving-signal.js';

export type TalkPlace = Place & { conversationId: string };
type Options = {
  place: TalkPlace;
  /** As the server keeps it; undefined while it is on its way. */
  begun: Conversation | undefined;
  kept: KeptPractice;
  voice: ExaminerVoice;
};
type Saying = { message: ChatRequest; signal: AbortSignal };

/** A talk with the examiner: what was said, the answer being written, and sending it. Leaving ends what is under way. */
export function useTalk({ place, begun, kept, voice }: Options) {
  const { stage, topicId, conversationId } = place;
  const [state, dispatch] = useReducer(chatReducer, NO_CHAT);
  /** Null until something is typed: then the kept draft is in the field. */
  const [typed, setTyped] = useState<string | null>(null);
  const [spoken] = useState(createSpokenAnswers);
  const recordings = useOwnRecordings();
  const leavingSignal = useLeavingSignal();
  const isUnderway = useRef(false);
  const { mutateAsync } = useMutation({
    mutationFn: ({ message, signal }: Saying) => sendMessage(message, { signal, onDelta: (content) => dispatch({ kind: 'delta', content }) }),
  });

  const text = typed ?? (begun === undefined ? '' : kept.readDraft(conversationId));
  const settled = [...keptMessages(begun?.messages ?? []), ...state.added];
  const messages = state.pending === null ? settled : [...settled, state.pending];
  const ended = begun?.ended === true || state.ended;

  function write(next: string): void {
    kept.writeDraft(conversationId, next);
    setTyped(next);
    if (next.trim() !== '') return;
    spoken.dropUnsent();
    recordings.dropUnsent();
  }

  async function send(): Promise<void> {
    const content = text.trim();
    if (content === '' || begun === undefined || ended || isUnderway.current) return;
    isUnderway.current = true;
    const id = kept.messageIdFor(conversationId, content);
    const signal = leavingSignal();
    dispatch({ kind: 'sent', message: { id, role: 'user', content } });
    // Kept until it is answered.
    setTyped('');
    voice.stop();
    voice.predict(predictedReply[stage]);
    const history = [...settled, { role: 'user' as const, content }].map(({ role, content: said }) => ({ role, content: said }));
    const message: ChatRequest = { messages: history.slice(-MAX_MESSAGES), conversationId, messageId: id, stage, ...(topicId === null ? {} : { topicId }) };
    const isHeard = (): void => {
      kept.answered(place);
      spoken.send();
      recordings.attach(id);
    };
    try {
      const reply = await mutateAsync({ message, signal });
      if (signal.aborted) return;
      isHeard();
      dispatch({ kind: 'answered', ...reply });
      void voice.speak(reply.content);
    } catch (error) {
      if (signal.aborted) return;
      const failure = chatFailure(error);
      dispatch({ kind: 'failed', failure });
      if (failure.kind !== 'timeout') {
        setTyped(text);
        return;
      }
      isHeard();
      void voice.speak(fallbackReply);
    } finally {
      isUnderway.current = false;
    }
  }

  return {
    messages,
    /** As much of the answer as has come; null while none is awaited. */
    partial: state.pending === null ? null : state.partial,
    isSending: state.pending !== null,
    failure: state.failure,
    ended,
    text,
    write,
    send: () => void send(),
    dismissFailure: () => dispatch({ kind: 'dismissed' }),
    spoken,
    recordings,
  };
}
export type Talk = ReturnType<typeof useTalk>;
