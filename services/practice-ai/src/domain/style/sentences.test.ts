import { sentencesOf } from './sentences.js';

describe('sentencesOf', () => {
  test('gives each sentence with its place; a line end ends one', () => {
    const text = 'Liebe Anna,\r\n\r\nwie geht es dir? Mir geht es gut.';
    const spans = sentencesOf(text);
    expect(spans.map((span) => span.text)).toEqual(['Liebe Anna,', 'wie geht es dir?', 'Mir geht es gut.']);
    for (const { offset, text: sentence } of spans) expect(text.slice(offset, offset + sentence.length)).toBe(sentence);
  });
});
