import type { AdminUsersQuery } from '@b1fuchs/contracts';
import { facetsOf } from '../domain/users/facets.js';
import { searchPattern } from '../domain/users/search-key.js';
import { sortFields, type UserViewModel } from './user-view-model.js';

/** Which users: as GET /api/admin/users names them. */
export type Filter = Pick<AdminUsersQuery, 'search' | 'role' | 'status'>;
/** `few`: the filter lets few users through, who are found by it rather than in the order asked for. */
export type Page = Pick<AdminUsersQuery, 'sort' | 'order'> & { skip: number; limit: number; few?: boolean };
type SortValue = Date | string | number | null;
type Place = { id: string; value: SortValue };

export function queryOf({ search = '', ...filter }: Filter, few: boolean): Record<string, unknown> {
  const facets = facetsOf(filter);
  return { ...(few ? {} : { shown: 1 }), facet: { $in: facets }, ...(search === '' ? {} : { searchKey: searchPattern(search) }) };
}

/** The ids of a page, found by looking at all whom the filter may let through. */
export async function sortedIds(model: UserViewModel, filter: Filter, { skip, few = false, ...page }: Page): Promise<string[]> {
  return (await places(model, queryOf(filter, few), { skip, ...page })).map(({ id }) => id);
}

/** The same ids, merged from the first users of each facet: whoever comes after those is not looked at, as rare as the facets may be. */
export async function mergedIds(model: UserViewModel, facets: readonly string[], { skip, limit, sort, order }: Page): Promise<string[]> {
  const first = await Promise.all(facets.map((facet) => places(model, { facet }, { skip: 0, limit: skip + limit, sort, order })));
  const direction = order === 'asc' ? 1 : -1;
  return first
    .flat()
    .toSorted((one, other) => direction * (compare(one.value, other.value) || compare(one.id, other.id)))
    .slice(skip, skip + limit)
    .map(({ id }) => id);
}

/** Users in an order; those equal in it are in the order of their ids, so that each stands on one page. */
async function places(model: UserViewModel, query: Record<string, unknown>, { sort = 'createdAt', order = 'desc', skip, limit }: Omit<Page, 'few'>): Promise<Place[]> {
  const field = sortFields[sort];
  const direction = order === 'asc' ? 1 : -1;
  const rows = await model
    .find(query, { _id: 1, [field]: 1 })
    .sort({ [field]: direction, _id: direction })
    .skip(skip)
    .limit(limit)
    .lean<({ _id: string } & Partial<Record<(typeof sortFields)[keyof typeof sortFields], SortValue>>)[]>();
  return rows.map(({ _id: id, [field]: value }) => ({ id, value: value ?? null }));
}

/** As the database sorts: none before any, texts by their characters. */
function compare(one: SortValue, other: SortValue): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  if (typeof one === 'string' || typeof other === 'string') return Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));
  return Number(one) - Number(other);
}
