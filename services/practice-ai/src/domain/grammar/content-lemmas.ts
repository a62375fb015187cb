import type { Sentence } from './sentence.js';

const content = new Set(['SUB', 'VER', 'ADJ', 'ADV', 'PA1', 'PA2']);

/** A sentence, and of each of its words with a meaning of its own the dictionary forms that it may have. */
export type SentenceWords = { sentence: string; lemmas: string[][] };

/**
 * Of each word with a meaning of its own (noun, verb, adjective, adverb) the dictionary forms that it may have, in small
 * letters. A word that may also be an article, a pronoun or the like is none.
 */
export const contentLemmas = ({ text, words }: Sentence): SentenceWords => ({
  sentence: text,
  lemmas: words
    .filter(({ text: word, readings }) => /\p{L}{2}/u.test(word) && readings.length > 0 && readings.every(({ kind }) => content.has(kind)))
    .map(({ readings, all }) => [...new Set([...readings, ...all.filter(({ kind }) => content.has(kind))].map(({ lemma }) => lemma.toLowerCase()))]),
});
