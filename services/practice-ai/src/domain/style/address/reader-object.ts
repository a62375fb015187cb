import { clauseStart } from '../../grammar/clause-extent.js';
import { infinitiveOf } from '../../grammar/clause.js';
import { reflexiveVerbs } from '../../grammar/german/verb-government.js';
import { headOf, type Sentence, type Word } from '../../grammar/sentence.js';
import { finiteReadings } from '../word-tools.js';
import { clauseWords } from './imperatives.js';
import { pronounCaseOf } from './pronoun-case-of.js';

/**
 * What „dich“, „dir“, „euch“ become: „sich“ where the subject is the person spoken to, otherwise „Sie“ or „Ihnen“.
 * Undefined where that isn't clear.
 * @param isOfReader whether a word was found to be subject or verb of the person spoken to
 */
export function readerObject(sentence: Sentence, word: Word, isOfReader: (index: number) => boolean): 'sich' | 'Sie' | 'Ihnen' | undefined {
  const clause = clauseWords(sentence, word);
  if (clause.some(({ index }) => isOfReader(index))) return 'sich';
  const other = formOf(word.lower === 'dich' ? 'AKK' : word.lower === 'dir' ? 'DAT' : pronounCaseOf(sentence, word));
  const hasOwnVerb = clause.some((one) => finiteReadings(one).length > 0 && (one.pos === 'VERB' || one.pos === 'AUX') && !isInfinitiveAfterZu(sentence, one));
  return hasOwnVerb ? other : inInfinitiveGroup(sentence, word, { clause, other, isOfReader });
}

/** „…, dich zu sehen“: the subject is that of the clause before, or with bitten and the like its object. */
function inInfinitiveGroup(
  sentence: Sentence,
  word: Word,
  { clause, other, isOfReader }: { clause: readonly Word[]; other: 'Sie' | 'Ihnen' | undefined; isOfReader: (index: number) => boolean },
): 'sich' | 'Sie' | 'Ihnen' | undefined {
  const before = sentence.words[clauseStart(sentence, word.index) - 2];
  const governing = before === undefined ? [] : clauseWords(sentence, before);
  const infinitive = clause.find((one) => isInfinitiveAfterZu(sentence, one));
  const name = infinitive === undefined ? '' : (infinitiveOf(sentence, infinitive) ?? '');
  const addressedObject = governing.some(({ lower }) => ['dich', 'dir', 'euch'].includes(lower));
  const othersObject = governing.some(({ lower }) => ['mich', 'mir', 'uns', 'ihn', 'ihm'].includes(lower));
  const isPurpose = ['um', 'ohne', 'statt', 'anstatt'].includes(clause[0]?.lower ?? '');
  if (governing.some(({ index }) => isOfReader(index))) return !othersObject || isPurpose || ownDoing.has(name) ? 'sich' : undefined;
  if (addressedObject && !isPurpose) return reflexiveVerbs.has(name) ? 'sich' : undefined;
  return other;
}

/** What one only does oneself: „Du hast mir versprochen, dich zu melden.“ */
const ownDoing = new Set(['melden', 'entscheiden', 'beeilen', 'kümmern', 'bedanken', 'entschuldigen', 'bewerben', 'erkundigen', 'ausruhen', 'anmelden', 'erholen']);

const isInfinitiveAfterZu = (sentence: Sentence, word: Word): boolean =>
  sentence.words[word.index - 1]?.lower === 'zu' || word.all.some((morph) => morph.parts.has('EIZ')) || headOf(sentence, word)?.lower === 'zu';

const formOf = (wanted: 'AKK' | 'DAT' | undefined): 'Sie' | 'Ihnen' | undefined => (wanted === undefined ? undefined : wanted === 'AKK' ? 'Sie' : 'Ihnen');
