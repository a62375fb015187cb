import { clauseEnd, clauseStart } from '../../grammar/clause-extent.js';
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

/** The lemma when this word is a familiar imperative („Schreib mir“, „und bring … mit“); undefined otherwise. */
export function imperativeLemma(sentence: Sentence, word: Word, addressee: Addressee): string | undefined {
  const { words, text } = sentence;
  const reading = word.all.find((morph) => morph.kind === 'VER' && morph.parts.has('IMP') && morph.parts.has(addressee));
  if (reading === undefined || withoutIch.has(word.lower) || !beginsClause(words, word)) return undefined;
  // „Mein Auto“, „Liebe Anna“, „Dank deiner Hilfe“ are no verbs.
  const isAddressed = ['mir', 'mich', 'uns', 'dich', 'dir', 'bitte', 'doch', 'mal'].includes(words[word.index + 1]?.lower ?? '');
  if (!isAddressed && word.all.some(({ kind }) => kind !== 'VER' && kind !== 'SUB' && kind !== 'EIG')) return undefined;
  const before = words[word.index - 1];
  if (word.text !== word.lower && before !== undefined && !isPunctuation(before)) return undefined;

  const to = clauseEnd(sentence, word.index);
  const rest = words.slice(word.index + 1, to);
  if (rest.some(({ lower }) => nominatives.has(lower))) return undefined;
  // „Melde mich bald“: „ich“ is left out.
  if (rest.some(({ lower }) => lower === 'mich') && reflexiveVerbs.has(reading.lemma) && !['verstehen', 'treffen', 'entschuldigen', 'informieren'].includes(reading.lemma)) return undefined;
  if (word.all.some((morph) => morph.kind === 'SUB') && rest.length === 0) return undefined;
  if (word.all.some((morph) => morph.kind === 'SUB') && rest.some((other) => finiteReadings(other).length > 0 && other.pos !== 'NOUN' && other.pos !== 'ADP')) return undefined;
  const second = word.all.every((morph) => morph.kind !== 'VER' || morph.parts.has('IMP'));
  if (second) return reading.lemma;
  const speaksToThem = rest.some(({ lower }) => lower === 'bitte' || lower === 'euch' || possessiveEnding(lower) !== undefined);
  if (addressee === 'PLU' && (/\?\s*$/u.test(text) || (!speaksToThem && rest.some(({ relation }) => relation.startsWith('nsubj'))))) return undefined;
  // „Warte …“, „Schreibe …“ may be „ich“ left out; a request shows itself.
  const isLong = addressee === 'SIN' && word.lower.endsWith('e') && !finiteReadings(word).every((morph) => morph.parts.has('KJ1'));
  const asks = rest.some(({ lower }) => ['mir', 'mich', 'uns', 'bitte', 'doch', 'mal', 'dich', 'nicht'].includes(lower)) || before?.lower === 'bitte' || /!\s*$/u.test(text);
  return isLong && !asks ? undefined : reading.lemma;
}

function beginsClause(words: readonly Word[], word: Word): boolean {
  for (let index = word.index - 1; index >= 0; index -= 1) {
    const before = words[index];
    if (before === undefined || isPunctuation(before)) return isFreeAfterMark(words, index, word);
    if (!openers.has(before.lower)) return false;
    if (['und', 'oder', 'sondern', 'aber'].includes(before.lower)) return index === 0 || isFreeAfterMark(words, index, word);
  }
  return true;
}

/** After a comma or „und“ an imperative follows a salutation, a clause or another imperative. */
function isFreeAfterMark(words: readonly Word[], index: number, word: Word): boolean {
  const earlier = words.slice(0, index);
  if (earlier.some((other) => other.all.some((morph) => morph.parts.has('IMP')) && beginsClause(words, other) && !withoutIch.has(other.lower))) return true;
  return words[index]?.text === ',' && word.all.some((morph) => morph.parts.has('IMP')) && !word.all.some((morph) => morph.kind === 'SUB') && !word.lower.endsWith('t');
}

export const clauseWords = (sentence: Sentence, word: Word): Word[] =>
  sentence.words.slice(clauseStart(sentence, word.index), clauseEnd(sentence, word.index));
