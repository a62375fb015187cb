import { contractions } from '../../../grammar/german/declension.js';
import { isPreposition } from '../../../grammar/german/prepositions.js';
import {
  agree, isAdjective, isDeterminer, isFinite, isFrontAdverb, isMainJoiner, isQuestionWord, isSubjectPronoun, maybeInfinitive, maybeParticiple, numbersOf, opensSubordinate, type SaidWord,
} from './said-words.js';

/** Verbs whose object is what somebody thinks: "ich finde, das ist gut". */
export const SAYING = /^(?:finde|glaube|denke|meine|hoffe|weiß|dachte|glauben|denken|sage|schätze)$/u;
/** They join two main clauses and stand first, with the verb after them. */
const CONNECTING = /^(?:dann|danach|deshalb|deswegen|trotzdem|außerdem|zuerst|darum|also|später)$/u;
/** A clause that one of these opens stands before its main clause as often as after it; others follow theirs. */
const FRONTED = /^(?:wenn|als|bevor|nachdem|sobald|falls|obwohl|seit|solange|während)$/u;
const RELATIVE = /^(?:der|die|das|den|dem|denen|deren|dessen)$/u;
const DEMONSTRATIVE_VERB = /^(?:ist|sind|war|waren|hat|haben|kann|können|gibt|heißt|macht|finde|kostet|geht|wäre|gefällt|stimmt|möchte|mag|muss|wird)$/u;
const SOMEBODY = /^(?:jeder|alle|viele|manche|keiner|niemand|jemand|beide|einige)$/u;
/** They stand first before a verb and its subject: "dort bekommen Kinder". */
const FRONT_PLACE = /^(?:dort|hier|da|früher|heute|jetzt|damals|manchmal|meistens|vielleicht)$/u;
/** Verbs whose infinitive ends a clause as their other forms do: "dass alle Zeit haben". */
const AUXILIARY = /^(?:haben|können|müssen|sollen|wollen|dürfen|werden)$/u;

export const isUnmarked = (word: SaidWord | undefined): boolean => word !== undefined && /^[^\S\r\n]+$/u.test(word.gap);

/** Can a clause begin here: no mark before it, and no word that leads into it? */
export function isFree(words: readonly SaidWord[], at: number): boolean {
  const before = words[at - 1];
  return (
    isUnmarked(words[at]) &&
    before !== undefined &&
    !isMainJoiner(before) &&
    !opensSubordinate(words, at - 1) &&
    !isQuestionWord(before) &&
    !isPreposition(before.lower) &&
    !(RELATIVE.test(before.lower) && !before.isNoun)
  );
}

/** What is known of the sentence so far: its first word, the last word that opened a subordinate clause, the verb that ended it. */
export type SoFar = {
  start: number;
  lastOpener: number;
  closer: number;
  /** Has its verb an infinitive still to come: "wir sollten …"? */
  needsInfinitive: boolean;
  /** Or a participle: "wir haben …"? */
  needsParticiple: boolean;
};

/** Where the clause begins that the word at `index` opens or whose verb it is; undefined when it does neither. */
export function clauseStart(words: readonly SaidWord[], index: number, soFar: SoFar): number | undefined {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (word === undefined) return undefined;
  const { start, lastOpener, closer, needsInfinitive } = soFar;
  const isAfterItsVerb = agree(word, before) && closer !== index - 1;
  const verb = /^(?:selbst|persönlich)$/u.test(next?.lower ?? '') ? words[index + 2] : next;
  // "im Bus muss man sie tragen"
  const isObject = needsInfinitive && maybeInfinitive(verb) && /^(?:sie|es|ihr)$/u.test(word.lower);
  if (agree(word, verb) && isUnmarked(verb) && !isAfterItsVerb && !isObject) return CONNECTING.test(before?.lower ?? '') && index - 1 > start ? index - 1 : index;
  if (/^(?:das|dies|der|die|hier|dort)$/u.test(word.lower) && DEMONSTRATIVE_VERB.test(next?.lower ?? '')) return index;
  if (isFinite(next) && (CONNECTING.test(word.lower) || isQuestionWord(word) || (FRONT_PLACE.test(word.lower) && isNounPhrase(words[index + 2])))) return index;
  if (isFinite(next, 'any') && !(needsInfinitive && maybeInfinitive(next)) && SOMEBODY.test(word.lower) && !isVerbHere(words, index - 1)) return index;
  if (/^(?:vielen|herzlichen) dank$|^danke (?:für|fürs|ihnen|schön)$/u.test(`${word.lower} ${next?.lower ?? ''}`)) return index;
  if (/^meiner (?:meinung|ansicht)$/u.test(`${word.lower} ${next?.lower ?? ''}`) && words[index + 2]?.lower === 'nach' && isFinite(words[index + 3])) return index;
  if (/^(?:passt|gefällt|wäre|geht)$/u.test(word.lower) && /^(?:ihnen|dir|das)$/u.test(next?.lower ?? '') && !isNounPhrase(before)) return index;
  if (isSubjectPhrase(words, index, soFar)) return index;
  if (!isUnmarked(next) || !agree(next, word) || agree(before, word)) return undefined;
  // "… ob sie kommen kann, sie hat": the verb ends a clause, and the pronoun begins the next one.
  if (agree(next, words[index + 2]) || (needsInfinitive && maybeInfinitive(word))) return undefined;
  if (lastOpener < 0 || closer !== index - 1) return frontOf(words, index);
  return lastOpener === start || FRONTED.test(words[lastOpener]?.lower ?? '') ? lastOpener : index;
}

