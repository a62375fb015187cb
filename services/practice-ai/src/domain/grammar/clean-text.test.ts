import { cleanText } from './clean-text.js';

describe('a text for the engines', () => {
  test('has spaces in place of what they can’t take, at the same places', () => {
    expect(cleanText('Ich\u0000 hab\u200B \uD800dich\r\n')).toBe('Ich  hab   dich\r\n');
  });

  test('keeps three marks of a wall, and its length', () => {
    expect(cleanText(`Ja${'!'.repeat(30)} – na ja ...!!!`)).toBe(`Ja!!!${' '.repeat(27)} – na ja ...!!!`);
    expect(cleanText('😀'.repeat(30))).toHaveLength(60);
  });
});
