import { isFiniteVerb, isPunctuation, type Sentence, type Word } from './sentence.js';
import { clearSubordinators } from './german/subordinators.js';

const coordinators = new Set(['und', 'oder', 'aber', 'sondern', 'denn']);

/**
 * The index after the last word of the clause that has `from` in it: before the next punctuation mark, subordinator,
 * or und/oder/aber that begins a clause with a verb of its own.
 */
export function clauseEnd({ words }: Sentence, from: number): number {
  for (let index = from; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || isPunctuation(word)) return index;
    if (index > from && clearSubordinators.has(word.lower)) return index;
    if (index > from && coordinators.has(word.lower) && word.pos === 'CCONJ' && hasOwnVerb(words, index + 1)) return index;
  }
  return words.length;
}

/** The first word of the stretch between punctuation marks, subordinators and conjunctions that `index` stands in. */
export function clauseStart({ words }: Sentence, index: number): number {
  for (let at = index - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word === undefined || isPunctuation(word)) return at + 1;
    if (clearSubordinators.has(word.lower)) return at;
    if (coordinators.has(word.lower) && word.pos === 'CCONJ' && hasOwnVerb(words, at + 1)) return at + 1;
  }
  return 0;
}

function hasOwnVerb(words: readonly Word[], from: number): boolean {
  for (let index = from; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || isPunctuation(word) || clearSubordinators.has(word.lower)) return false;
    if (isFiniteVerb(word)) return true;
  }
  return false;
}

/** „zu lernen“, „aufzustehen“ somewhere in the words from `from` to before `to`. */
export function hasZuInfinitive({ words }: Sentence, from: number, to: number): boolean {
  return words.slice(from, to).some((word, offset) => {
    if (word.all.some((morph) => morph.kind === 'VER' && morph.parts.has('EIZ'))) return true;
    const next = words[from + offset + 1];
    return word.lower === 'zu' && next !== undefined && from + offset + 1 < to && next.all.some((morph) => morph.kind === 'VER' && morph.parts.has('INF'));
  });
}

/** The text from the start of the word at `from` to the end of the word before `to`. */
export function textBetween({ text, words }: Sentence, from: number, to: number): string {
  const first = words[from];
  const last = words[to - 1];
  return first === undefined || last === undefined || to <= from ? '' : text.slice(first.start, last.end);
}
