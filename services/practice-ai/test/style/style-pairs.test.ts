import { targetStyles } from '../../src/domain/style/target-style.js';
import { pairs, untouched } from './pairs.js';
import { refine, refined } from './refine.js';

describe.each(targetStyles)('the %s style', (style) => {
  test.each(pairs[style])('%s → %s', async (before, after) => {
    expect(await refined(before, style)).toBe(after);
  });

  test.each([...untouched[style], ...pairs[style].map(([, after]) => after)])('leaves as it is: %s', async (text) => {
    const { refinedText, changes, learningPoints, overallFeedback } = await refine(text, style);
    expect(refinedText).toBe(text);
    expect(changes).toEqual([]);
    expect(learningPoints).toEqual([]);
    expect(overallFeedback).toContain('nichts geändert');
  });
});
