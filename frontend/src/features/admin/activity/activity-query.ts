import { activityLogSchema, activityLogsPageSchema } from '@b1fuchs/contracts';
import { z } from 'zod';
import { ADMIN_API, adminPageQuery, adminQuery, withQuery } from '../lib/admin-query.js';

const LOGS = `${ADMIN_API}/activity-logs`;

/** The ten most recent entries, the latest first. */
export const recentActivityQuery = adminQuery(LOGS, z.array(activityLogSchema));

// What does not fit in an address somebody typed is as if it were not there.
const searchSchema = z.object({
  search: z.string().trim().max(254).catch(''),
  action: z.string().trim().max(60).catch(''),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});
/** Which entries are looked at; stands in the page's address. */
export type ActivitySearch = z.infer<typeof searchSchema>;

export const readActivitySearch = (params: URLSearchParams): ActivitySearch => searchSchema.parse(Object.fromEntries(params));

/** The parameters that say it, without those that go without saying. */
export const activityParams = ({ search, action, page }: ActivitySearch): Record<string, string> => ({
  ...(search === '' ? {} : { search }),
  ...(action === '' ? {} : { action }),
  ...(page === 1 ? {} : { page: String(page) }),
});

/** A page of all entries. */
export const activityPageQuery = ({ search, action, page }: ActivitySearch) => adminPageQuery(withQuery(LOGS, { search, action, page }), activityLogsPageSchema);
