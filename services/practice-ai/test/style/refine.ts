import type { StyleRefinement, TargetStyle } from '@b1fuchs/contracts';
import { rememberParses } from '../../src/clients/remember.js';
import { refineStyle } from '../../src/domain/style/refine-style.js';
import { correctionsOf, engine, parser } from '../grammar/engines.js';

const remembering = rememberParses(parser);

export const refine = async (text: string, targetStyle: TargetStyle): Promise<StyleRefinement> => refineStyle({ text, targetStyle, engine, parser: remembering });

/** The refined text, which must have no error that the learner's did not have, and nothing left to refine. */
export async function refined(text: string, style: TargetStyle): Promise<string> {
  const { refinedText } = await refine(text, style);
  const known = (await correctionsOf(text)).map(({ original }) => original);
  expect((await correctionsOf(refinedText)).filter(({ original }) => !known.includes(original))).toEqual([]);
  const again = await refine(refinedText, style);
  expect(again.refinedText).toBe(refinedText);
  expect(again.changes).toEqual([]);
  return refinedText;
}
