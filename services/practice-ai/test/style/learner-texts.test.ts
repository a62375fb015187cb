import { targetStyles } from '../../src/domain/style/target-style.js';
import { learnerTexts } from './learner-texts.js';
import { refine, refined } from './refine.js';

describe.each(Object.entries(learnerTexts))('%s', (_name, text) => {
  test.each(targetStyles)('in the %s style has no new error, keeps its lines and what is said, and stays so', async (style) => {
    const better = await refined(text, style);
    const paragraphs = (value: string): number => value.split(/(?:\r?\n){2}/u).length;
    expect(paragraphs(better)).toBe(paragraphs(text));
    expect(better.includes('\r\n')).toBe(text.includes('\r\n'));
    for (const name of text.match(/(?:Berlin|Wien|Nowruz|Sabzi Polo|„Die Welle“|„Du musst das Buch lesen!“)/gu) ?? []) expect(better).toContain(name);
  });

  test('shows each change with what stood there and what stands there now, the same each time', async () => {
    for (const style of targetStyles) {
      const first = await refine(text, style);
      expect(await refine(text, style)).toEqual(first);
      for (const { original, improved, explanation } of first.changes) {
        expect(text).toContain(original);
        expect(first.refinedText).toContain(improved);
        expect(improved).not.toBe('');
        expect(improved).not.toBe(original);
        expect(explanation).toMatch(/^[\p{Lu}„].{15,}[.“]$/u);
      }
      if (first.changes.length > 0) expect(first.learningPoints.length).toBeGreaterThan(0);
    }
  });
});
