import type { Word } from '../../grammar/sentence.js';
import type { StyleEdit, StyleRule } from '../style-rule.js';
import { elevated } from '../target-style.js';
import { isQuoted, likeOriginal } from '../word-tools.js';
import { explainWord } from './explain-word.js';

/** „ein paar Freunde“ → „einige Freunde“, „vor ein paar Tagen“ → „vor einigen Tagen“. */
export const quantityRule: StyleRule = {
  styles: elevated,
  find: (sentence, { style }) =>
    sentence.words.flatMap((word): StyleEdit[] => {
      const [paar, noun] = [sentence.words[word.index + 1], sentence.words[word.index + 2]];
      if (word.lower !== 'ein' || paar?.text !== 'paar' || noun === undefined || isQuoted(sentence, word)) return [];
      const form = formBefore(noun);
      if (form === undefined) return [];
      const original = sentence.text.slice(word.start, paar.end);
      const improved = likeOriginal(word.text, form);
      return [{ from: word.start, to: paar.end, replacement: improved, ...explainWord(style, original, improved) }];
    }),
};

/** Only where the noun's form tells the dative plural from the rest. */
function formBefore(noun: Word): string | undefined {
  const plural = noun.pos === 'NOUN' ? noun.all.filter((morph) => morph.kind === 'SUB' && morph.number === 'PLU') : [];
  if (plural.length === 0) return undefined;
  const cases = new Set(plural.map((morph) => morph.case));
  if (!cases.has('DAT')) return 'einige';
  return cases.size === 1 ? 'einigen' : undefined;
}