/** "mein kleiner Bruder wohnt": an article, adjectives, a noun and its verb; not after a verb whose subject it is. */
function isSubjectPhrase(words: readonly SaidWord[], index: number, { closer, needsInfinitive, needsParticiple }: SoFar): boolean {
  const before = words[index - 1];
  const first = words[index];
  if (first === undefined || !isDeterminer(first) || /^des$|e[mn]$/u.test(first.lower)) return false;
  if (isVerbHere(words, index - 1) && closer !== index - 1 && !SAYING.test(before?.lower ?? '')) return false;
  const noun = nounAfter(words, index + 1);
  if (noun === undefined) return false;
  const second = words[noun + 1]?.lower === 'und' ? nounAfter(words, noun + (isDeterminer(words[noun + 2]) ? 3 : 2)) : undefined;
  const verb = words[(second ?? noun) + 1];
  if (!isUnmarked(verb) || (needsInfinitive && maybeInfinitive(verb)) || (needsParticiple && maybeParticiple(verb))) return false;
  // "das Logo der Schule": a genitive.
  if (first.lower === 'der' && !words[noun]?.known.capital.some(({ gender }) => gender === 'MAS')) return false;
  if (second !== undefined) return isFinite(verb, 'PLU');
  const numbers = numbersOf(words[noun] ?? first);
  // "mein Freund haben" is a mistake, and a sentence all the same.
  return [...numbers].some((number) => isFinite(verb, number)) || (isFinite(verb, 'any') && /^(?:haben|sind)$/u.test(verb.lower));
}

/** The noun that stands at `from` or after adjectives there. */
function nounAfter(words: readonly SaidWord[], from: number): number | undefined {
  let at = from;
  while (at <= from + 1 && isUnmarked(words[at]) && isAdjective(words[at])) at += 1;
  return isUnmarked(words[at]) && words[at]?.isNoun === true ? at : undefined;
}

/** The first word of the part before a verb that is followed by its subject: "[am Wochenende] gehe ich", "[was] machen Sie". */
function frontOf(words: readonly SaidWord[], verb: number): number {
  const before = words[verb - 1];
  if (before === undefined) return verb;
  if (isQuestionWord(before)) return isPreposition(words[verb - 2]?.lower ?? '') ? verb - 2 : verb - 1;
  if (!before.isNoun && (isFrontAdverb(before) || CONNECTING.test(before.lower) || /^(?:das|so|da|es|dafür|dazu|damit|dabei)$/u.test(before.lower))) return verb - 1;
  if (!before.isNoun && maybeInfinitive(before) && !isFinite(words[verb - 2]) && !isPreposition(words[verb - 2]?.lower ?? '')) return verb - 1;
  if (before.lower.endsWith("sten") && words[verb - 2]?.lower === 'am') return verb - 2;
  if (!before.isNoun && !/^\p{N}+$/u.test(before.text)) return verb;
  const start = phraseStart(words, verb - 1);
  // "ich denke, am Freitag nach der Arbeit ist es besser"
  const earlier = words[start - 1]?.isNoun === true ? phraseStart(words, start - 1) : start;
  return SAYING.test(words[earlier - 1]?.lower ?? '') ? earlier : start;
}

/** The first word of the phrase that ends with this one. */
function phraseStart(words: readonly SaidWord[], end: number): number {
  let at = end;
  while (at > 0 && isUnmarked(words[at]) && isInPhrase(words[at - 1])) at -= 1;
  const opener = words[at - 1]?.lower ?? '';
  return at > 0 && isUnmarked(words[at]) && (isPreposition(opener) || contractions.has(opener)) ? at - 1 : at;
}

const isInPhrase = (word: SaidWord | undefined): boolean =>
  word !== undefined && (isDeterminer(word) || isAdjective(word) || /^\p{N}+$/u.test(word.text) || /^(?:viel|wie|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/u.test(word.lower));

const isNounPhrase = (word: SaidWord | undefined): boolean => word !== undefined && (isDeterminer(word) || word.isNoun || SOMEBODY.test(word.lower));

/** A verb that makes a clause complete. An infinitive does only beside "wir" or "sie": "wir lernen". */
export const isVerbHere = (words: readonly SaidWord[], index: number): boolean => {
  const word = words[index];
  const isBesideSubject = agree(words[index - 1], word) || agree(words[index + 1], word);
  return isBesideSubject || (isFinite(word) && (!maybeInfinitive(word) || AUXILIARY.test(word.lower) || words[index - 1]?.isNoun === true));
};

/** "um Deutsch zu lernen", not "um acht Uhr". */
export function isPurpose(words: readonly SaidWord[], index: number): boolean {
  if (!/^(?:um|ohne|statt|anstatt)$/u.test(words[index]?.lower ?? '')) return false;
  const to = words.slice(index + 1, index + 10).findIndex(({ lower, gap }) => lower === 'zu' || /[.!?,]/u.test(gap));
  return to >= 0 && words[index + 1 + to]?.lower === 'zu' && maybeInfinitive(words[index + 2 + to]);
}

/** Does a sentence ask something: "Was machen Sie", "Kommen Sie mit", "…, oder"? */
export function asks(words: readonly SaidWord[]): boolean {
  if (isPreposition(words[0]?.lower ?? '') && isQuestionWord(words[1])) return true;
  const [first, second, third] = words;
  if (isQuestionWord(first)) return isFinite(second) || isSubjectPronoun(third) || isSubjectPronoun(second);
  return (agree(second, first) && first !== undefined) || (isFinite(first) && isDeterminer(second)) || words.at(-1)?.lower === 'oder';
}
