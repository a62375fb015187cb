import { inboxParams, readInboxSearch } from './inbox-search.js';

const read = (query: string) => readInboxSearch(new URLSearchParams(query));

test('an address that says nothing shows the open messages of everybody', () => {
  expect(read('')).toEqual({ search: '', state: 'open', assigned: 'all', page: 1 });
  expect(inboxParams(read(''))).toEqual({});
});

test('a view can be linked: what is read from an address is what was written', () => {
  const search = { search: 'Grüße', state: 'all', assigned: 'nobody', page: 3 } as const;
  expect(read(new URLSearchParams(inboxParams(search)).toString())).toEqual(search);
});

test.each(['state=lost', 'page=0', 'page=x', 'assigned=', `search=${'x'.repeat(300)}`])('what does not fit is as if it were not there: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});
