import { writingAttemptSchema, writingAttemptsResponseSchema, type WritingAttempt } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/http.js';

/** Of every topic; a part of each topic's own key. */
export const ATTEMPTS_KEY = '/api/writing/attempts';

/** The learner's analysed texts on a topic, newest first, and the result of the three tasks together where there is one. */
export const writingAttemptsQuery = (topic: string) =>
  queryOptions({
    queryKey: [ATTEMPTS_KEY, topic],
    queryFn: ({ signal }) => getJson(`${ATTEMPTS_KEY}?topic=${encodeURIComponent(topic)}`, writingAttemptsResponseSchema, { signal }),
  });

/** One of them with its text and feedback. Throws as getJson. */
export const readAttempt = (id: string): Promise<WritingAttempt> => getJson(`${ATTEMPTS_KEY}/${encodeURIComponent(id)}`, writingAttemptSchema);
