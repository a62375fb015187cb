import { securityCheckSchema } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/http.js';

/** A question is good for one answer, so it is not kept once the form is gone. Refetch for a new one. */
export const securityCheckQuery = queryOptions({
  queryKey: ['/api/security-check'],
  queryFn: ({ signal }) => getJson('/api/security-check', securityCheckSchema, { signal }),
  gcTime: 0,
});
