import type { DueFlashcard } from '@b1fuchs/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { HttpError } from '../../../../lib/http-error.js';
import { SESSION_KEY } from '../../../../lib/session-key.js';
import { toast } from '../../../../lib/toast-store.js';
import { refreshAfterReviews } from '../../api/study.js';
import { errorTexts } from '../wording.js';
import type { AnswerQueue, Change } from './answer-queue.js';
import { callLater, createAnswerSender, exclusivelyForOwner } from './answer-sender.js';
import { callsOfOwner } from './owner-calls.js';
import { giveBack, markUncounted } from './session.js';
import type { SessionStore } from './session-store.js';
import { studyMode } from './study-mode.js';

type Parts = {
  ownerId: string;
  queue: AnswerQueue;
  store: SessionStore;
  /** Its answer could neither be sent nor kept: the card is due as before. */
  onReturned: (card: DueFlashcard) => void;
};

/** Sends the learner's answers while the screen is there, and says what waits and why. */
export function useAnswerSync({ ownerId, queue, store, onReturned }: Parts) {
  const client = useQueryClient();
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const [waiting, setWaiting] = useState(() => queue.waiting().length);
  const [failure, setFailure] = useState<unknown>(null);
  const [sender] = useState(() => {
    let hasArrived = false;

    function takeLoss(change: Change): void {
      toast({ ...errorTexts.lost, tone: 'destructive', lang: 'en' });
      const card = store.get()?.cards.find(({ userFlashcardId }) => userFlashcardId === change.request.userFlashcardId);
      if (change.kind === 'undo' || card === undefined) return;
      store.change((session) => giveBack(session, change.request.reviewId, { mode: studyMode.get(), at: Date.now() }));
      onReturned(card);
    }

    return createAnswerSender({
      queue,
      calls: callsOfOwner(client, ownerId),
      reports: {
        onArrived: (response) => {
          hasArrived = true;
          setWaiting(queue.waiting().length);
          if (response?.counted === false) store.change((session) => markUncounted(session, response.reviewId));
        },
        onRefused: ({ kind }, error) => {
          // The figures shown went ahead of the server's.
          hasArrived = true;
          toast({ title: errorTexts.refused[kind], description: error.userMessage, tone: 'destructive' });
        },
        onLost: takeLoss,
      },
      exclusively: exclusivelyForOwner(ownerId),
      later: callLater,
      onOutcome: (outcome) => {
        setFailure(outcome.failure);
        setWaiting(queue.waiting().length);
        if (outcome.failure instanceof HttpError && outcome.failure.status === 401) client.setQueryData(SESSION_KEY, null);
        if (outcome.failure !== null || !hasArrived) return;
        hasArrived = false;
        void refreshAfterReviews(client);
      },
    });
  });

  useEffect(() => {
    sender.start();
    // Another tab of this learner sends too.
    const count = (): void => setWaiting(queue.waiting().length);
    window.addEventListener('online', sender.send);
    window.addEventListener('storage', count);
    return () => {
      sender.stop();
      window.removeEventListener('online', sender.send);
      window.removeEventListener('storage', count);
    };
  }, [sender, queue]);

  return {
    waiting,
    /** Why answers wait; null while all is well. */
    obstacle: !isOnline ? ('offline' as const) : failure !== null && waiting > 0 ? ('server' as const) : null,
    add: (change: Change, now: number): void => {
      queue.add(change, now);
      setWaiting(queue.waiting().length);
      sender.send();
    },
  };
}
export type AnswerSync = ReturnType<typeof useAnswerSync>;

function subscribeToNetwork(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
