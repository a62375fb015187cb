import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from '../../../../lib/http-error.js';
import { sessionQuery } from '../../../../lib/session.js';
import { sendReview, sendUndo } from '../../api/study.js';
import type { Calls } from './send-answers.js';

/** The calls that tell the server about a learner's answers, and fail without a verdict on the answer when somebody else has signed in since. */
export function callsOfOwner(client: QueryClient, ownerId: string): Calls {
  /** A card that is not there may be one of the learner's own, asked for in the session of somebody who has signed in since. */
  async function asOwner<Answer>(call: Promise<Answer>): Promise<Answer> {
    try {
      return await call;
    } catch (error) {
      const isMissing = error instanceof HttpError && error.status === 404;
      if (isMissing && (await client.query({ ...sessionQuery, staleTime: 0 }))?.id !== ownerId) throw new Error('Somebody else is signed in.', { cause: error });
      throw error;
    }
  }
  return { review: (request) => asOwner(sendReview(request)), undo: (request) => asOwner(sendUndo(request)) };
}
