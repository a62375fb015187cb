import { supportStateSchema } from '@b1fuchs/contracts';
import { z } from 'zod';

const DEFAULTS = { search: '', state: 'open', assigned: 'all', page: 1 } as const;

// What does not fit in an address somebody typed is as if it were not there.
const searchSchema = z.object({
  search: z.string().trim().max(254).catch(DEFAULTS.search),
  state: supportStateSchema.or(z.literal('all')).catch(DEFAULTS.state),
  assigned: z.string().trim().min(1).max(64).catch(DEFAULTS.assigned),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(DEFAULTS.page),
});
/** Which messages are looked at; stands in the page's address. `assigned`: 'all', 'nobody', or an administrator's id. */
export type InboxSearch = z.infer<typeof searchSchema>;

export const readInboxSearch = (params: URLSearchParams): InboxSearch => searchSchema.parse(Object.fromEntries(params));

/** The parameters that say it, without those that go without saying. */
export const inboxParams = (search: InboxSearch): Record<string, string> =>
  Object.fromEntries(searchSchema.keyof().options.flatMap((name) => (search[name] === DEFAULTS[name] ? [] : [[name, String(search[name])]])));
