import { clauseEnd, clauseStart } from '../../grammar/clause-extent.js';
import { clearSubordinators } from '../../grammar/german/subordinators.js';
import { reflexiveVerbs } from '../../grammar/german/verb-government.js';
import { isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import { finiteReadings } from '../word-tools.js';
import { possessiveEnding, type Addressee } from './pronouns.js';

/** Sentences often begin with these and „ich“ left out: „Hoffe, dir geht es gut.“ */
const withoutIch = new Set([
  'hoffe', 'danke', 'grüße', 'bitte', 'denke', 'wünsche', 'glaube', 'finde', 'freue', 'freu', 'komme', 'habe', 'gehe', 'fahre', 'muss', 'weiß', 'würde', 'hätte', 'wäre', 'liebe',
]);

/** These may stand before an imperative. */
const openers = new Set(['bitte', 'und', 'oder', 'aber', 'dann', 'also', 'sonst', 'so', 'ja', 'na', 'nur', 'doch', 'sondern']);

const nominatives = new Set(['ich', 'du', 'er', 'es', 'man', 'wir', 'ihr', 'wer', 'sie']);

/**
 * The lemma when this word is a familiar imperative („Schreib mir“, „und bring … mit“); undefined otherwise.
 * @param several whether the text is known to speak to more than one person
 */
export function imperativeLemma(sentence: Sentence, word: Word, addressee: Addressee, several = false): string | undefined {
  const { words, text } = sentence;
  const reading = word.all.find((morph) => morph.kind === 'VER' && morph.parts.has('IMP') && morph.parts.has(addressee));
  if (reading === undefined || withoutIch.has(word.lower) || !beginsClause(words, word, several)) return undefined;
  // „Mein Auto“, „Liebe Anna“, „Dank deiner Hilfe“ are no verbs.
  const isAddressed = ['mir', 'mich', 'uns', 'dich', 'dir', 'bitte', 'doch', 'mal'].includes(words[word.index + 1]?.lower ?? '');
  if (!isAddressed && word.all.some(({ kind }) => kind !== 'VER' && kind !== 'SUB' && kind !== 'EIG')) return undefined;
  const before = words[word.index - 1];
  if (word.text !== word.lower && before !== undefined && !isPunctuation(before)) return undefined;

  const to = clauseEnd(sentence, word.index);
  const rest = words.slice(word.index + 1, to);
  const isAsked = rest.some(({ lower }) => lower === 'bitte');
  // „Sag es mir“, „Bringt es bitte mit“: an order has no subject, so „es“ and „sie“ are its object.
  const takesObject = isAsked || finiteReadings(word).every((morph) => morph.person !== '3' || morph.parts.has('KJ1'));
  if (rest.some(({ lower }) => nominatives.has(lower) && !(takesObject && (lower === 'es' || lower === 'sie')))) return undefined;
  // „Melde mich bald“: „ich“ is left out.
  if (rest.some(({ lower }) => lower === 'mich') && reflexiveVerbs.has(reading.lemma) && !['verstehen', 'treffen', 'entschuldigen', 'informieren'].includes(reading.lemma)) return undefined;
  if (word.all.some((morph) => morph.kind === 'SUB') && rest.length === 0) return undefined;
  if (word.all.some((morph) => morph.kind === 'SUB') && rest.some((other) => finiteReadings(other).length > 0 && other.lower !== 'bitte' && other.pos !== 'NOUN' && other.pos !== 'ADP')) return undefined;
  const second = word.all.every((morph) => morph.kind !== 'VER' || morph.parts.has('IMP'));
  if (second) return reading.lemma;
  const speaksToThem = isAsked || rest.some(({ lower }) => lower === 'euch' || possessiveEnding(lower) !== undefined);
  // „Sagt mir Bescheid“: where the text speaks to several, a verb that opens the sentence and takes „mir“ is an order to them.
  const toMe = several && word.index === 0 && ['mir', 'mich', 'uns'].includes(words[1]?.lower ?? '');
  const hasSubject = !toMe && rest.some((other) => other.relation.startsWith('nsubj') && other.lower !== 'bescheid' && (!several || other.all.some((morph) => morph.case === 'NOM' && morph.number === 'SIN')));
  if (addressee === 'PLU' && (/\?\s*$/u.test(text) || (!speaksToThem && hasSubject))) return undefined;
  // „Warte …“, „Schreibe …“ may be „ich“ left out; a request shows itself.
  const isLong = addressee === 'SIN' && word.lower.endsWith('e') && !finiteReadings(word).every((morph) => morph.parts.has('KJ1'));
  const asks = rest.some(({ lower }) => ['mir', 'mich', 'uns', 'bitte', 'doch', 'mal', 'dich', 'nicht'].includes(lower)) || before?.lower === 'bitte' || /!\s*$/u.test(text);
  return isLong && !asks ? undefined : reading.lemma;
}

function beginsClause(words: readonly Word[], word: Word, several: boolean): boolean {
  for (let index = word.index - 1; index >= 0; index -= 1) {
    const before = words[index];
    if (before === undefined || isPunctuation(before)) return isFreeAfterMark(words, index, word, several);
    if (!openers.has(before.lower)) return false;
    if (['und', 'oder', 'sondern', 'aber'].includes(before.lower)) return index === 0 || isFreeAfterMark(words, index, word, several);
  }
  return true;
}

/** After a comma or „und“ an imperative follows a salutation, a clause or another imperative. */
function isFreeAfterMark(words: readonly Word[], index: number, word: Word, several: boolean): boolean {
  const earlier = words.slice(0, index);
  if (earlier.some((other) => other.all.some((morph) => morph.parts.has('IMP')) && beginsClause(words, other, several) && !withoutIch.has(other.lower))) return true;
  const afterCondition = clearSubordinators.has(words[0]?.lower ?? '') && (several || words.slice(word.index).some(({ lower }) => lower === 'bitte'));
  return words[index]?.text === ',' && word.all.some((morph) => morph.parts.has('IMP')) && !word.all.some((morph) => morph.kind === 'SUB') && (!word.lower.endsWith('t') || afterCondition);
}

export const clauseWords = (sentence: Sentence, word: Word): Word[] =>
  sentence.words.slice(clauseStart(sentence, word.index), clauseEnd(sentence, word.index));
