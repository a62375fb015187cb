import type { LeitnerReviewRequest, LeitnerReviewResponse, LeitnerUndoRequest } from '@b1fuchs/contracts';
import { HttpError } from '../../../../lib/http-error.js';
import type { AnswerQueue, Change } from './answer-queue.js';

export type Calls = {
  review: (request: LeitnerReviewRequest) => Promise<LeitnerReviewResponse>;
  undo: (request: LeitnerUndoRequest) => Promise<void>;
};
export type Reports = {
  /** The server has it; null for an undo. */
  onArrived: (response: LeitnerReviewResponse | null) => void;
  /** The server refuses this change for good; it is dropped. */
  onRefused: (change: Change, error: HttpError) => void;
  /** It could neither be sent nor kept; it is dropped. */
  onLost: (change: Change) => void;
};
/** `failure`: why the rest still waits; null when all have arrived. */
export type Outcome = { failure: unknown };

/** These say nothing about the answer itself: signed out, no membership, too slow, too many. */
const PASSING_STATUSES = [401, 402, 408, 425, 429];
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 300_000;

/** How long to wait before the next attempt: 5 s after the first failure, then twice as long each time, at most 5 minutes. */
export const retryDelayMs = (failures: number): number => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));

/**
 * Sends what waits, one after the other in order, until nothing is left or something is in the way.
 * @param mayGoOn asked before each change
 */
export async function sendAnswers({ queue, calls, reports, mayGoOn }: { queue: AnswerQueue; calls: Calls; reports: Reports; mayGoOn: () => boolean }): Promise<Outcome> {
  for (let entry = queue.next(); entry !== null && mayGoOn(); entry = queue.next()) {
    queue.markTried(entry);
    try {
      const response = entry.kind === 'review' ? await calls.review(entry.request) : await calls.undo(entry.request).then(() => null);
      queue.remove(entry);
      reports.onArrived(response);
    } catch (error) {
      if (isRefusal(error)) {
        drop(queue, entry);
        reports.onRefused(entry, error);
      } else if (queue.isStored(entry)) {
        return { failure: error };
      } else {
        drop(queue, entry);
        reports.onLost(entry);
      }
    }
  }
  return { failure: null };
}

const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && !PASSING_STATUSES.includes(error.status);

/** With an answer goes its undo: there is nothing to take back. */
function drop(queue: AnswerQueue, entry: Change): void {
  queue.remove(entry);
  const { userFlashcardId, reviewId } = entry.request;
  if (entry.kind === 'review') queue.remove({ kind: 'undo', request: { userFlashcardId, reviewId } });
}
