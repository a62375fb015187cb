import { userProgressResponseSchema } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/http.js';

const FIVE_MINUTES_MS = 5 * 60_000;

/** What a learner has done and what to do next; cached 5 minutes (spec 1, section 7). */
export const userProgressQuery = (userId: string) =>
  queryOptions({
    queryKey: ['/api/user/progress', userId],
    queryFn: ({ signal }) => getJson(`/api/user/progress?userId=${encodeURIComponent(userId)}`, userProgressResponseSchema, { signal }),
    staleTime: FIVE_MINUTES_MS,
  });
