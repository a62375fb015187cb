import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { getJson, type Parser } from '../../../lib/http.js';

/** Every call of the administrators begins so; their answers are kept under the call's address. */
export const ADMIN_API = '/api/admin';

/** Whether a query is one of the administrators, below `path`. */
export const isAdmins = ({ queryKey }: { queryKey: readonly unknown[] }, path: string = ADMIN_API): boolean => String(queryKey[0]).startsWith(path);

/** What is read at an address of the administrators, such as '/api/admin/stats': anew at every visit, since others change it too. */
export const adminQuery = <Answer>(path: string, schema: Parser<Answer>) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => getJson(path, schema, { signal }), refetchOnMount: 'always' });

/** A page of a list: the one before stays on the screen until it is there. */
export const adminPageQuery = <Answer>(path: string, schema: Parser<Answer>) =>
  queryOptions({ queryKey: [path], queryFn: ({ signal }) => getJson(path, schema, { signal }), refetchOnMount: 'always', placeholderData: keepPreviousData });

/** An address with those values that say something: `withQuery('/api/admin/users', { page: 2, search: '' })` is '/api/admin/users?page=2'. */
export function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** Asks anew for all that administrators see, or for what lies below `path`; what is on the screen stays until the answer is there. */
export const refreshAdmin = (client: QueryClient, path: string = ADMIN_API): Promise<void> =>
  client.invalidateQueries({ predicate: (query) => isAdmins(query, path) });
