import type { ReadToken } from '../../clients/grammar-engine.js';
import type { ParsedSentence } from '../../clients/dependency-parser.js';
import { isFiniteReading, morphs, type Morph } from './german/morphology.js';

/** A word or punctuation mark. `start` and `end` count from the start of its sentence. */
export interface Word {
  index: number;
  text: string;
  lower: string;
  start: number;
  end: number;
  /** What the context leaves. */
  readings: readonly Morph[];
  /** What the dictionary knows. */
  all: readonly Morph[];
  /** Universal Dependencies word class. */
  pos: string;
  /** Index of the word it depends on, -1 for the root. */
  head: number;
  /** Universal Dependencies relation to its head. */
  relation: string;
}

/** One sentence as the engines see it. Without a parse `words` is empty and structural rules find nothing. */
export interface Sentence {
  text: string;
  words: readonly Word[];
}

/**
 * Joins the parse of a sentence with the readings of its words by their place.
 * `start` is where the sentence begins in the text that both engines were given.
 */
export function joinAnalyses(text: string, start: number, parse: ParsedSentence, tokens: ReadonlyMap<number, ReadToken>): Sentence {
  const relationOf = new Map(parse.dependencies.map((dependency) => [dependency.dependent, dependency]));
  const placeOf = new Map<number, number>();
  const kept: typeof parse.tokens = [];
  for (const token of parse.tokens) {
    const last = kept.at(-1);
    // The two halves of a contraction share their place; the preposition stands for both.
    if (last?.offset === token.offset) {
      placeOf.set(token.index, kept.length - 1);
      continue;
    }
    placeOf.set(token.index, kept.length);
    kept.push(token);
  }
  const words = kept.map((token, index): Word => {
    const from = token.offset - start;
    const surface = text.slice(from, from + token.length);
    const read = tokens.get(token.offset);
    const same = read?.length === token.length ? read : undefined;
    const dependency = relationOf.get(token.index);
    const head = dependency === undefined || dependency.governor === 0 ? -1 : (placeOf.get(dependency.governor) ?? -1);
    return {
      index,
      text: surface,
      lower: surface.toLowerCase(),
      start: from,
      end: from + token.length,
      readings: morphs(same?.readings ?? []),
      all: morphs(same?.allReadings ?? []),
      pos: token.pos,
      head: head === index ? -1 : head,
      relation: dependency?.relation ?? 'dep',
    };
  });
  return { text, words };
}

export const isPunctuation = (word: Word | undefined): boolean => word !== undefined && !/[\p{L}\p{N}]/u.test(word.text);

/** Can be a finite verb and is used as a verb, or can be nothing else. */
export const isFiniteVerb = (word: Word | undefined): word is Word =>
  word !== undefined && (word.pos === 'VERB' || word.pos === 'AUX' || isNothingButFinite(word)) && word.all.some(isFiniteReading);

const isNothingButFinite = (word: Word): boolean => word.text === word.lower && word.all.every((morph) => isFiniteReading(morph) || morph.parts.has('IMP'));

export const childrenOf = (sentence: Sentence, word: Word): Word[] => sentence.words.filter((other) => other.head === word.index);

export const headOf = (sentence: Sentence, word: Word): Word | undefined => sentence.words[word.head];
