import { contractions, determinerOf } from '../../../grammar/german/declension.js';
import { isInfinitiveReading, isNounReading, type Morph } from '../../../grammar/german/morphology.js';
import { isPreposition } from '../../../grammar/german/prepositions.js';
import type { KnownWords } from './known-words.js';
import { isFormOf } from './said-words.js';
import { tokensOf, withCapital, type Token } from './tokens.js';
import type { Edit } from './written.js';

/** So far back stands the "ich" of a verb at the end of its clause: "weil ich in den Ferien gern reise". */
const CLAUSE = 7;
const NUMBER = /^(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+)$/u;
/** Before an infinitive that is a noun: "das Essen", "beim Lernen"; "die lernen", "alle essen", "ihr lernen" are verbs more often. */
const BEFORE_NOMINAL = /^(?:das|dieses|ein|mein|dein|unser|kein|am|im|zum|beim|vom|ins|fürs|ums)$/u;
/** Plurals that are said far more often than the verbs that look like them. */
const PLURAL = /^(?:kosten|karten|reisen|nudeln|linsen|noten|ferien|reifen|massen|stufen|seiten|rosen)$/u;
const NO_NOUN = /^(?:paar|\p{L}*zig|\p{L}*zehn|\p{L}*hundert|\p{L}*tausend|elf|zwölf)$/u;
/** Adverbs, adjectives and others that are nouns right after an article: "am Morgen", "das Recht", "auf dem Weg". */
const NOUN_AFTER_ARTICLE = /^(?:morgen|weg|recht|mal|teil|grund|dank)$/u;
/** "Zeit" is a preposition too, but only in "zeit seines Lebens"; "heute Abend" has a capital as well. */
const ALWAYS_NOUN = /^(?:zeit|abend|mittag)$/u;
/** "die meisten lesen", "die anderen fragen": they need no noun. */
const STANDS_ALONE = /^(?:meisten|anderen|andere|beiden|vielen)$/u;
/** A name of a person or a place that no dictionary has follows these. */
const BEFORE_NAME = /^(?:heiße|heißt|name|aus|nach|in|frau|herr|herrn)$/u;

/**
 * The edits that give nouns their capital letter, which nobody can hear and some recognisers don't write. A word that is a
 * verb too gets one only where a noun must stand.
 */
export function capitaliseNouns(text: string, known: KnownWords): Edit[] {
  const tokens = tokensOf(text);
  const isKnownNoun = writesCapitals(tokens, known) ? isNothingButNoun : isNoun;
  return tokens
    .filter((token, index) => token.text === token.lower && /^\p{L}/u.test(token.text) && isKnownNoun(text, tokens, index, known))
    .map(({ from, text: word }) => ({ from, to: from + 1, replacement: withCapital(word).charAt(0) }));
}

const isNothingButNoun = (_text: string, tokens: readonly Token[], index: number, known: KnownWords): boolean => {
  const { small, capital } = known(tokens[index]?.lower ?? '');
  return small.length === 0 && capital.some(isNounReading) && !NO_NOUN.test(tokens[index]?.lower ?? '');
};

/** Are most words that can only be nouns written as nouns? Then those with a small letter are none. */
function writesCapitals(tokens: readonly Token[], known: KnownWords): boolean {
  const nouns = tokens.filter((_, index) => isNothingButNoun('', tokens, index, known));
  return nouns.filter(({ text, lower }) => text !== lower).length > nouns.length / 2;
}

