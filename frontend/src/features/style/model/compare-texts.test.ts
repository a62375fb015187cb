import fc from 'fast-check';
import { compareTexts } from './compare-texts.js';

describe('comparing two versions of a text', () => {
  test('shows what stayed and what was changed', () => {
    expect(compareTexts('Ich habe deine Mail gekriegt.', 'Ich habe Ihre E-Mail erhalten.')).toEqual([
      { kind: 'same', text: 'Ich habe ' },
      { kind: 'changed', removed: 'deine Mail gekriegt', added: 'Ihre E-Mail erhalten' },
      { kind: 'same', text: '.' },
    ]);
  });

  test('shows words that are only added or only left out', () => {
    expect(compareTexts('Das ist halt gut.', 'Das ist gut.')).toContainEqual({ kind: 'changed', removed: 'halt ', added: '' });
    expect(compareTexts('Könnten Sie kommen?', 'Könnten Sie bitte kommen?')).toContainEqual({ kind: 'changed', removed: '', added: 'bitte ' });
  });

  test('keeps paragraphs apart', () => {
    const stretches = compareTexts('Hallo Anna,\n\nwie geht’s?', 'Sehr geehrte Frau Anna,\n\nwie geht es?');
    expect(stretches).toContainEqual({ kind: 'changed', removed: 'Hallo', added: 'Sehr geehrte Frau' });
    expect(stretches.some((stretch) => stretch.kind === 'changed' && stretch.removed.includes('\n'))).toBe(false);
  });

  test('of the same text is that text', () => {
    expect(compareTexts('Guten Tag', 'Guten Tag')).toEqual([{ kind: 'same', text: 'Guten Tag' }]);
  });

  test('holds both texts whole, whatever they are', () => {
    const words = fc.array(fc.constantFrom('du', 'Sie', 'hab', 'habe', ' ', '  ', '\n', '\n\n', '.', ',', '🙂', 'سلام')).map((list) => list.join(''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const stretches = compareTexts(before, after);
        expect(stretches.map((one) => (one.kind === 'same' ? one.text : one.removed)).join('')).toBe(before);
        expect(stretches.map((one) => (one.kind === 'same' ? one.text : one.added)).join('')).toBe(after);
      }),
    );
  });
});
