import { reportedStateSchema } from '@b1fuchs/contracts';
import { z } from 'zod';

const DEFAULTS = { state: 'open', rule: '', page: 1 } as const;

// What does not fit in an address somebody typed is as if it were not there.
const searchSchema = z.object({
  state: reportedStateSchema.or(z.literal('all')).catch(DEFAULTS.state),
  rule: z.string().trim().max(200).catch(DEFAULTS.rule),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(DEFAULTS.page),
});
/** Which reported corrections are looked at; stands in the page's address. */
export type CorrectionsSearch = z.infer<typeof searchSchema>;

export const readCorrectionsSearch = (params: URLSearchParams): CorrectionsSearch => searchSchema.parse(Object.fromEntries(params));
export const correctionsStateOf = (value: string): CorrectionsSearch['state'] => searchSchema.shape.state.parse(value);

/** The parameters that say it, without those that go without saying. */
export const correctionsParams = (search: CorrectionsSearch): Record<string, string> =>
  Object.fromEntries(searchSchema.keyof().options.flatMap((name) => (search[name] === DEFAULTS[name] ? [] : [[name, String(search[name])]])));
