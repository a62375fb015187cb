import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { HttpError } from '../../../lib/http-error.js';
import { browserStorage } from '../../../lib/browser-storage.js';
import { SESSION_KEY } from '../../../lib/session-key.js';
import { toast } from '../../../lib/toast-store.js';
import { refreshAfterReviews } from '../api/study.js';
import { createAnswerQueue } from './model/answer-queue.js';
import { callLater, createAnswerSender, exclusivelyForOwner } from './model/answer-sender.js';
import { callsOfOwner } from './model/owner-calls.js';
import { errorTexts } from './wording.js';

/** Sends what the learner has answered without the network, whatever page they are on now. Shows nothing. */
export default function WaitingAnswers({ ownerId }: { ownerId: string }): null {
  const client = useQueryClient();
  useEffect(() => {
    const sender = createAnswerSender({
      queue: createAnswerQueue(browserStorage(), ownerId),
      calls: callsOfOwner(client, ownerId),
      reports: {
        onArrived: () => undefined,
        onRefused: ({ kind }, error) => toast({ title: errorTexts.refused[kind], description: error.userMessage, tone: 'destructive' }),
        onLost: () => toast({ ...errorTexts.lost, tone: 'destructive', lang: 'en' }),
      },
      exclusively: exclusivelyForOwner(ownerId),
      later: callLater,
      onOutcome: ({ failure }) => {
        if (failure === null) void refreshAfterReviews(client);
        else if (failure instanceof HttpError && failure.status === 401) client.setQueryData(SESSION_KEY, null);
      },
    });
    sender.start();
    window.addEventListener('online', sender.send);
    return () => {
      sender.stop();
      window.removeEventListener('online', sender.send);
    };
  }, [client, ownerId]);
  return null;
}
