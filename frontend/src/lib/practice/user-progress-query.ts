import { userProgressResponseSchema, type UserProgress } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { HttpError } from '../http-error.js';
import { getJson } from '../http.js';

/** Spec 1, section 9. */
const CACHED_MS = 5 * 60_000;

/**
 * How far the learner is, as Fuchs sees it; asked only with a user, and kept for five minutes (spec 1, section 7).
 * @param userId undefined while nobody is signed in
 */
export const userProgressQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['/api/user/progress', userId],
    queryFn: ({ signal }) => fetchUserProgress(userId, signal),
    enabled: userId !== undefined,
    staleTime: CACHED_MS,
  });

/** @throws Error with the texts of spec 1, section 8; a 401 passes through, since it ends the session here too */
export async function fetchUserProgress(userId: string | undefined, signal?: AbortSignal): Promise<UserProgress> {
  if (userId === undefined) throw new Error('User not authenticated');
  try {
    return await getJson(`/api/user/progress?userId=${encodeURIComponent(userId)}`, userProgressResponseSchema, signal && { signal });
  } catch (error) {
    if (signal?.aborted === true || (error instanceof HttpError && error.status === 401)) throw error;
    throw new Error('Failed to fetch user progress', { cause: error });
  }
}
