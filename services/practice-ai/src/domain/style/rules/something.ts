import { clearSubordinators } from '../../grammar/german/subordinators.js';
import { isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import type { StyleRule } from '../style-rule.js';
import { elevated } from '../target-style.js';
import { finiteReadings, isQuoted } from '../word-tools.js';
import { explainWord } from './explain-word.js';

/** „Brauchen Sie was?“, „wenn was nicht stimmt“: „was“ for „etwas“. */
export const somethingRule: StyleRule = {
  styles: elevated,
  find: (sentence, { style }) =>
    sentence.words
      .filter((word) => word.text === 'was' && !isQuoted(sentence, word) && meansSomething(sentence, word))
      .map((word) => ({ from: word.start, to: word.end, replacement: 'etwas', ...explainWord(style, 'was', 'etwas') })),
};

const subjects = new Set(['ich', 'du', 'er', 'sie', 'es', 'wir', 'ihr', 'man', 'mir', 'dir', 'ihm', 'ihnen', 'uns', 'euch', 'noch', 'auch', 'mal', 'schon', 'heute', 'gern', 'doch']);

/** A question word opens its clause; „was“ for „etwas“ stands inside one that has its verb or its conjunction already. */
function meansSomething({ words }: Sentence, word: Word): boolean {
  const before = words[word.index - 1];
  const next = words[word.index + 1];
  if (before === undefined || next === undefined || next.lower === 'für' || next.lower === 'ist') return false;
  // „Weißt du was?“, „Ich weiß, was er macht.“
  const ends = words.slice(0, word.index).some(({ lower }) => /^(?:weiß|weißt|wissen|wisst)$/u.test(lower));
  if (isPunctuation(next) && ends) return false;
  const opensClause = ['ich', 'du', 'er', 'wir', 'ihr', 'man', 'sie', 'es'].includes(next.lower);
  if (opensClause) return false;
  const isVerb = before.pos !== 'NOUN' && finiteReadings(before).length > 0;
  return clearSubordinators.has(before.lower) || subjects.has(before.lower) || (isVerb && (next.pos === 'ADP' || isPunctuation(next) || next.lower === 'zu' || next.pos === 'VERB' || next.pos === 'ADJ'));
}
