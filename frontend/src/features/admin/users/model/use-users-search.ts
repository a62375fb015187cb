import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressNow } from '../../../../lib/address-now.js';
import { readUsersSearch, writeUsersSearch, type UsersSearch } from './users-search.js';

/** Which users are looked at, from the page's address, and how to look at others. Whatever is changed but the page begins at the first. */
export function useUsersSearch() {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readUsersSearch(params), [params]);
  const change = useCallback(
    (changes: Partial<UsersSearch>, { replace }: { replace: boolean } = { replace: false }): void => {
      const now = addressNow();
      setParams(writeUsersSearch(now, { ...readUsersSearch(now), page: 1, ...changes }), { replace, preventScrollReset: true });
    },
    [setParams],
  );
  return [search, change] as const;
}
