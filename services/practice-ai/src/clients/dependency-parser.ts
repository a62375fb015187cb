import { z } from 'zod';
import { askEngine } from './ask-engine.js';

const answerSchema = z.object({
  sentences: z.array(
    z.object({
      basicDependencies: z.array(z.object({ dep: z.string(), governor: z.number().int(), dependent: z.number().int() })),
      tokens: z.array(
        z.object({
          index: z.number().int(),
          word: z.string(),
          characterOffsetBegin: z.number().int(),
          characterOffsetEnd: z.number().int(),
          pos: z.string(),
        }),
      ),
    }),
  ),
});

/** `index` counts from 1 in its sentence; `pos` is a Universal Dependencies tag. A contraction (zum) gives two tokens at one place. */
export interface ParsedToken {
  index: number;
  text: string;
  offset: number;
  length: number;
  pos: string;
}
/** `governor` 0 is the root of the sentence. */
export interface Dependency {
  governor: number;
  dependent: number;
  relation: string;
}
export interface ParsedSentence {
  tokens: ParsedToken[];
  dependencies: Dependency[];
}

export interface DependencyParser {
  /** Parses a text that has one sentence a line; offsets count UTF-16 code units of that text. */
  parse: (text: string) => Promise<ParsedSentence[]>;
}

// mwt splits contractions (zum → zu dem): without it the parser takes them for adverbs and loses the prepositional phrase.
const properties = JSON.stringify({
  annotators: 'tokenize,mwt,pos,depparse',
  'ssplit.eolonly': 'true',
  outputFormat: 'json',
});

/** Client of the dependency parser. Throws EngineFailure when there is no usable answer within `timeoutMs`. */
export function createDependencyParser({ url, timeoutMs }: { url: string; timeoutMs: number }): DependencyParser {
  const address = new URL('/', url);
  address.searchParams.set('properties', properties);

  return {
    parse: async (text) => {
      const { sentences } = await askEngine({
        engine: 'parser',
        url: address.href,
        // The server reads a body without a form's content type as the text itself, in UTF-8.
        body: text,
        contentType: 'text/plain;charset=utf-8',
        timeoutMs,
        schema: answerSchema,
      });
      return sentences.map(({ tokens, basicDependencies }) => ({
        tokens: tokens.map((token) => ({
          index: token.index,
          text: token.word,
          offset: token.characterOffsetBegin,
          length: token.characterOffsetEnd - token.characterOffsetBegin,
          pos: token.pos,
        })),
        dependencies: basicDependencies.map(({ dep, governor, dependent }) => ({ governor, dependent, relation: dep })),
      }));
    },
  };
}
