import type { AiConsentResponse } from '@b1fuchs/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserStorage } from '../browser-storage.js';
import { HttpError, userMessageOf } from '../http-error.js';
import { speechServiceQuery } from '../speech/speech-service.js';
import { aiConsentQuery, giveConsent, withdrawConsent } from './ai-consent.js';
import { createConsentMemory } from './consent-memory.js';

/** Refused with this, the wording that was read is no longer the one in force. */
const REWORDED = 400;

/**
 * The learner's consent that texts go to an outside model, and, on screens where one speaks, recordings to an outside server.
 * Null where nothing can go anywhere, and as long as the server has not said so: then there is nothing to ask.
 * @param ownerId the signed-in user's id
 */
export function useConsent(ownerId: string, { includesVoice = false } = {}) {
  const client = useQueryClient();
  const { data } = useQuery(aiConsentQuery);
  const [memory] = useState(() => createConsentMemory(browserStorage(), ownerId));
  // The memory holds the answer; this only makes React read it again.
  const [, setAnswers] = useState(0);
  const [isReworded, setIsReworded] = useState(false);
  // A question that is still underway was asked before: its answer must not replace this one.
  const keep = async (answer: AiConsentResponse): Promise<void> => {
    await client.cancelQueries(aiConsentQuery);
    client.setQueryData(aiConsentQuery.queryKey, answer);
    // Another voice may speak now.
    void client.invalidateQueries(speechServiceQuery);
  };

  const giving = useMutation({
    mutationFn: giveConsent,
    onMutate: () => setIsReworded(false),
    onSuccess: keep,
    onError: async (error) => {
      if (!(error instanceof HttpError) || error.status !== REWORDED) return;
      setIsReworded(true);
      await client.refetchQueries(aiConsentQuery);
    },
  });
  const withdrawing = useMutation({ mutationFn: withdrawConsent, onSuccess: keep });

  const asked = data && whatIsAsked(data, includesVoice);
  if (data === undefined || asked == null) return null;
  const { wording, givenAt, withdrawnAt } = data;
  const failure = giving.error ?? withdrawing.error;
  return {
    ...asked,
    wording,
    /** Since when it holds; null without one. */
    givenAt,
    /** Whether to ask now. Who has withdrawn is not asked again. */
    isAsked: givenAt === null && withdrawnAt === null && memory.mayAsk(wording.version, new Date()),
    /** The learner agreed to a wording that has changed meanwhile: `wording` is the new one. */
    isReworded,
    isPending: giving.isPending || withdrawing.isPending,
    error: isReworded || failure === null ? null : userMessageOf(failure),
    /** @param onDone called when the server has it */
    agree: (onDone: () => void): void => giving.mutate(wording.version, { onSuccess: onDone }),
    postpone(): void {
      memory.silence(wording.version, new Date());
      setAnswers((count) => count + 1);
    },
    withdraw: (onDone: () => void): void => withdrawing.mutate(undefined, { onSuccess: onDone }),
    /** Forgets what went wrong the last time. */
    startAnew(): void {
      giving.reset();
      withdrawing.reset();
      setIsReworded(false);
    },
  };
}

/** What would go out, and to whom; null where nothing would. */
function whatIsAsked({ provider, recipient, speechRecipients }: AiConsentResponse, includesVoice: boolean) {
  const ofTexts = provider === 'offline' ? [] : [recipient];
  const ofVoice = includesVoice ? speechRecipients : [];
  const recipients = [...new Set([...ofTexts, ...ofVoice])].join(' und ');
  if (ofVoice.length === 0) return ofTexts.length === 0 ? null : { things: 'texts' as const, recipient: recipients };
  return { things: ofTexts.length === 0 ? ('voice' as const) : ('texts-and-voice' as const), recipient: recipients };
}

export type Consent = NonNullable<ReturnType<typeof useConsent>>;
