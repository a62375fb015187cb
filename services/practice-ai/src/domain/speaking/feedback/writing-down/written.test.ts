import { asSaid, edit, spanAsSaid } from './written.js';

const said = 'ich äh mag meine bruder';
const written = edit(edit(asSaid(said), [{ from: 4, to: 7, replacement: '' }]), [
  { from: 14, to: 15, replacement: 'B' },
  { from: 20, to: 20, replacement: '.' },
  { from: 0, to: 1, replacement: 'I' },
]);
const asSaidAt = (words: string): string => {
  const { from, to } = spanAsSaid(written, written.text.indexOf(words), words.length);
  return said.slice(from, to);
};

describe('what was said, written down', () => {
  test('has every edit in it, whatever their order', () => {
    expect(written.text).toBe('Ich mag meine Bruder.');
    expect(written.places).toHaveLength(written.text.length);
  });

  test('knows for each of its words where it was said', () => {
    expect(asSaidAt('meine Bruder')).toBe('meine bruder');
    expect(asSaidAt('Ich')).toBe('ich');
    expect(asSaidAt('Bruder')).toBe('bruder');
  });

  test('gives words over a hesitation with the hesitation', () => {
    expect(asSaidAt('Ich mag')).toBe('ich äh mag');
  });

  test('makes no edit that touches another', () => {
    expect(edit(asSaid('abc'), [{ from: 0, to: 2, replacement: 'x' }, { from: 1, to: 3, replacement: 'y' }]).text).toBe('xc');
  });

  test('has a place for nothing at its end', () => {
    expect(spanAsSaid(asSaid('abc'), 3, 0)).toEqual({ from: 3, to: 3 });
    expect(spanAsSaid(asSaid(''), 0, 0)).toEqual({ from: 0, to: 0 });
  });
});
