import type { GrammarEngine } from '../../clients/grammar-engine.js';
import { cleanText } from '../grammar/clean-text.js';
import { speaksAgainst } from '../grammar/language-tool/match-policy.js';

const GAP = '\n\n';

/** How many errors the engine finds in each sentence, in the sentences' order, by one question. Throws EngineFailure. */
export async function countErrors(sentences: readonly string[], engine: Pick<GrammarEngine, 'check'>): Promise<number[]> {
  if (sentences.length === 0) return [];
  const texts = sentences.map((sentence) => cleanText(sentence).replaceAll(/[\r\n]/gu, ' '));
  const { matches } = await engine.check(texts.join(GAP));
  const against = matches.filter(speaksAgainst);
  let start = 0;
  return texts.map((text) => {
    const from = start;
    start += text.length + GAP.length;
    return against.filter(({ offset }) => offset >= from && offset < start).length;
  });
}
