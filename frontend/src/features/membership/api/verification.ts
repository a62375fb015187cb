import { verifyCheckoutResponseSchema, type VerifyCheckoutResponse } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../../lib/http.js';
import { subscriptionQuery } from './subscription-query.js';

const VERIFY = '/api/verify-checkout-session';
const ASK_EVERY_MS = 3_000;
/** With pauses of 3 s, for a minute. */
const MOST_ASKS = 20;
const TIMEOUT_MS = 30_000;

/** Has the page given up asking by itself? @param asks answers so far */
export const hasAskedEnough = (asks: number): boolean => asks >= MOST_ASKS;

/** How long to wait before asking again, in ms; false where asking again would change nothing. */
export const nextAskIn = (answer: VerifyCheckoutResponse | undefined, asks: number): number | false =>
  answer?.success === false && answer.pending && !hasAskedEnough(asks) ? ASK_EVERY_MS : false;

/** Whether a checkout session has been paid: the server asks the payment provider. Asking again is safe, and goes on while a payment may still arrive. */
export const verificationQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [VERIFY, sessionId],
    queryFn: async ({ signal, client }) => {
      const answer = await sendJson('POST', VERIFY, { sessionId }, verifyCheckoutResponseSchema, { signal, timeoutMs: TIMEOUT_MS });
      // The next page knows of it at once.
      if (answer.success) void client.query({ ...subscriptionQuery, staleTime: 0 }).catch(() => undefined);
      return answer;
    },
    refetchInterval: ({ state }) => nextAskIn(state.data, state.dataUpdateCount),
    refetchOnMount: 'always',
  });
