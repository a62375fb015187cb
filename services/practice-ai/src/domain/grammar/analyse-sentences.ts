import type { DependencyParser } from '../../clients/dependency-parser.js';
import { EngineFailure } from '../../clients/engine-failure.js';
import type { GrammarEngine } from '../../clients/grammar-engine.js';
import { joinAnalyses, type Sentence } from './sentence.js';

/**
 * Readings and parse of each sentence, in order.
 * Throws the grammar engine's EngineFailure; gives undefined when only the parser failed.
 */
export async function analyseSentences(
  texts: readonly string[],
  engine: GrammarEngine,
  parser: DependencyParser,
): Promise<Sentence[] | undefined> {
  if (texts.length === 0) return [];
  const oneLine = texts.map((text) => text.replaceAll(/[\r\n\u2028\u2029\u0085\v\f]/gu, ' '));
  const joined = oneLine.join('\n\n');
  const [tokens, parses] = await Promise.all([engine.readings(joined), parseOrNothing(parser, joined)]);
  if (parses === undefined) return undefined;

  const tokenAt = new Map(tokens.map((token) => [token.offset, token]));
  let start = 0;
  return texts.map((text) => {
    const from = start;
    start += text.length + 2;
    const parse = parses.find(({ tokens: [first] }) => first !== undefined && first.offset >= from && first.offset < from + text.length);
    return parse === undefined ? { text, words: [] } : joinAnalyses(text, from, parse, tokenAt);
  });
}

async function parseOrNothing(parser: DependencyParser, text: string) {
  try {
    return await parser.parse(text);
  } catch (error) {
    if (error instanceof EngineFailure) return undefined;
    throw error;
  }
}
