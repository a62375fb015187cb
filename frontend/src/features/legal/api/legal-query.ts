import { legalResponseSchema } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/http.js';

const TIMEOUT_MS = 10_000;

/** Who runs this installation; null while that is not filled in. */
export const operatorQuery = queryOptions({
  queryKey: ['/api/legal'],
  queryFn: async ({ signal }) => (await getJson('/api/legal', legalResponseSchema, { signal, timeoutMs: TIMEOUT_MS })).operator,
});
