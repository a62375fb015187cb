import { correctionsParams, readCorrectionsSearch } from './corrections-search.js';

const read = (query: string) => readCorrectionsSearch(new URLSearchParams(query));

test('an address that says nothing shows what is open, whichever rule it is of', () => {
  expect(read('')).toEqual({ state: 'open', rule: '', page: 1 });
  expect(correctionsParams(read(''))).toEqual({});
});

test('a view can be linked: what is read from an address is what was written', () => {
  const search = { state: 'all', rule: 'DE_CASE + verb-second', page: 2 } as const;
  expect(read(new URLSearchParams(correctionsParams(search)).toString())).toEqual(search);
});

test.each(['state=maybe', 'page=0', `rule=${'x'.repeat(300)}`])('what does not fit is as if it were not there: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});
