import { emailCheckSchema } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../../lib/http.js';

/** Has the server look at an address: its form, its provider, and what may have been meant. */
export const emailCheckQuery = (email: string) =>
  queryOptions({
    queryKey: ['/api/validate-email', email],
    queryFn: ({ signal }) => sendJson('POST', '/api/validate-email', { email }, emailCheckSchema, { signal }),
  });
