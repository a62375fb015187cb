import { verifyEmailResponseSchema } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../../lib/http.js';

/**
 * Confirms an address by the mailed token. Asking twice does no harm (the second answer says already verified),
 * and as a query it is asked once however often the page renders.
 */
export const verifyEmailQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/verify-email', token],
    queryFn: ({ signal }) => sendJson('POST', '/api/verify-email', { token }, verifyEmailResponseSchema, { signal }),
  });
