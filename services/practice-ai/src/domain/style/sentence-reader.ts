import type { DependencyParser } from '../../clients/dependency-parser.js';
import type { GrammarEngine } from '../../clients/grammar-engine.js';
import { analyseSentences } from '../grammar/analyse-sentences.js';
import { cleanText } from '../grammar/clean-text.js';
import type { Sentence } from '../grammar/sentence.js';

/** Readings and parse of sentences, in order; undefined while the parser is away. */
export type SentenceReader = (texts: readonly string[]) => Promise<Sentence[] | undefined>;

/** Asks the engines for each sentence once: most stay the same from one pass to the next. */
export function createSentenceReader(engine: GrammarEngine, parser: DependencyParser): SentenceReader {
  const known = new Map<string, Sentence>();
  return async (texts) => {
    const missing = [...new Set(texts)].filter((text) => !known.has(text));
    const analysed = await analyseSentences(missing.map(cleanText), engine, parser);
    if (analysed === undefined) return undefined;
    missing.forEach((text, index) => known.set(text, { text, words: analysed[index]?.words ?? [] }));
    return texts.map((text) => known.get(text) ?? { text, words: [] });
  };
}
