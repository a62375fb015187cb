import { piecesOf } from './hear-speech.js';

const piecesIn = (text: string): string[] => piecesOf(text).map(({ from, to }) => text.slice(from, to));

describe('the pieces of a long answer', () => {
  test('are one for a short answer, none for nothing', () => {
    expect(piecesIn('Ich komme.\n\nJa.')).toEqual(['Ich komme.\n\nJa.']);
    expect(piecesIn('')).toEqual([]);
  });

  test('end with a turn, and lose nothing', () => {
    const turn = 'Ich lerne Deutsch. '.repeat(150).trim();
    const text = Array.from({ length: 10 }, () => turn).join('\n\n');
    const pieces = piecesIn(text);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('')).toBe(text);
    for (const piece of pieces) expect(piece.trim().startsWith('Ich lerne') && piece.endsWith('Deutsch.')).toBe(true);
  });

  test('end with a word where a turn has no end, and anywhere where a word has none', () => {
    const words = 'weil '.repeat(4_000);
    expect(piecesIn(words).join('')).toBe(words);
    expect(piecesIn(words).every((piece) => piece.length <= 8_000 && /(?:^|\s)weil\s?$/u.test(piece))).toBe(true);
    expect(piecesIn('a'.repeat(20_000)).map(({ length }) => length)).toEqual([8_000, 8_000, 4_000]);
  });
});
