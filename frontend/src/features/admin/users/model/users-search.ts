import { ADMIN_PAGE_SIZES, adminUsersQuerySchema } from '@b1fuchs/contracts';
import { z } from 'zod';

/** Spec 1, section 9. */
const DEFAULTS = { search: '', role: 'all', status: 'all', sort: 'createdAt', order: 'desc', page: 1, limit: 25 } as const;

const asked = adminUsersQuerySchema.shape;
// What does not fit in an address somebody typed is as if it were not there.
const searchSchema = z.object({
  search: asked.search.unwrap().catch(DEFAULTS.search),
  role: asked.role.unwrap().catch(DEFAULTS.role),
  status: asked.status.unwrap().catch(DEFAULTS.status),
  sort: asked.sort.unwrap().catch(DEFAULTS.sort),
  order: asked.order.unwrap().catch(DEFAULTS.order),
  page: asked.page.unwrap().catch(DEFAULTS.page),
  limit: z.coerce.number().pipe(z.literal(ADMIN_PAGE_SIZES)).catch(DEFAULTS.limit),
});
/** Which users are looked at, and how; stands in the page's address. */
export type UsersSearch = z.infer<typeof searchSchema>;

/** Reads it from the address. */
export const readUsersSearch = (params: URLSearchParams): UsersSearch => searchSchema.parse(Object.fromEntries(params));

/** The address with it: what goes without saying is left out, what belongs to others stays. */
export function writeUsersSearch(params: URLSearchParams, search: UsersSearch): URLSearchParams {
  const written = new URLSearchParams(params);
  for (const name of searchSchema.keyof().options) {
    if (search[name] === DEFAULTS[name]) written.delete(name);
    else written.set(name, String(search[name]));
  }
  return written;
}

/** Whether it leaves anybody out. */
export const isFiltered = ({ search, role, status }: UsersSearch): boolean => search !== '' || role !== 'all' || status !== 'all';
