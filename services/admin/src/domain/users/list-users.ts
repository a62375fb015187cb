import type { AdminUserRow, AdminUsersPage, AdminUsersQuery } from '@b1fuchs/contracts';
import { pagesOf } from '@b1fuchs/kit';
import type { Counts, Filter, UserView } from '../../data/user-view.js';
import { facetsOf } from './facets.js';
import { shownRow } from './user-row.js';

export type ListParts = { view: UserView; counts: () => Promise<Counts>; lagS: () => number | null };

const DEFAULT_LIMIT = 25;
/** Where nothing is asked for but the list. */
const MOST = 200;
/** So many are sorted faster than they are found among all. */
const FEW = 20_000;

/** A page of users, and how many there are of the kind. */
export async function pageOfUsers({ view, counts, lagS }: ListParts, { page = 1, limit = DEFAULT_LIMIT, sort, order, ...filter }: AdminUsersQuery): Promise<AdminUsersPage> {
  const kind = countIn(await counts(), filter);
  const few = kind <= FEW;
  const rows = await view.page(filter, { sort, order, skip: (page - 1) * limit, limit, few });
  const total = await totalOf({ view, filter, kind, found: page === 1 && rows.length < limit ? rows.length : undefined });
  return { users: rows.map(shownRow), total, page, pages: pagesOf(total, limit), lagS: lagS() };
}

/** @param found where the first page holds all there are */
async function totalOf({ view, filter, kind, found }: { view: UserView; filter: Filter; kind: number; found: number | undefined }): Promise<number> {
  if (found !== undefined) return found;
  return (filter.search ?? '') === '' ? kind : view.count(filter);
}

/** The newest users, for who asks for nothing else. */
export const newestUsers = async ({ view }: Pick<ListParts, 'view'>): Promise<AdminUserRow[]> => (await view.page({}, { sort: undefined, order: undefined, skip: 0, limit: MOST })).map(shownRow);

/** How many users the filters let through, whatever is searched for. */
export const countIn = (counts: Counts, filter: Pick<Filter, 'role' | 'status'>): number => facetsOf(filter).reduce((sum, facet) => sum + (counts.get(facet) ?? 0), 0);
