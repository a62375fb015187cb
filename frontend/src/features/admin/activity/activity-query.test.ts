import { activityPageQuery, activityParams, readActivitySearch } from './activity-query.js';

const read = (query: string) => readActivitySearch(new URLSearchParams(query));

test('a view of the log can be linked', () => {
  const search = { search: 'mina', action: 'signed-in', page: 3 };
  expect(read(new URLSearchParams(activityParams(search)).toString())).toEqual(search);
  expect(activityParams(read(''))).toEqual({});
});

test('what does not fit is as if it were not there', () => {
  expect(read(`page=-1&search=${'x'.repeat(300)}`)).toEqual(read(''));
});

test('the page is asked for by name, also the first: without one the answer is another', () => {
  expect(activityPageQuery(read('')).queryKey).toEqual(['/api/admin/activity-logs?page=1']);
});
