import { determinerOf } from '../../../grammar/german/declension.js';
import { isFiniteReading, isInfinitiveReading, isNounReading, isParticipleReading, type GramNumber, type Morph, type Person } from '../../../grammar/german/morphology.js';
import { clearSubordinators, openSubordinators, questionWords } from '../../../grammar/german/subordinators.js';
import type { KnownWord, KnownWords } from './known-words.js';
import { tokensOf, type Token } from './tokens.js';

/** A word as it was said, with what stands between it and the word before. */
export type SaidWord = Token & { gap: string; known: KnownWord; isNoun: boolean };

/** The words of a text whose nouns have their capitals. */
export function saidWords(text: string, known: KnownWords): SaidWord[] {
  const tokens = tokensOf(text);
  return tokens.map((token, index) => {
    const word = known(token.lower);
    const gap = text.slice(tokens[index - 1]?.to ?? 0, token.from);
    const canBeNoun = word.capital.some(isNounReading) || word.capital.length === 0;
    const opens = index === 0 || /[.!?:„“"\r\n]/u.test(gap);
    // "Berge mag ich nicht": what begins a sentence before its verb is no verb.
    const isBeforeVerb = isVerbOnly(known(tokens[index + 1]?.lower ?? ''));
    return { ...token, gap, known: word, isNoun: token.text !== token.lower && canBeNoun && (!opens || word.small.length === 0 || (isBeforeVerb && isVerbOnly(word))) };
  });
}

const isVerbOnly = ({ small }: KnownWord): boolean => small.length > 0 && small.every(({ kind }) => kind === 'VER' || kind === 'PA2');

const persons: Record<string, { person: Person; number: GramNumber }[]> = {
  ich: [{ person: '1', number: 'SIN' }],
  du: [{ person: '2', number: 'SIN' }],
  er: [{ person: '3', number: 'SIN' }],
  es: [{ person: '3', number: 'SIN' }],
  man: [{ person: '3', number: 'SIN' }],
  sie: [{ person: '3', number: 'SIN' }, { person: '3', number: 'PLU' }],
  wir: [{ person: '1', number: 'PLU' }],
  ihr: [{ person: '2', number: 'PLU' }],
};
export const isSubjectPronoun = (word: SaidWord | undefined): word is SaidWord => word !== undefined && Object.hasOwn(persons, word.lower);

/** Is the second the verb of the first, a subject such as "ich"? */
export function agree(subject: SaidWord | undefined, verb: SaidWord | undefined): boolean {
  if (!isSubjectPronoun(subject) || verb === undefined || verb.isNoun) return false;
  // "ich meine", "was meinen Sie": the other forms of "meinen" are articles far more often.
  if (determinerOf(verb.lower) !== undefined && !/^(?:ich meine|(?:sie|wir) meinen)$/u.test(`${subject.lower} ${verb.lower}`)) return false;
  return isFormOf(subject.lower, verb.lower, verb.known.small);
}

/** Present forms of "ich" without -e; others ("schnell", "tag", "film") nobody says. */
const OF_I = /e$|^(?:bin|kann|muss|will|darf|soll|mag|weiß)$/u;
/** Of words that are adjectives too, the ones that are verbs often enough. */
const VERB_AND_ADJECTIVE = /^(?:weiß|liebe|heiße|würde|wäre|hätte)$/u;

/** Is the word, with these readings, the verb of this pronoun? Of the subjunctive only würde, könnte and the like are said, which are KJ2. */
export function isFormOf(pronoun: string, word: string, readings: readonly Morph[]): boolean {
  if (readings.some(({ kind }) => kind === 'ADJ') && !VERB_AND_ADJECTIVE.test(word)) return false;
  const forms = readings.filter((morph) => isFiniteReading(morph) && !morph.parts.has('KJ1') && (morph.person !== '1' || !morph.parts.has('PRÄ') || morph.number === 'PLU' || OF_I.test(word)));
  return (persons[pronoun] ?? []).some(({ person, number }) => forms.some((form) => form.person === person && form.number === number));
}

/** A verb form that is nothing else; `third`: of the third person. */
export function isFinite(word: SaidWord | undefined, third?: GramNumber | 'any'): word is SaidWord {
  if (word === undefined || word.isNoun || determinerOf(word.lower) !== undefined) return false;
  return isVerbOnly(word.known) && word.known.small.some((morph) => isFiniteReading(morph) && !morph.parts.has('KJ1') && (third === undefined || (morph.person === '3' && (third === 'any' || morph.number === third))));
}

/** "können", "möchte", "würde": an infinitive is still to come. */
export const isModal = (word: SaidWord | undefined): boolean =>
  word !== undefined && (word.known.small.some(({ parts }) => parts.has('MOD')) || /^(?:würde|würden|werde|wird|werden|sollte|sollten)$/u.test(word.lower));

export const maybeParticiple = (word: SaidWord | undefined): boolean => word?.known.small.some(isParticipleReading) === true;
/** "hat", "sind": a participle may still come. */
export const isAuxiliary = (word: SaidWord | undefined): boolean => word?.known.small.some(({ lemma }) => lemma === 'haben' || lemma === 'sein') === true;

/** The numbers that a noun may have as a subject. */
export const numbersOf = (noun: SaidWord): Set<GramNumber> =>
  new Set(noun.known.capital.filter((morph) => isNounReading(morph) && (morph.case === undefined || morph.case === 'NOM')).flatMap(({ number }) => number ?? []));

/** "arbeiten" is also what "wir" do; in speech it is an infinitive more often. */
export const maybeInfinitive = (word: SaidWord | undefined): boolean => word?.known.small.some(isInfinitiveReading) === true;

const MAIN_JOINERS = new Set(['und', 'oder', 'aber', 'denn', 'sondern']);
export const isMainJoiner = (word: SaidWord | undefined): boolean => word !== undefined && MAIN_JOINERS.has(word.lower);
/** Also "als ich", "bis man" and "was ich", where a subject follows and more than that; not "besser als ich". */
export function opensSubordinate(words: readonly SaidWord[], index: number): boolean {
  const [word, next, more] = [words[index], words[index + 1], words[index + 2]];
  if (word === undefined) return false;
  if (clearSubordinators.has(word.lower)) return true;
  return (openSubordinators.has(word.lower) || questionWords.has(word.lower)) && isSubjectPronoun(next) && /^\s+$/u.test(more?.gap ?? '');
}
export const isQuestionWord = (word: SaidWord | undefined): boolean => word !== undefined && questionWords.has(word.lower);
export const isDeterminer = (word: SaidWord | undefined): boolean =>
  word !== undefined && (determinerOf(word.lower) !== undefined || /^(?:viele|manche|einige|andere|mehrere)$/u.test(word.lower));
export const isAdjective = (word: SaidWord | undefined): boolean =>
  word !== undefined && !word.isNoun && /e[nmrs]?$/u.test(word.lower) && word.known.small.some(({ kind }) => kind === 'ADJ' || kind.startsWith('PA'));
const OF_WHOLE_SENTENCES = /^(?:natürlich|leider|einerseits|andererseits|zusammenfassend|insgesamt|allerdings|heutzutage|anschließend|inzwischen|vielleicht|normalerweise|meistens|hoffentlich|eigentlich|außerdem|trotzdem|zusätzlich|schließlich)$/u;
/** An adverb that stands first in a sentence: of time, place or reason, or about the whole sentence. */
export const isFrontAdverb = (word: SaidWord | undefined): boolean =>
  word !== undefined && (OF_WHOLE_SENTENCES.test(word.lower) || word.known.small.some(({ kind, tag }) => kind === 'ADV' && /TMP|LOK|CAU|PRO/u.test(tag)));
