import { wordPieces } from '../../../lib/practice/word-pieces.js';

/** A correction split for the eye: what stays before and after, what is struck out, what is put in. */
export type ChangedWords = { before: string; removed: string; added: string; after: string };

const startsWord = (token: string | undefined): boolean => /^[\p{L}\p{N}]/u.test(token ?? '');

/**
 * Narrows a correction to the words that change: of 'zu deine Party' → 'zu deiner Party' only the article is
 * struck out, and a missing comma is only put in. Whole words and marks, never parts of them.
 */
export function changedWords(original: string, corrected: string): ChangedWords {
  const from = wordPieces(original);
  const to = wordPieces(corrected);
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  // What is replaced begins with a word: 'gehört das' → 'gehört, dass' would else leave a comma standing by itself.
  const isReplacement = start + end < from.length && start + end < to.length;
  if (isReplacement && start > 0 && !(startsWord(from[start]) && startsWord(to[start]))) start -= 1;
  return {
    before: from.slice(0, start).join(''),
    removed: from.slice(start, from.length - end).join(''),
    added: to.slice(start, to.length - end).join(''),
    after: from.slice(from.length - end).join(''),
  };
}
