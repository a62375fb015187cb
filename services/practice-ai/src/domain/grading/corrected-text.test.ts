import { someCorrections } from '../../../test/some-evidence.js';
import { correctedText } from './corrected-text.js';

const correction = (original: string, corrected: string, offset: number) =>
  someCorrections(1, 'case').map((one) => ({ ...one, original, corrected, offset, length: original.length }));

describe('a text with its corrections made', () => {
  test('has each change in its place, whatever their order and length', () => {
    const corrections = [...correction('ein', 'einen', 9), ...correction('kaufe', 'kaufte', 3), ...correction('hund', 'Hund', 13)];
    expect(correctedText('Er kaufe ein hund.', corrections)).toBe('Er kaufte einen Hund.');
  });

  test('keeps what does not stand where a correction says', () => {
    expect(correctedText('Er kauft Brot.', correction('kaufe', 'kaufte', 3))).toBe('Er kauft Brot.');
  });
});
