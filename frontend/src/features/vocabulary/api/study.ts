import {
  dueFlashcardsResponseSchema,
  leitnerReviewResponseSchema,
  leitnerStatsSchema,
  leitnerUndoResponseSchema,
  type LeitnerReviewRequest,
  type LeitnerReviewResponse,
  type LeitnerUndoRequest,
} from '@b1fuchs/contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../lib/http.js';

/** An answer that is not taken within this time waits for the next attempt. */
const SEND_TIMEOUT_MS = 10_000;
/** A list that does not come within this time is taken from what the browser has kept. */
const LOAD_TIMEOUT_MS = 15_000;

/** The cards that are due, the longest due first. A session takes them once; each new session asks anew. */
export const dueCardsQuery = queryOptions({
  queryKey: ['/api/flashcards/leitner-due'],
  queryFn: async ({ signal }) => (await getJson('/api/flashcards/leitner-due', dueFlashcardsResponseSchema, { signal, timeoutMs: LOAD_TIMEOUT_MS })).flashcards,
  staleTime: 0,
});

/** The boxes and what is due. Asked on each visit, and after each answer that has arrived. */
export const leitnerStatsQuery = queryOptions({
  queryKey: ['/api/flashcards/leitner-stats'],
  queryFn: ({ signal }) => getJson('/api/flashcards/leitner-stats', leitnerStatsSchema, { signal, timeoutMs: LOAD_TIMEOUT_MS }),
  staleTime: 0,
  refetchOnMount: 'always',
});

/** @throws HttpError, NetworkError, or ZodError for an answer of another shape */
export const sendReview = (payload: LeitnerReviewRequest): Promise<LeitnerReviewResponse> =>
  sendJson('POST', '/api/flashcards/leitner-review', payload, leitnerReviewResponseSchema, { timeoutMs: SEND_TIMEOUT_MS });

/** Takes the last answer to a card back. Throws as sendReview. */
export async function sendUndo(payload: LeitnerUndoRequest): Promise<void> {
  await sendJson('POST', '/api/flashcards/leitner-undo', payload, leitnerUndoResponseSchema, { timeoutMs: SEND_TIMEOUT_MS });
}

/** After answers have arrived: the figures are fetched again, here and on the dashboard, and the due cards for the next session. */
export async function refreshAfterReviews(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: leitnerStatsQuery.queryKey }),
    client.invalidateQueries({ queryKey: ['/api/flashcards/stats'] }),
    client.invalidateQueries({ queryKey: dueCardsQuery.queryKey }),
  ]);
}
