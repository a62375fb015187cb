import type { WordLevel } from '@b1fuchs/lexicon';
import { wordList } from '../word-list.js';

const levels = new Map<string, WordLevel>();
for (const { lemma, level } of wordList) {
  const word = lemma.replace(/^sich /u, '').toLowerCase();
  const known = levels.get(word);
  if (known === undefined || level < known) levels.set(word, level);
}

/**
 * The share (0 to 1) of a text's different words with a meaning of their own that go beyond A1, by the word list; a word
 * outside the list does. Undefined for a text without such words.
 */
export function wordRange(lemmas: string[][]): number | undefined {
  const different = new Map(lemmas.map((candidates) => {
    const listed = candidates.find((lemma) => levels.has(lemma));
    const lemma = listed ?? candidates[0] ?? '';
    return [lemma, levels.get(lemma)];
  }));
  if (different.size === 0) return undefined;
  return [...different.values()].filter((level) => level !== 'A1').length / different.size;
}
