import { invoiceSchema, messageSchema, paymentsResponseSchema, subscriptionStatusSchema } from '@b1fuchs/contracts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../lib/http.js';
import { practiceAccess } from '../../../lib/practice-access.js';

const STATUS = '/api/subscription/status';
const PAYMENTS = '/api/subscription/payments';

/** What a learner may use, and until when. An answer that opens practice takes the hint away that it is closed. */
export const subscriptionQuery = queryOptions({
  queryKey: [STATUS],
  queryFn: async ({ signal }) => {
    const status = await getJson(STATUS, subscriptionStatusSchema, { signal });
    if (status.accessUntil !== null) practiceAccess.open();
    return status;
  },
});

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
export const refetchMembership = (client: QueryClient): Promise<unknown> =>
  Promise.all([client.invalidateQueries({ queryKey: [STATUS] }), client.invalidateQueries({ queryKey: [PAYMENTS] })]);

const useChange = (path: string) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => sendJson('POST', path, undefined, messageSchema), onSuccess: () => refetchMembership(client) });
};

/** No reminder and no next period; access stays until its end. */
export const useCancellation = () => useChange('/api/subscription/cancel');
/** Takes that back. */
export const useReactivation = () => useChange('/api/subscription/reactivate');
