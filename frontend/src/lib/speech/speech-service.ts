import { speechOffersSchema } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../http.js';

const TIMEOUT_MS = 5_000;

/** What the server can do with speech; asked once a visit. */
export const speechServiceQuery = queryOptions({
  queryKey: ['/api/speech'],
  queryFn: ({ signal }) => getJson('/api/speech', speechOffersSchema, { signal, timeoutMs: TIMEOUT_MS }),
});
