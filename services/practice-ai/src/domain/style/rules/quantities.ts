import { dativeVerbs } from '../../grammar/german/verb-government.js';
import { caseOfPreposition } from '../../grammar/german/prepositions.js';
import type { Sentence, Word } from '../../grammar/sentence.js';
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
      const form = formBefore(sentence, word, noun);
      if (form === undefined) return [];
      const original = sentence.text.slice(word.start, paar.end);
      const improved = likeOriginal(word.text, form);
      return [{ from: word.start, to: paar.end, replacement: improved, ...explainWord(style, original, improved) }];
    }),
};

/** The noun's form or the preposition before it tells the dative from the rest; without both it is none. */
function formBefore({ words }: Sentence, ein: Word, noun: Word): string | undefined {
  const plural = noun.pos === 'NOUN' ? noun.all.filter((morph) => morph.kind === 'SUB' && morph.number === 'PLU') : [];
  const cases = new Set(plural.map((morph) => morph.case));
  if (plural.length === 0) return undefined;
  if (!cases.has('DAT')) return 'einige';
  if (cases.size === 1) return 'einigen';
  const before = words[ein.index - 1];
  const wanted = before === undefined ? undefined : caseOfPreposition(before.lower);
  if (wanted === 'DAT') return 'einigen';
  if (wanted === 'AKK') return 'einige';
  const isOpen = before?.pos === 'ADP' || words.some(({ all }) => all.some((morph) => morph.kind === 'VER' && dativeVerbs.has(morph.lemma)));
  return isOpen ? undefined : 'einige';
}
