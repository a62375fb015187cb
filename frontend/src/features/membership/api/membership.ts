import { invoiceSchema, messageSchema, paymentsResponseSchema } from '@b1fuchs/contracts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../lib/http.js';
import { subscriptionQuery } from './subscription-query.js';

const PAYMENTS = '/api/subscription/payments';

/** What was paid, the last first; each visit asks anew. */
export const paymentsQuery = queryOptions({
  queryKey: [PAYMENTS],
  queryFn: ({ signal }) => getJson(PAYMENTS, paymentsResponseSchema, { signal }),
  refetchOnMount: 'always',
});

/** @param number as it is shown, such as 'B1-000123' */
export const invoiceQuery = (number: string) => {
  const path = `/api/subscription/invoices/${encodeURIComponent(number)}`;
  return queryOptions({ queryKey: [path], queryFn: ({ signal }) => getJson(path, invoiceSchema, { signal }) });
};

/** After whatever changes the membership. */
const refetchMembership = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.invalidateQueries({ queryKey: subscriptionQuery.queryKey }), client.invalidateQueries({ queryKey: [PAYMENTS] })]);

const useChange = (path: string) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => sendJson('POST', path, undefined, messageSchema), onSuccess: () => refetchMembership(client) });
};

/** No reminder and no next period; access stays until its end. */
export const useCancellation = () => useChange('/api/subscription/cancel');
/** Takes that back. */
export const useReactivation = () => useChange('/api/subscription/reactivate');
