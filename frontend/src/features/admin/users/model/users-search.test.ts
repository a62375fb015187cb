import { isFiltered, readUsersSearch, writeUsersSearch } from './users-search.js';

const read = (query: string) => readUsersSearch(new URLSearchParams(query));

test('an address that says nothing shows the newest users, 25 a page', () => {
  expect(read('')).toEqual({ search: '', role: 'all', status: 'all', sort: 'createdAt', order: 'desc', page: 1, limit: 25 });
});

test('a view can be linked: what is read from an address is what was written', () => {
  const search = { search: 'zoë', role: 'admin', status: 'trial', sort: 'username', order: 'asc', page: 3, limit: 200 } as const;
  const written = writeUsersSearch(new URLSearchParams(), search);
  expect(readUsersSearch(written)).toEqual(search);
});

test('what goes without saying is not in the address, and what belongs to others stays there', () => {
  const written = writeUsersSearch(new URLSearchParams('tab=users&days=30&page=4&role=admin'), { ...read(''), status: 'expired' });
  expect(written.toString()).toBe('tab=users&days=30&status=expired');
});

test.each(['page=0', 'page=x', 'limit=30', 'limit=1000', 'role=owner', 'status=gone', 'sort=password', 'order=up', `search=${'x'.repeat(300)}`])('what does not fit is as if it were not there: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('only search, role and status leave anybody out', () => {
  expect(isFiltered(read('sort=email&order=asc&page=2&limit=50'))).toBe(false);
  for (const query of ['search=a', 'role=user', 'status=unverified']) expect(isFiltered(read(query))).toBe(true);
});
