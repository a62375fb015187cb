import { deckParams, readDeckSearch } from './deck-search.js';

const read = (address: string) => readDeckSearch(new URLSearchParams(address));

describe('which cards are looked at', () => {
  test('is read from the address, whatever else stands there', () => {
    expect(read('view=cards&search=haus&box=3&show=leeches&page=2')).toEqual({ search: 'haus', box: 3, show: 'leeches', page: 2 });
  });

  test('is all active cards from the first on unless the address says otherwise', () => {
    const all = { search: '', box: null, show: 'active', page: 1 };
    expect(read('')).toEqual(all);
    expect(read(`box=7&show=alle&page=-1&search=${'x'.repeat(201)}`)).toEqual(all);
  });

  test('goes back into the address as short as it can', () => {
    expect(deckParams(read(''))).toEqual({});
    expect(deckParams(read('search=haus&box=3&page=2'))).toEqual({ search: 'haus', box: '3', page: '2' });
  });
});
