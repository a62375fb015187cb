import { refineStyle } from '../../src/domain/style/refine-style.js';
import type { StyleRefinement, TargetStyle } from '../../src/domain/style/target-style.js';
import { correctionsOf, engine, parser } from '../grammar/engines.js';

export const refine = async (text: string, targetStyle: TargetStyle): Promise<StyleRefinement> => refineStyle({ text, targetStyle, engine, parser });

/** The refined text, which must be right German and have nothing left to refine. */
export async function refined(text: string, style: TargetStyle): Promise<string> {
  const { refinedText } = await refine(text, style);
  expect(await correctionsOf(refinedText)).toEqual([]);
  const again = await refine(refinedText, style);
  expect(again.refinedText).toBe(refinedText);
  expect(again.changes).toEqual([]);
  return refinedText;
}
