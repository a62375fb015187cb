import { fileType } from './file-type.js';

test.each([
  ['Wörter.csv', 'text/csv'],
  ['KAPITEL 3.CSV', 'text/csv'],
  ['deck.tsv', 'text/tab-separated-values'],
  ['Anki.csv.txt', 'text/tab-separated-values'],
])('%s is %s', (name, type) => {
  expect(fileType(name)).toBe(type);
});
