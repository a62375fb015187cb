import type { AnalyzeSpeakingRequest, SpeakingFeedback } from '@b1fuchs/contracts';
import { useMutation } from '@tanstack/react-query';
import { analyzeSpeaking } from '../api/analyze-speaking.js';
import { feedbackFailure } from './feedback-failure.js';
import { useLeavingSignal } from './use-leaving-signal.js';

/** Feedback together with exactly what it was given for. */
export type FeedbackResult = { text: string; topic: string; feedback: SpeakingFeedback };

/** The feedback of a talk, once it was asked for. Leaving ends the request. */
export function useFeedback() {
  const leavingSignal = useLeavingSignal();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (request: AnalyzeSpeakingRequest): Promise<FeedbackResult> => ({
      text: request.text,
      topic: request.topic,
      feedback: await analyzeSpeaking(request, leavingSignal()),
    }),
  });
  return { result: data ?? null, isPending, failure: error === null ? null : feedbackFailure(error), ask: mutate };
}
