import { achievementsResponseSchema } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/http.js';

/**
 * Streaks, points and practice days. Practice on other pages changes them,
 * so each visit of a page that shows them fetches them anew while the old figures stand.
 */
export const achievementsQuery = queryOptions({
  queryKey: ['/api/user/achievements'],
  queryFn: ({ signal }) => getJson('/api/user/achievements', achievementsResponseSchema, { signal }),
  refetchOnMount: 'always',
});
