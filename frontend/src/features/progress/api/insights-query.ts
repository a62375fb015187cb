import { insightsResponseSchema } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/http.js';

/** Grades, errors and answers over time. Asked on every visit, like the achievements. */
export const insightsQuery = queryOptions({
  queryKey: ['/api/user/insights'],
  queryFn: ({ signal }) => getJson('/api/user/insights', insightsResponseSchema, { signal }),
  refetchOnMount: 'always',
});
