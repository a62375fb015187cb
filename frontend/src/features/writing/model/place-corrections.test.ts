import type { Correction } from '@b1fuchs/contracts';
import { placeCorrections, segmentsOf } from './place-corrections.js';

const correction = (original: string, corrected: string, offset: number, length = original.length): Correction => ({
  original,
  corrected,
  explanation: '',
  translations: { en: '', fa: '' },
  category: 'case',
  offset,
  length,
});
/** The text with its marks written as [number|original>corrected]. */
function marked(text: string, corrections: Correction[]): string {
  const segments = segmentsOf(text, placeCorrections(text, corrections));
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  return segments
    .map((segment) =>
      segment.kind === 'text' ? segment.text : `[${segment.placed.number}|${segment.text}>${segment.placed.correction.corrected}]`,
    )
    .join('');
}

test('marks stand at their UTF-16 offsets, also after emoji and line breaks', () => {
  const text = 'Hallo 😀👍🏽,\n\nich freue mir.\nIch bringe ein Kuchen mit.';
  expect(marked(text, [correction('ein', 'einen', text.indexOf('ein Kuchen')), correction('mir', 'mich', text.indexOf('mir'))])).toBe(
    'Hallo 😀👍🏽,\n\nich freue [1|mir>mich].\nIch bringe [2|ein>einen] Kuchen mit.',
  );
});

test('a mark may reach over a line break and stand at either end of the text', () => {
  const text = 'Dank für\ndeine Party';
  expect(marked(text, [correction(text, 'Danke', 0)])).toBe('[1|Dank für\ndeine Party>Danke]');
});

test('a wrong offset is not believed: the nearest whole occurrence is marked instead', () => {
  const text = 'Er hat kein Auto, aber ein Rad. Sie hat ein Haus.';
  expect(marked(text, [correction('ein', 'eins', 24)])).toBe('Er hat kein Auto, aber [1|ein>eins] Rad. Sie hat ein Haus.');
  expect(marked(text, [correction('ein', 'eins', 39)])).toBe('Er hat kein Auto, aber ein Rad. Sie hat [1|ein>eins] Haus.');
});

test('two corrections of the same word without places go to two occurrences', () => {
  const text = 'mit mein Bruder und mit mein Freund';
  expect(marked(text, [correction('mein', 'meinem', 0, 0), correction('mein', 'meinem', 0, 0)])).toBe(
    'mit [1|mein>meinem] Bruder und mit [2|mein>meinem] Freund',
  );
});

test('what is not in the text is not marked, but keeps a number in the list', () => {
  const placed = placeCorrections('Ich freue mir.', [correction('unsichtbar', 'x', 3), correction('mir', 'mich', 10)]);
  expect(placed.map(({ number, correction: { original }, place }) => [number, original, place?.start ?? null])).toEqual([
    [1, 'mir', 10],
    [2, 'unsichtbar', null],
  ]);
});

test('of two overlapping corrections one is marked', () => {
  const text = 'weil ich habe Zeit';
  expect(marked(text, [correction('habe', 'hatte', 9), correction('ich habe Zeit', 'ich Zeit habe', 5)])).toBe(
    'weil [1|ich habe Zeit>ich Zeit habe]',
  );
});

test('an insertion stands at its point, and never inside a pair of surrogates', () => {
  expect(marked('Ich gehe Kino.', [correction('', ' ins', 8)])).toBe('Ich gehe[1|> ins] Kino.');
  expect(marked('😀 Kino', [correction('', ',', 1)])).toBe('😀 Kino');
});

test('places outside the text are harmless', () => {
  expect(marked('Hallo', [correction('Hallo', 'Hallo!', 900), correction('', '.', 900)])).toBe('[1|Hallo>Hallo!]');
});
