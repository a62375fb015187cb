import type { TargetStyle } from '@b1fuchs/contracts';
import type { Sentence } from '../../grammar/sentence.js';
import type { PhraseEntry } from '../lexicon/entry.js';
import { phrases } from '../lexicon/phrases.js';
import type { StyleEdit, StyleRule } from '../style-rule.js';
import { targetStyles } from '../target-style.js';
import { isQuoted, likeOriginal } from '../word-tools.js';
import { explainWord } from './explain-word.js';

/** Words and groups of words that keep their form: „ein bisschen“ → „etwas“. */
export const phraseRule: StyleRule = {
  styles: targetStyles,
  find: (sentence, { style }) => phrases.filter(({ styles }) => styles.includes(style)).flatMap((entry) => occurrences(sentence, entry, style)),
};

function occurrences(sentence: Sentence, entry: PhraseEntry, style: TargetStyle): StyleEdit[] {
  const wanted = entry.from.split(' ');
  const { words } = sentence;
  return words.flatMap((first): StyleEdit[] => {
    const found = words.slice(first.index, first.index + wanted.length);
    const last = found.at(-1);
    if (last === undefined || found.length !== wanted.length || !found.every((word, at) => word.lower === wanted[at])) return [];
    // A capital inside the sentence makes another word of it, but „am Anfang“ has its own.
    if (wanted.length === 1 && first.text !== first.lower && first.index > 0) return [];
    if (entry.pos !== undefined && !entry.pos.includes(last.pos)) return [];
    const before = words[first.index - 1];
    const next = words[last.index + 1];
    if (next !== undefined && entry.notBefore?.includes(next.lower) === true) return [];
    if (before !== undefined && entry.notAfter?.includes(before.lower) === true) return [];
    if (entry.onlyAfter !== undefined && (before === undefined || !entry.onlyAfter.includes(before.lower))) return [];
    if (entry.inside === true && (before === undefined || /^[.,;:!?–-]$/u.test(before.text) || next === undefined)) return [];
    if (isQuoted(sentence, first) || (entry.opens === true && first.index > 0)) return [];
    const original = sentence.text.slice(first.start, last.end);
    const improved = likeOriginal(first.index === 0 ? original : original.toLowerCase(), entry.to);
    return [{ from: first.start, to: last.end, replacement: improved, ...explainWord(style, original, improved) }];
  });
}
