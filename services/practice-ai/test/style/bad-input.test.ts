import { targetStyles } from '../../src/domain/style/target-style.js';
import { refine } from './refine.js';

const paragraph = 'Kannst du mir sagen, wann die Leute kommen? Ich hab keine Zeit, weil mein Auto kaputt ist.\n';
const same: Record<string, string> = {
  English: 'Dear Anna, thank you very much for the invitation to your party.',
  Persian: 'سلام آنا، از دعوت شما به مهمانی خیلی ممنونم.',
  'emoji alone': '😀😀 🎉 👨‍👩‍👧‍👦',
  HTML: '<p>Hast du <b>Zeit</b>?</p>',
  'one word': 'Hallo',
  'a list of words': 'Haus, kaputt, Leute, super',
  'white space': ' \n\t\r\n ',
  nothing: '',
  'a wall of punctuation': '.,;:!?'.repeat(300),
};
const others: Record<string, string> = {
  'lone surrogates': 'Kannst du \uD800 mir helfen \uDC00? \uDFFF',
  'control characters': 'Ich\u0000 hab\u0007 dich\u001B gesehen.\u200B\uFEFF',
  'a wall of one letter': 'a'.repeat(3_000),
  'Persian within German': 'Ich heiße علی und du bist aus ایران.',
  'a wall of line breaks': `Ich komme.${'\n'.repeat(9_980)}x`,
  'a wall of spaces': `Ich komme.${' '.repeat(9_980)}x`,
  'a wall of line breaks after a closing': `Hallo Anna,\nich komme.\nLiebe Grüße${'\n'.repeat(9_950)}x`,
  'a wall of spaces after a closing': `Hallo Anna,\nich komme.\nLiebe Grüße${' '.repeat(9_950)}x`,
  'a wall of exclamation marks': `Ich komme ${'!'.repeat(9_980)}, oder`,
  'code': 'const du = await fetch(`/api?q=${dich}`);',
};

describe('input of any kind', () => {
  test.each(Object.entries(same))('%s comes back as it is', async (_name, text) => {
    for (const style of targetStyles) {
      const { refinedText, changes } = await refine(text, style);
      expect(refinedText).toBe(text);
      expect(changes).toEqual([]);
    }
  });

  test.each(['English', 'Persian', 'emoji alone', 'one word', 'a list of words', 'nothing'])('%s is not praised for its style', async (name) => {
    for (const style of targetStyles) expect((await refine(same[name] ?? '', style)).overallFeedback).not.toContain('passt schon');
  });

  test.each(Object.entries(others))('%s gives an answer that stays the same when refined again', async (_name, text) => {
    for (const style of targetStyles) {
      const { refinedText } = await refine(text, style);
      expect((await refine(refinedText, style)).refinedText).toBe(refinedText);
    }
  });

  test('ten thousand characters are refined to the end', async () => {
    const text = paragraph.repeat(Math.floor(10_000 / paragraph.length));
    const { refinedText } = await refine(text, 'formal');
    expect(refinedText).toBe('Könnten Sie mir bitte sagen, wann die Menschen kommen? Ich habe keine Zeit, weil mein Auto defekt ist.\n'.repeat(Math.floor(10_000 / paragraph.length)));
  }, 90_000);
});
