import { speakingTopicsResponseSchema } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/http.js';

/** The catalogue of planning tasks and presentation topics. */
export const speakingTopicsQuery = queryOptions({
  queryKey: ['/api/topics/speaking'],
  queryFn: ({ signal }) => getJson('/api/topics/speaking', speakingTopicsResponseSchema, { signal }),
});
