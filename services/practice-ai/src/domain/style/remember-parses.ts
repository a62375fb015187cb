import type { DependencyParser, ParsedSentence } from '../../clients/dependency-parser.js';

/**
 * A parser that asks for each sentence once: a text is looked at several times while its style is refined, and most sentences stay.
 * A failure is not remembered.
 */
export function rememberParses(parser: DependencyParser): DependencyParser {
  const known = new Map<string, ParsedSentence | undefined>();
  return {
    parse: async (text) => {
      const lines = linesOf(text);
      const missing = [...new Set(lines.map((line) => line.text))].filter((line) => !known.has(line));
      if (missing.length > 0) {
        const asked = missing.join('\n');
        const parsed = await parser.parse(asked);
        for (const { offset, text: line } of linesOf(asked)) {
          const sentence = parsed.find(({ tokens: [first] }) => first !== undefined && first.offset >= offset && first.offset < offset + line.length);
          known.set(line, sentence === undefined ? undefined : moved(sentence, -offset));
        }
      }
      return lines.flatMap((line) => {
        const sentence = known.get(line.text);
        return sentence === undefined ? [] : [moved(sentence, line.offset)];
      });
    },
  };
}

/** The parser takes a line for a sentence. */
function linesOf(text: string): { offset: number; text: string }[] {
  return [...text.matchAll(/[^\n]+/gu)].map((match) => ({ offset: match.index, text: match[0] }));
}

const moved = (sentence: ParsedSentence, by: number): ParsedSentence => ({
  ...sentence,
  tokens: sentence.tokens.map((token) => ({ ...token, offset: token.offset + by })),
});