function isNoun(text: string, tokens: readonly Token[], index: number, known: KnownWords): boolean {
  const { lower } = tokens[index] ?? { lower: '' };
  const { small, capital } = known(lower);
  const before = beside(text, tokens, index, -1);
  if (small.length === 0 && capital.length === 0) return isName(text, tokens, index, known);
  if (!capital.some(isNounReading) || determinerOf(lower) !== undefined || NO_NOUN.test(lower)) return false;
  if (small.length === 0 || ALWAYS_NOUN.test(lower) || isClosingQuestion(tokens, index)) return true;
  const isDeclined = small.some((morph) => morph.kind === 'PA2' && morph.case !== undefined);
  if (isDeclined || !small.every(({ kind }) => kind === 'VER' || kind === 'PA2')) return NOUN_AFTER_ARTICLE.test(lower) && (isArticle(before) || /^(?:vielen|herzlichen|guten)$/u.test(before?.lower ?? ''));
  if (small.every((morph) => morph.parts.has('IMP'))) return true;
  const next = beside(text, tokens, index, 1);
  const afterNext = tokens[index + 2];
  const isNextsVerb = next !== undefined && isFormOf(next.lower, lower, small) && !(afterNext !== undefined && isFormOf(next.lower, afterNext.lower, known(afterNext.lower).small));
  if (isNextsVerb || small.some(({ parts }) => parts.has('AUX') || parts.has('MOD'))) return false;
  // "das macht": no noun that "das" could go with.
  if (before?.lower === 'das' && isFormOf('es', lower, small) && !capital.some(({ gender }) => gender === 'NEU')) return false;
  return isNounPlace(text, tokens, index, known) || (small.every(isOfI) && !tokens.slice(Math.max(0, index - CLAUSE), index).some(({ lower: word }) => word === 'ich'));
}

/** "Mein Name ist Olena Bondar": unknown words behind certain others, and behind a first name. */
function isName(text: string, tokens: readonly Token[], index: number, known: KnownWords): boolean {
  const before = beside(text, tokens, index, -1);
  if (before === undefined || (tokens[index]?.lower.length ?? 0) < 3) return false;
  if (BEFORE_NAME.test(before.lower) || `${tokens[index - 2]?.lower ?? ''} ${before.lower}` === 'name ist') return true;
  const { small, capital } = known(before.lower);
  return small.length === 0 && (capital.length === 0 ? isName(text, tokens, index - 1, known) : capital.some(({ tag }) => /^EIG.*:VOR$/u.test(tag)));
}

/** A form that only "ich" takes: "reise", "frage", "freunde". */
const isOfI = (morph: Morph): boolean => morph.parts.has('IMP') || morph.parts.has('KJ1') || (morph.person === '1' && morph.number === 'SIN');

/** Short forms of speech that the grammar needs no entry for. */
const SPOKEN_ARTICLE = /^(?:fürs|aufs|ums|durchs|übers)$/u;
const isArticle = (word: Token | undefined): boolean =>
  word !== undefined && (contractions.has(word.lower) || determinerOf(word.lower) !== undefined || SPOKEN_ARTICLE.test(word.lower));

/** "Haben Sie noch Fragen?", with which every other talk ends. */
const isClosingQuestion = (tokens: readonly Token[], index: number): boolean =>
  /(?:^| )(?:haben|gibt) (?:sie|es|ihr) noch fragen$/u.test(tokens.slice(Math.max(index - 3, 0), index + 1).map(({ lower }) => lower).join(' '));

/** After an article, a number or a preposition, with or without adjectives between. */
function isNounPlace(text: string, tokens: readonly Token[], index: number, known: KnownWords): boolean {
  const isInfinitive = known(tokens[index]?.lower ?? '').small.some(isInfinitiveReading);
  for (let back = index - 1; back >= index - 3; back -= 1) {
    const word = beside(text, tokens, back + 1, -1);
    if (word === undefined) return false;
    if (isArticle(word) || NUMBER.test(word.lower)) return !isInfinitive || PLURAL.test(tokens[index]?.lower ?? '') || BEFORE_NOMINAL.test(word.lower);
    if (isPreposition(word.lower)) return !isInfinitive || /^(?:mit|für|ohne|gegen|über)$/u.test(word.lower);
    if (!/e[nmrs]?$/u.test(word.lower) || STANDS_ALONE.test(word.lower) || !known(word.lower).small.some(({ kind }) => kind === 'ADJ' || kind.startsWith('PA'))) return false;
  }
  return false;
}

/** The word before or after, if nothing but a space is between them. */
function beside(text: string, tokens: readonly Token[], index: number, by: -1 | 1): Token | undefined {
  const word = tokens[index];
  const other = tokens[index + by];
  if (word === undefined || other === undefined) return undefined;
  const gap = by < 0 ? text.slice(other.to, word.from) : text.slice(word.to, other.from);
  return /^[^\S\r\n]+$/u.test(gap) ? other : undefined;
}
