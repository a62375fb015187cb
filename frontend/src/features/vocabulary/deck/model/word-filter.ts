import { availableWordsQuerySchema } from '@b1fuchs/contracts';
import { z } from 'zod';

const asked = availableWordsQuerySchema.shape;
// What does not fit in an address somebody typed is as if it were not there.
const filterSchema = z.object({
  search: asked.search.transform((text) => text ?? '').catch(''),
  topic: asked.topic.transform((topic) => topic ?? '').catch(''),
  level: asked.level.catch(undefined),
});
/** Which words of the list are looked at; stands in the page's address. An empty search or topic is none. */
export type WordFilter = z.infer<typeof filterSchema>;

/** Reads it from the address. */
export const readWordFilter = (params: URLSearchParams): WordFilter => filterSchema.parse(Object.fromEntries(params));

/** The parameters that say it, without those that go without saying. */
export function filterParams({ search, topic, level }: WordFilter): Record<string, string> {
  return {
    ...(search === '' ? {} : { search }),
    ...(topic === '' ? {} : { topic }),
    ...(level === undefined ? {} : { level }),
  };
}

/** Whether it leaves words out. */
export const isFiltered = (filter: WordFilter): boolean => Object.keys(filterParams(filter)).length > 0;
