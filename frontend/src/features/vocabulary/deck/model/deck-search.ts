import { deckQuerySchema } from '@b1fuchs/contracts';
import { z } from 'zod';

const asked = deckQuerySchema.shape;
// What does not fit in an address somebody typed is as if it were not there.
const searchSchema = z.object({
  search: asked.search.transform((text) => text ?? '').catch(''),
  box: asked.box.transform((box) => box ?? null).catch(null),
  show: asked.show.catch('active'),
  page: asked.page.catch(1),
});
/** Which cards of the deck are looked at; stands in the page's address. */
export type DeckSearch = z.infer<typeof searchSchema>;

/** Reads it from the address. */
export const readDeckSearch = (params: URLSearchParams): DeckSearch => searchSchema.parse(Object.fromEntries(params));

/** The parameters that say it, without those that go without saying. */
export function deckParams({ search, box, show, page }: DeckSearch): Record<string, string> {
  return {
    ...(search === '' ? {} : { search }),
    ...(box === null ? {} : { box: String(box) }),
    ...(show === 'active' ? {} : { show }),
    ...(page === 1 ? {} : { page: String(page) }),
  };
}
