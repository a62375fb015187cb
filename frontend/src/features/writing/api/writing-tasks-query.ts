import { writingTasksResponseSchema } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/http.js';

/** The catalogue of all writing tasks, three parts together. */
export const writingTasksQuery = queryOptions({
  queryKey: ['/api/topics/writing'],
  queryFn: async ({ signal }) => (await getJson('/api/topics/writing', writingTasksResponseSchema, { signal })).tasks,
});
