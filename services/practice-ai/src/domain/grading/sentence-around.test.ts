import { sentenceAround } from './sentences.js';

const text = 'Liebe Anna,\n\nich freue mir sehr! Kommst du mit dein Bruder? Viele Grüße';

test.each([
  ['mir', 'ich freue mir sehr!'],
  ['dein', 'Kommst du mit dein Bruder?'],
  ['Anna', 'Liebe Anna,'],
  ['Grüße', 'Viele Grüße'],
])('„%s“ stands in „%s“', (original, sentence) => {
  expect(sentenceAround(text, { offset: text.indexOf(original), length: original.length })).toBe(sentence);
});
