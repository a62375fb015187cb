import { sentenceAround } from './sentence-around.js';

/** The sentence around the first place where `words` stand. */
function around(text: string, words: string): string {
  const at = text.indexOf(words);
  const { start, end } = sentenceAround(text, { start: at, end: at + words.length });
  return text.slice(start, end);
}

describe('the sentence around a place', () => {
  const letter = 'Liebe Anna,\n\nich komme mit mein Bruder. Hast du Zeit? „Ja“, sagt er!\nViele Grüße\nReza';

  test.each([
    ['mein Bruder', 'ich komme mit mein Bruder.'],
    ['Hast', 'Hast du Zeit?'],
    ['Zeit?', 'Hast du Zeit?'],
    ['Ja', '„Ja“, sagt er!'],
    ['Anna', 'Liebe Anna,'],
    ['Reza', 'Reza'],
  ])('of "%s" is "%s"', (words, sentence) => {
    expect(around(letter, words)).toBe(sentence);
  });

  test.each([
    'Ich komme am 3. Mai um 10 Uhr.',
    'Ich esse gern z. B. Brot mit Käse.',
    'Ich war um ca. 10 Uhr bei Dr. Weber.',
  ])('goes on after the full stop of a number or an abbreviation: %s', (sentence) => {
    expect(around(`Hallo! ${sentence} Bis bald.`, sentence.slice(0, 5))).toBe(sentence);
    expect(around(`Hallo! ${sentence} Bis bald.`, sentence.slice(-4, -1))).toBe(sentence);
  });

  test('is the whole stretch where the place goes over several', () => {
    expect(around('Das ist gut. Das ist schön. Ende.', 'gut. Das')).toBe('Das ist gut. Das ist schön.');
  });

  test('where a place begins or ends at the mark itself is the sentence before it', () => {
    expect(around('Ich komme. Du auch.', 'komme.')).toBe('Ich komme.');
  });
});
