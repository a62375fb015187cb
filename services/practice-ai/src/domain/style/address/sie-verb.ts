import { clauseEnd, clauseStart, hasZuInfinitive } from '../../grammar/clause-extent.js';
import { clearSubordinators, questionWords } from '../../grammar/german/subordinators.js';
import { childrenOf, isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import { finiteReadings } from '../word-tools.js';
import { clauseWords } from './imperatives.js';

/**
 * The verb that „Sie“ is the subject of, 'object' where it is an object, undefined where that isn't clear.
 * @param others a „Sie“ at the start of the sentence that means other people
 */
export function subjectVerbOf(sentence: Sentence, word: Word, others: Word | undefined): Word | 'object' | undefined {
  const { words } = sentence;
  const before = words[word.index - 1];
  if (before?.pos === 'ADP' && before.relation === 'case' && before.head === word.index) return 'object';
  const clause = clauseWords(sentence, word);
  if (others?.text === 'Sie' && clause.includes(others)) return 'object';
  if (clause.filter(({ text }) => text === 'Sie').length > 1) return undefined;
  if (clause.some(({ lower, index }) => index !== word.index && ['ich', 'wir', 'er', 'man', 'du'].includes(lower))) return 'object';
  // „Was meinen Sie?“: the parse may take „meinen“ for something else.
  if (before !== undefined && before === clause[1] && questionWords.has(clause[0]?.lower ?? '') && servesThird(before)) return before;
  if (isAfterPluralNouns(sentence, word)) return undefined;
  const verbFirst = before !== undefined && isFirstInClause(sentence, before) && servesThird(before);
  if (verbFirst) return before;
  const canServe = (other: Word | undefined): other is Word =>
    other !== undefined && words[other.index - 1]?.lower !== 'zu' && servesThird(other) && (other.pos === 'VERB' || other.pos === 'AUX' || other.text === other.lower || other.index === 0);
  const finite = clause.filter((other) => other.index !== word.index && canServe(other) && other.pos !== 'NOUN' && other.pos !== 'ADP' && other.pos !== 'DET');
  if (finite.length === 0 && hasZuInfinitive(sentence, word.index, clauseEnd(sentence, word.index))) return 'object';
  if (finite.length === 0) return word.relation.includes('obj') || word.relation.startsWith('obl') ? 'object' : undefined;
  // „Welche Kurse haben Sie besucht?“ asks the reader.
  if (/^(?:welche[nr]?|was|wie|wo|wann|warum)$/u.test(clause[0]?.lower ?? '') && canServe(before)) return before;
  if (!word.relation.startsWith('nsubj') && childrenOf(sentence, words[word.head] ?? word).some((other) => other.relation.startsWith('nsubj') && other.index !== word.index && other.pos === 'NOUN')) return 'object';

  const opensClause = before === undefined || isPunctuation(before) || clearSubordinators.has(before.lower) || isClauseOpener(before);
  if (opensClause && before !== undefined && !canServe(words[word.index + 1])) return finite.at(-1);
  if (opensClause && before !== undefined && isSubordinate(sentence, word)) return finite.at(-1);
  if (canServe(before)) return before;
  const next = words[word.index + 1];
  return canServe(next) ? next : undefined;
}

const servesThird = (word: Word): boolean => finiteReadings(word).some((morph) => morph.person === '3' && morph.number === 'PLU');

/** „Die Lehrer haben Sie gelobt“: either may be the subject, unless the parse is clear. */
function isAfterPluralNouns(sentence: Sentence, word: Word): boolean {
  const clause = clauseWords(sentence, word).filter(({ index }) => index < word.index - 1);
  const noun = clause.find((other) => other.pos === 'NOUN' && other.all.some((morph) => morph.case === 'NOM' && morph.number === 'PLU') && !childrenOf(sentence, other).some(({ relation }) => relation === 'case'));
  if (/^(?:welche|wie|was)$/u.test(clause[0]?.lower ?? '')) return false;
  return noun !== undefined && !(word.relation.startsWith('nsubj') && noun.relation === 'obj');
}

/** „Schreiben Sie“, „Bitte rufen Sie“, „und bringen Sie“: the verb opens the clause. */
function isFirstInClause({ words }: Sentence, verb: Word): boolean {
  const before = words[verb.index - 1];
  return before === undefined || isPunctuation(before) || ['bitte', 'und', 'oder', 'dann', 'aber'].includes(before.lower);
}

const isClauseOpener = (word: Word): boolean => word.pos === 'SCONJ' || /^(?:was|wann|wie|wo|warum|wer|wen|wem|welche[rnms]?|die|der|das|den|dem|damit|als|sobald|solange|während|womit|wohin|woher|wofür)$/u.test(word.lower);

function isSubordinate(sentence: Sentence, word: Word): boolean {
  const before = sentence.words[word.index - 1];
  return before !== undefined && (clearSubordinators.has(before.lower) || isClauseOpener(before));
}

/** „Schreiben Sie mir bald.“: the verb comes first and nothing is asked or supposed. */
export function isCommand(sentence: Sentence, word: Word, verb: Word): boolean {
  if (verb.index !== word.index - 1 || /\?\s*$/u.test(sentence.text)) return false;
  const start = clauseStart(sentence, verb.index);
  const before = sentence.words.slice(start, verb.index).filter((other) => !isPunctuation(other));
  if (before.some(({ lower }) => !['bitte', 'und', 'oder', 'dann', 'aber', 'also'].includes(lower))) return false;
  const modal = finiteReadings(verb).every((morph) => morph.parts.has('MOD') || morph.parts.has('KJ2') || morph.parts.has('PRT'));
  if (modal || verb.all.some(({ lemma }) => ['haben', 'werden', 'müssen', 'können', 'dürfen', 'wissen'].includes(lemma))) return false;
  return verb.lower === 'seien' || !verb.all.some(({ lemma }) => lemma === 'sein');
}

/** „Wenn Sie kommen und uns helfen“: a second verb that may belong to „Sie“ too. */
export function hasLooseVerb(sentence: Sentence, word: Word, verb: Word): boolean {
  if (verb.all.some((morph) => morph.parts.has('MOD') || ['werden', 'lassen'].includes(morph.lemma))) return false;
  const end = clauseEnd(sentence, Math.max(word.index, verb.index));
  const joint = sentence.words[end];
  if (joint === undefined || !['und', 'oder'].includes(joint.lower)) return false;
  const next = sentence.words.slice(end + 1, clauseEnd(sentence, end + 1));
  const hasSubject = next.some((other) => other.relation.startsWith('nsubj') || other.text === 'Sie' || ['ich', 'wir', 'er', 'sie', 'es', 'man'].includes(other.lower));
  return !hasSubject && next.some((other) => servesThird(other) && other.pos !== 'NOUN');
}
