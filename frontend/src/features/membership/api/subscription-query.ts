import { subscriptionStatusSchema } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/http.js';
import { practiceAccess } from '../../../lib/practice-access.js';

const STATUS = '/api/subscription/status';

/** What a learner may use, and until when. An answer that opens practice takes the hint away that it is closed. */
export const subscriptionQuery = queryOptions({
  queryKey: [STATUS],
  queryFn: async ({ signal }) => {
    const status = await getJson(STATUS, subscriptionStatusSchema, { signal });
    if (status.accessUntil !== null) practiceAccess.open();
    return status;
  },
});
