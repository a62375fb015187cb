import { putFigures } from './put-figures.js';

const document = 'Before\n<!-- figures: load -->\nold\n<!-- end of figures: load -->\nAfter\n';

test('the figures of a run take the place of those of the last one', () => {
  const once = putFigures(document, 'load', '| a | table |');
  expect(once).toBe('Before\n<!-- figures: load -->\n\n| a | table |\n\n<!-- end of figures: load -->\nAfter\n');
  expect(putFigures(once, 'load', 'new')).toBe('Before\n<!-- figures: load -->\n\nnew\n\n<!-- end of figures: load -->\nAfter\n');
});

test('figures without a place in the document are an error and not lost', () => {
  expect(() => putFigures(document, 'chaos', 'x')).toThrow("no place for the figures of 'chaos'");
});
