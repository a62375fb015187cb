import type { Correction } from '@b1fuchs/contracts';
import { markErrors, paragraphsOf, type TextPart } from './mark-errors.js';

const correction = (original: string, corrected: string, offset: number): Correction => ({
  original,
  corrected,
  offset,
  length: original.length,
  explanation: '',
  translations: { en: '', fa: '' },
  category: 'case',
});

/** 'plain[original→corrected#number]' for reading. */
const shown = (parts: TextPart[]): string =>
  parts.map((part) => (part.kind === 'plain' ? part.text : `[${part.correction.original}→${part.correction.corrected}#${part.number}]`)).join('');

describe('marking errors in the text', () => {
  test('numbers them in reading order, whatever order they come in', () => {
    const { parts, corrections } = markErrors('Ich freue mir auf dein Fest.', [
      correction('dein', 'das', 18),
      correction('mir', 'mich', 10),
    ]);
    expect(shown(parts)).toBe('Ich freue [mir→mich#1] auf [dein→das#2] Fest.');
    expect(corrections.map(({ number, correction: { original } }) => [number, original])).toEqual([[1, 'mir'], [2, 'dein']]);
  });

  test('counts offsets in UTF-16 units, so that an emoji before the error does not shift it', () => {
    const text = '😀 Ich habe ein Hund.';
    expect(shown(markErrors(text, [correction('ein', 'einen', text.indexOf('ein Hund'))]).parts)).toBe('😀 Ich habe [ein→einen#1] Hund.');
  });

  test('an insertion strikes nothing out, and an error at either end leaves no empty part', () => {
    const { parts } = markErrors('gern weil', [correction('gern', 'Gern', 0), correction('', ',', 4), correction('weil', 'wenn', 5)]);
    expect(shown(parts)).toBe('[gern→Gern#1][→,#2] [weil→wenn#3]');
    expect(parts).toHaveLength(4);
  });

  test.each([
    ['says something else at that place', correction('dir', 'dich', 4)],
    ['lies past the end', correction('', '!', 99)],
    ['overlaps an earlier one', correction('komme heute', 'komme', 4)],
  ])('a correction that %s is listed last and marks nothing', (_why, wrong) => {
    const { parts, corrections } = markErrors('Ich komme heute.', [wrong, correction('Ich komme', 'Wir kommen', 0)]);
    expect(shown(parts)).toBe('[Ich komme→Wir kommen#1] heute.');
    expect(corrections[1]).toEqual({ number: 2, correction: wrong });
  });

  test('the learner’s lines stay lines, with an empty one between paragraphs', () => {
    const { parts } = markErrors('Hallo,\r\n\nich habe ein\nHund.', [correction('ein\nHund', 'einen Hund', 18)]);
    expect(paragraphsOf(parts).map(shown)).toEqual(['Hallo,', '', 'ich habe [ein\nHund→einen Hund#1].']);
  });
});
