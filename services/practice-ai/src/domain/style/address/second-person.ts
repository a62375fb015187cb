import type { GramNumber } from '../../grammar/german/morphology.js';
import { clearSubordinators } from '../../grammar/german/subordinators.js';
import { dativeVerbs, experienceVerbs } from '../../grammar/german/verb-government.js';
import { isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import { finiteReadings, isCapitalised, isPersonNoun } from '../word-tools.js';
import { clauseWords } from './imperatives.js';
import { possessiveEnding } from './pronouns.js';

/** Whether a verb form serves „du“ (SIN) or „ihr“ (PLU), perhaps among others. */
export const serves = (word: Word, number: GramNumber): boolean => finiteReadings(word).some((morph) => morph.person === '2' && morph.number === number);

/** A verb form of the second person and of no other: „kannst“, „seid“. */
export function isOnlySecond(word: Word): boolean {
  const finite = finiteReadings(word);
  const inside = isCapitalised(word.text) && word.index > 0;
  return !inside && finite.length > 0 && finite.every((morph) => morph.person === '2') && word.all.every((morph) => morph.kind === 'VER' || (morph.kind === 'SUB' && word.index === 0));
}

/** The number of the person spoken to where this word is „du“ or „ihr“ as a subject. */
export function subjectNumber(sentence: Sentence, word: Word, several: boolean): GramNumber | undefined {
  if (word.lower === 'du') return 'SIN';
  return isSubjectIhr(sentence, word, several) ? 'PLU' : undefined;
}

/** Whether a text speaks to more than one person: „euch“, „eure“, or „ihr“ beside „seid“. */
export const speaksToSeveral = (sentences: readonly Sentence[]): boolean =>
  sentences.some((sentence) => sentence.words.some((word) => word.lower === 'euch' || /^eue?r(?:e[nmrs]?)?$/u.test(word.lower) || isSubjectIhr(sentence, word, false)));

/**
 * „ihr“ for „you“: its verb can be nothing else, or stands beside it or at the end of the clause while nothing else there can be the subject.
 * @param several whether the text is known to speak to more than one person
 */
export function isSubjectIhr(sentence: Sentence, word: Word, several: boolean): boolean {
  if (word.lower !== 'ihr' || isFormalIhr(sentence, word) || sentence.words[word.index - 1]?.pos === 'ADP') return false;
  const clause = clauseWords(sentence, word);
  if (clause.filter(({ lower }) => lower === 'ihr').length > 1 || clause.some(({ lower }) => ['ich', 'du', 'er', 'es', 'man', 'wir', 'wer'].includes(lower))) return false;
  const verbs = clause.filter((other) => serves(other, 'PLU') && (other.pos !== 'NOUN' || other.index === 0));
  if (verbs.some((verb) => isOnlySecond(verb))) return true;
  const next = sentence.words[word.index + 1];
  const beforeNoun = next !== undefined && ['NOUN', 'ADJ', 'PROPN'].includes(next.pos);
  const verb = verbs.find((other) => Math.abs(other.index - word.index) === 1) ?? verbs.find((other) => other === clause.at(-1));
  if (verb === undefined || takesHer(verb)) return false;
  if (beforeNoun && !isNoDeterminer(sentence, word, several)) return false;
  return !clause.some((other) => other.relation.startsWith('nsubj') && (other.pos === 'NOUN' || other.pos === 'PROPN') && other.index !== word.index + 1 && other.all.some(isSingularSubject));
}

/** „wenn ihr Hilfe braucht“: as an article it would be „ihre“. A thing that would go with „ihr“ („wenn ihr Kaffee trinkt“) is an object where the text speaks to several. */
function isNoDeterminer({ words }: Sentence, { index }: Word, several: boolean): boolean {
  const noun = words.slice(index + 1).find(({ pos }) => pos !== 'ADJ');
  if (noun?.pos !== 'NOUN') return false;
  const fits = noun.all.some((morph) => morph.kind === 'SUB' && morph.number === 'SIN' && (morph.gender === 'MAS' || morph.gender === 'NEU') && (morph.case === 'NOM' || morph.case === 'AKK') && !morph.parts.has('INF'));
  return !fits || (several && !isPersonNoun(noun));
}

/** „Das gefällt ihr“, „es hilft ihr“. */
const takesHer = (verb: Word): boolean => verb.all.some((morph) => morph.kind === 'VER' && (dativeVerbs.has(morph.lemma) || experienceVerbs.has(morph.lemma)));

const isSingularSubject = (morph: { kind: string; case?: string; number?: string }): boolean => morph.kind === 'EIG' || (morph.case === 'NOM' && morph.number === 'SIN');

const isFormalIhr = (sentence: Sentence, word: Word): boolean => isCapitalised(word.text) && word.index > 0 && !isPunctuation(sentence.words[word.index - 1]);

/** The finite verb of the clause of „du“ or „ihr“. */
export function verbOfSubject(sentence: Sentence, subject: Word, number: GramNumber): Word | undefined {
  const clause = clauseWords(sentence, subject).filter((word) => word.pos !== 'NOUN' || word.index === 0);
  const fitting = clause.filter((word) => serves(word, number) && (!isCapitalised(word.text) || word.index === 0 || isPunctuation(sentence.words[word.index - 1])));
  const clear = fitting.filter((word) => isOnlySecond(word));
  const nearest = [...(clear.length > 0 ? clear : fitting)].sort((one, other) => Math.abs(one.index - subject.index) - Math.abs(other.index - subject.index));
  if (nearest[0] !== undefined) return nearest[0];
  const isJoined = ['und', 'oder'].includes(sentence.words[subject.index + 1]?.lower ?? '');
  return isJoined ? sentence.words.find((word) => word.index > subject.index && serves(word, 'PLU')) : undefined;
}

/** „älter als du“, „so wie du“, „ich und du“: no verb of its own. */
export const standsAlone = (sentence: Sentence, word: Word): boolean => ['als', 'wie', 'und', 'oder'].includes(sentence.words[word.index - 1]?.lower ?? '');

const joints = new Set(['und', 'oder', 'aber']);

/**
 * „Du liest viel und isst gesund“: „isst“ has „du“ for its subject too, as nothing else there could be it. Gives the number of that subject.
 * @param isOfReader whether a word was found to be subject or verb of the person spoken to
 */
export function sharedNumber(sentence: Sentence, word: Word, isOfReader: (index: number) => boolean): GramNumber | undefined {
  if (word.pos === 'NOUN' || isCapitalised(word.text)) return undefined;
  const clause = clauseWords(sentence, word);
  const start = (clause[0]?.index ?? 0) + (joints.has(clause[0]?.lower ?? '') ? 1 : 0);
  const joint = sentence.words[start - 1];
  const isJoined = joint !== undefined && joints.has(joint.lower);
  const isPlaced = word.index === start || (isJoined && word === clause.at(-1));
  if (joint === undefined || !isPlaced || !(isJoined || isPunctuation(joint))) return undefined;
  const last = sentence.words[joint.index - (isPunctuation(sentence.words[joint.index - 1]) ? 2 : 1)];
  const governing = last === undefined ? [] : clauseWords(sentence, last).filter(({ index }) => index < joint.index);
  // „Wenn ihr kommt, ruft mich an.“: after a condition the verb is an order of its own.
  const isCondition = governing.some(({ lower }) => clearSubordinators.has(lower)) && isPunctuation(joint) && word.index === start;
  if (isCondition || !governing.some(({ index }) => isOfReader(index))) return undefined;
  const own = clause.filter(({ index }) => index >= start && index !== word.index);
  if (own.some((other) => canBeSubject(sentence, other))) return undefined;
  const number = governing.some(({ lower }) => lower === 'ihr') ? 'PLU' : 'SIN';
  return serves(word, number) ? number : undefined;
}

/** The parse takes an object for the subject where no subject stands: „bringt eure Kinder mit“. */
function canBeSubject(sentence: Sentence, { relation, lower }: Word): boolean {
  if (['er', 'sie', 'es', 'man', 'wir', 'ich'].includes(lower)) return true;
  const isOwned = sentence.words.some((word, index) => word.lower === lower && possessiveEnding(sentence.words[index - 1]?.lower ?? '') !== undefined);
  return relation.startsWith('nsubj') && !/^(?:mir|mich|uns|euch|dich|dir)$/u.test(lower) && !isOwned;
}
