import { filterParams, isFiltered, readWordFilter } from './word-filter.js';

const read = (address: string) => readWordFilter(new URLSearchParams(address));

describe('which words are looked at', () => {
  test('is read from the address and goes back into it', () => {
    const filter = read('search=خانه&topic=Wohnen+und+Haushalt&level=A1');
    expect(filter).toEqual({ search: 'خانه', topic: 'Wohnen und Haushalt', level: 'A1' });
    expect(filterParams(filter)).toEqual({ search: 'خانه', topic: 'Wohnen und Haushalt', level: 'A1' });
  });

  test('is the whole list unless the address says otherwise', () => {
    for (const address of ['', 'search=&level=C2']) {
      expect(filterParams(read(address))).toEqual({});
      expect(isFiltered(read(address))).toBe(false);
    }
    expect(isFiltered(read('level=B1'))).toBe(true);
  });
});
