import { sentenceSpans, splitSentences, wordsOf } from './sentences.js';

describe('the sentences of a text', () => {
  test('end at full stops and at line breaks of any system, without those that have no letter', () => {
    expect(splitSentences('Liebe Anna,\r\n\r\nwie geht es dir? Mir geht es gut!\nViele Grüße\n👍 100\n')).toEqual([
      'Liebe Anna,',
      'wie geht es dir?',
      'Mir geht es gut!',
      'Viele Grüße',
    ]);
  });

  test('stand where they are said to stand, each character of a line in one of them', () => {
    const text = 'Liebe Anna,\r\n\r\nwie geht es dir? Mir geht es gut!\nViele Grüße';
    expect(sentenceSpans(text).map(({ from, to }) => text.slice(from, to))).toEqual(['Liebe Anna,', 'wie geht es dir? ', 'Mir geht es gut!', 'Viele Grüße']);
  });
});

describe('a full stop that ends no sentence', () => {
  test('stands after an abbreviation or in a date', () => {
    expect(splitSentences('Ich mag Obst, z. B. Äpfel. Am 3. Mai komme ich zu Dr. Weber.')).toEqual(['Ich mag Obst, z. B. Äpfel.', 'Am 3. Mai komme ich zu Dr. Weber.']);
    expect(splitSentences('Meine Tochter ist 12. Sie geht in die Schule. 3. Mai passt gut.')).toEqual(['Meine Tochter ist 12.', 'Sie geht in die Schule.', '3. Mai passt gut.']);
  });
});

describe('the words of a text', () => {
  test('are in lower case, with umlauts, without punctuation, and a hyphen keeps them together', () => {
    expect(wordsOf('„Grüße“ vom U-Bahn-Café, 3 Mal!')).toEqual(['grüße', 'vom', 'u-bahn-café', 'mal']);
    expect(wordsOf('')).toEqual([]);
  });
});
