import { LRUCache } from 'lru-cache';
import type { DependencyParser, ParsedSentence } from './dependency-parser.js';
import type { Embeddings, Vector } from './embeddings.js';
import type { GrammarEngine, ReadToken } from './grammar-engine.js';

/** Some hundred letters' worth, about 60 MB when full: a revision finds its unchanged sentences again. */
const SENTENCES_KEPT = 4_000;
const FORMS_KEPT = 50_000;

/**
 * Answers each key from what is known and asks only for the rest, in one request.
 * Failures are not kept. `ask` gives one value a key, in the keys' order; it throws otherwise.
 */
export function rememberEach<V extends object>(max: number, ask: (keys: string[]) => Promise<V[]>): (keys: readonly string[]) => Promise<V[]> {
  const known = new LRUCache<string, V>({ max });
  return async (keys) => {
    const found = new Map(keys.map((key) => [key, known.get(key)]));
    const missing = [...found].flatMap(([key, value]) => (value === undefined ? [key] : []));
    const answers = missing.length === 0 ? [] : await ask(missing);
    missing.forEach((key, index) => {
      const value = answers[index];
      found.set(key, value);
      if (value !== undefined) known.set(key, value);
    });
    return keys.map((key) => {
      const value = found.get(key);
      if (value === undefined) throw new Error('There is no answer for one of the keys.');
      return value;
    });
  };
}

/** A parser that knows the sentences it has met: only the others are sent. Texts have one sentence a paragraph. */
export function rememberParses(parser: DependencyParser): DependencyParser {
  const parses = rememberEach<ParsedSentence[]>(SENTENCES_KEPT, async (paragraphs) => inParagraphs(paragraphs, await parser.parse(joined(paragraphs)), startOf, shiftSentence));
  return { parse: async (text) => joinParagraphs(text, await parses(text.split(BREAK)), shiftSentence) };
}

/** A grammar engine that knows the sentences it has read and the forms it has made. Checks are always asked anew. */
export function rememberReadings(engine: GrammarEngine): GrammarEngine {
  const readings = rememberEach<ReadToken[]>(SENTENCES_KEPT, async (paragraphs) => inParagraphs(paragraphs, await engine.readings(joined(paragraphs)), ({ offset }) => offset, shiftToken));
  const forms = rememberEach<string[]>(FORMS_KEPT, (keys) =>
    engine.synthesize(keys.map((key) => {
      const [lemma = '', tag = ''] = key.split('\t');
      return { lemma, tag };
    })),
  );
  return {
    ...engine,
    readings: async (text) => joinParagraphs(text, await readings(text.split(BREAK)), shiftToken),
    synthesize: (requests) => forms(requests.map(({ lemma, tag }) => `${lemma}\t${tag}`)),
  };
}

/** Embeddings that know the sentences they have met. */
export function rememberVectors(embeddings: Embeddings): Embeddings {
  const vectors = rememberEach<Vector>(SENTENCES_KEPT, embeddings.embed);
  return { embed: (texts) => vectors(texts) };
}

/** Between the sentences of a text that is analysed (see analyseSentences). */
const BREAK = '\n\n';
const joined = (paragraphs: string[]): string => paragraphs.join(BREAK);

const shiftToken = (token: ReadToken, by: number): ReadToken => ({ ...token, offset: token.offset + by });
const startOf = ({ tokens }: ParsedSentence): number => tokens[0]?.offset ?? 0;
const shiftSentence = (sentence: ParsedSentence, by: number): ParsedSentence => ({
  ...sentence,
  tokens: sentence.tokens.map((token) => ({ ...token, offset: token.offset + by })),
});

/** Each paragraph's share of what was found in all of them, counted from the paragraph's start. */
function inParagraphs<T>(paragraphs: string[], found: T[], offsetOf: (item: T) => number, shift: (item: T, by: number) => T): T[][] {
  let start = 0;
  return paragraphs.map((paragraph) => {
    const from = start;
    start += paragraph.length + BREAK.length;
    return found.filter((item) => offsetOf(item) >= from && offsetOf(item) < start).map((item) => shift(item, -from));
  });
}

/** The paragraphs' shares put together again, counted from the text's start. */
function joinParagraphs<T>(text: string, shares: T[][], shift: (item: T, by: number) => T): T[] {
  let start = 0;
  return text.split(BREAK).flatMap((paragraph, index) => {
    const from = start;
    start += paragraph.length + BREAK.length;
    return (shares[index] ?? []).map((item) => shift(item, from));
  });
}
