import { readWords } from '@b1fuchs/lexicon';
import { createCatalogue } from './catalogue.js';

const catalogue = createCatalogue(readWords());
const german = (search: string): string[] => catalogue.find({ search }).map(({ germanWord }) => germanWord);

describe('a search in the word list', () => {
  test.each([
    ['schluessel', 'der Schlüssel'],
    ['Schlüssel', 'der Schlüssel'],
    ['schlussel', 'der Schlüssel'],
    ['SCHLÜSSEL', 'der Schlüssel'],
    ['strasse', 'die Straße'],
    ['  die   haltestelle ', 'die Haltestelle'],
  ])('“%s”', (search, expected) => {
    expect(german(search)[0]).toBe(expected);
  });

  test('finds Persian with Arabic and Persian yeh and kaf, with and without joiners', () => {
    const [word] = catalogue.find({ search: 'کتاب' });
    expect(word).toBeDefined();
    expect(catalogue.find({ search: 'كتاب' })).toEqual(catalogue.find({ search: 'کتاب' }));
    expect(catalogue.find({ search: 'زندگي' })).toEqual(catalogue.find({ search: 'زندگی' }));
    expect(catalogue.find({ search: 'علاقهمند' }).length).toBe(catalogue.find({ search: 'علاقه‌مند' }).length);
  });

  test('is the whole list for blanks, and empty for what nobody wrote', () => {
    expect(german('   ')).toHaveLength(catalogue.all.length);
    expect(german('.*')).toEqual([]);
    expect(german('(a|b)+[')).toEqual([]);
    expect(german('x'.repeat(200))).toEqual([]);
  });

  test('finds what has every word of it in English too', () => {
    expect(german('to depart')).toContain('abfahren');
    expect(german('depart zug')).toEqual([]);
  });

  test('keeps to topic and level', () => {
    const found = catalogue.find({ search: 'die', topic: 'Essen und Trinken', level: 'A1' });
    expect(found.length).toBeGreaterThan(5);
    for (const word of found) expect(word).toMatchObject({ topic: 'Essen und Trinken', level: 'A1' });
  });

  test('puts what begins with the search first', () => {
    expect(german('haus')[0]).toBe('das Haus');
  });

  test('knows a word by its German, with and without article', () => {
    for (const written of ['das Haus', 'Haus', 'haus', 'Das Haus']) expect(catalogue.idOfGerman(written)).toBe('haus');
    expect(catalogue.idOfGerman('das Hausboot')).toBeUndefined();
  });
});
