import { contractions, determinerOf, type Determiner } from './german/declension.js';
import { isPreposition } from './german/prepositions.js';
import type { Morph } from './german/morphology.js';
import { isNounReading } from './german/morphology.js';
import { isSubjectIhr } from './subject-ihr.js';
import { isFiniteVerb, isPunctuation, type Sentence, type Word } from './sentence.js';

/** Article or the like, adjectives and noun, standing side by side, with the preposition before them. */
export interface NounPhrase {
  preposition?: Word;
  /** The preposition that is meant, also out of a contraction (zum → zu). */
  prepositionName?: string;
  /** Set when the article sits in the preposition. */
  contractedArticle?: 'dem' | 'der' | 'das';
  determinerWord?: Word;
  determiner?: Determiner;
  adjectives: Word[];
  noun: Word;
  /** The noun's readings as a common noun. */
  nounReadings: readonly Morph[];
}

const isInflectedAdjective = (morph: Morph): boolean =>
  (morph.kind === 'ADJ' || morph.kind === 'PA1' || morph.kind === 'PA2') && morph.case !== undefined;

/** Words that decline neither before a noun nor change what stands after them: „ein paar Freunde“. */
const quantityWords = new Set(['paar', 'bisschen', 'wenig', 'weniger', 'mehr', 'viel', 'etwas', 'genug', 'lauter']);

/** Small (but at the start of the sentence), declined, and with one of the five endings. */
const looksLikeAdjective = (word: Word): boolean =>
  (word.text === word.lower || word.index === 0) && /(?:e|en|er|em|es)$/u.test(word.lower) && !/\d/u.test(word.text) && word.all.some(isInflectedAdjective) && determinerOf(word.text) === undefined && !quantityWords.has(word.lower);

/** „ein wichtig Termin“: right between article and noun an adjective has lost its ending. */
function isUndeclined(words: readonly Word[], word: Word): boolean {
  const article = words[word.index - 1];
  const noun = words[word.index + 1];
  if (article === undefined || noun === undefined || word.text !== word.lower || !/^\p{Lu}/u.test(noun.text)) return false;
  if (quantityWords.has(word.lower) || !isBaseAdjective(word) || word.relation !== 'amod' || word.head !== noun.index) return false;
  return determinerOf(article.text) !== undefined && article.relation.startsWith('det') && article.head === noun.index;
}

/** An adjective as the dictionary has it, which has no form of its own for any case. */
export const isBaseAdjective = (word: Word): boolean =>
  word.all.length > 0 && word.all.some((morph) => morph.kind === 'ADJ' && morph.parts.has('PRD') && morph.parts.has('GRU')) && !word.all.some((morph) => isInflectedAdjective(morph));

/** All noun phrases of a sentence whose noun the dictionary knows as a common noun. */
export function nounPhrases(sentence: Sentence): NounPhrase[] {
  return sentence.words.flatMap((word) => nounPhraseOf(sentence, word) ?? []);
}

export function nounPhraseOf(sentence: Sentence, noun: Word): NounPhrase | undefined {
  const { words } = sentence;
  if (noun.pos !== 'NOUN' && noun.pos !== 'PROPN') return undefined;
  if (!/^\p{Lu}/u.test(noun.text)) return undefined;
  const nounReadings = commonNounReadings(noun);
  if (nounReadings.length === 0) return undefined;

  let index = noun.index - 1;
  const adjectives: Word[] = [];
  for (; ; index -= 1) {
    const word = words[index];
    if (word === undefined) break;
    if (looksLikeAdjective(word) || isUndeclined(words, word)) adjectives.unshift(word);
    else if (!(isNumber(word) || (adjectives.length > 0 && isDegree(word, adjectives)))) break;
  }
  const phrase: NounPhrase = { adjectives, noun, nounReadings };

  const first = words[index];
  if (first !== undefined && couldBeRelative(words, first)) return undefined;
  if (first?.lower === 'beiden' && determinerOf(words[index - 1]?.text ?? '') !== undefined) return undefined;
  if (standsAlone(words, first, adjectives)) return undefined;
  if (first !== undefined && determinerOf(first.text) !== undefined && !isSubjectIhr(sentence, first) && isDeterminerOf(first, noun, adjectives)) {
    phrase.determinerWord = first;
    const determiner = determinerOf(first.text);
    if (determiner !== undefined) phrase.determiner = determiner;
    index -= 1;
  } else if (first !== undefined && quantityWords.has(first.lower)) {
    return undefined;
  }

  // „lieber Bücher“, „früher Kinder“, „gerade Spanisch“: an adverb before a noun, not an adjective.
  if (phrase.determiner === undefined && adjectives[0] !== undefined && canBeAdverb(adjectives[0])) return undefined;
  if (phrase.determiner === undefined && nounReadings.every((morph) => morph.parts.has('INF'))) return undefined;
  const before = words[index];
  const inPreposition = before === undefined ? undefined : contractions.get(before.lower);
  if (before !== undefined && phrase.determiner === undefined && inPreposition !== undefined && before.head === noun.index) {
    return { ...phrase, preposition: before, prepositionName: inPreposition.preposition, contractedArticle: inPreposition.article };
  }
  if (before?.relation === 'case' && before.head === noun.index && isPreposition(before.lower)) {
    return { ...phrase, preposition: before, prepositionName: before.lower };
  }
  return phrase;
}

/** Readings with a gender that the word has only in another, rare sense: das Stift (a home) beside der Stift (a pen). */
const rareGenders = new Set(['Stift NEU', 'Moment NEU', 'Gehalt MAS', 'Kunde FEM', 'Junge NEU', 'Mensch NEU', 'Koch NEU', 'Flur FEM', 'Heide MAS', 'Hut FEM', 'Verdienst MAS']);

/** Readings as a noun with a case, without declined adjectives (der Bekannte). */
function commonNounReadings(noun: Word): Morph[] {
  if (noun.all.some((morph) => morph.kind === 'EIG' || (morph.kind === 'SUB' && morph.parts.has('ADJ')))) return [];
  return noun.all.filter(
    (morph) =>
      morph.kind === 'SUB' &&
      morph.case !== undefined &&
      morph.number !== undefined &&
      !rareGenders.has(`${morph.lemma} ${morph.gender ?? ''}`),
  );
}

function isDeterminerOf(word: Word, noun: Word, adjectives: readonly Word[]): boolean {
  return (word.relation.startsWith('det') || word.relation === 'amod') && (word.head === noun.index || adjectives.some((adjective) => adjective.index === word.head));
}

/** „letzte“, which the dictionary takes for one too, never is. */
const canBeAdverb = (word: Word): boolean =>
  word.lower === 'lange' || (!/^letzte[mnrs]?$/u.test(word.lower) && word.all.some((morph) => morph.kind === 'ADV' || (morph.kind === 'ADJ' && morph.parts.has('PRD'))));

const isNumber = (word: Word): boolean => word.pos === 'NUM' && !word.all.some(isNounReading) && determinerOf(word.text) === undefined;

const isDegree = (word: Word, adjectives: readonly Word[]): boolean =>
  (word.pos === 'ADV' || (word.pos === 'ADJ' && isBaseAdjective(word))) && adjectives.some((adjective) => adjective.index === word.head);

/** Where the words that agree begin. */
export const phraseStart = (phrase: NounPhrase): Word => phrase.determinerWord ?? phrase.adjectives[0] ?? phrase.noun;

/** „die anderen tragen teure Marken“, „weil die meisten Zeit haben“: the article and the word of amount are a subject by themselves. */
function standsAlone(words: readonly Word[], article: Word | undefined, [first, second]: readonly Word[]): boolean {
  if (article?.lower === 'am' && first?.lower === 'meisten') return true;
  if (article?.lower !== 'die' || first === undefined || !/^(?:anderen|meisten|beiden)$/u.test(first.text)) return false;
  return second === undefined ? first.text === 'meisten' && hadByPeople.test(words[first.index + 1]?.lower ?? '') : !second.lower.endsWith('n');
}

/** What people have without an article. */
const hadByPeople = /^(?:zeit|lust|angst|hunger|durst|spaß|glück|pech|recht|unrecht|arbeit|urlaub|unterricht|schule)$/u;

/** „…, die Musik studieren“, „…, in dem zwanzig Personen sitzen“: after a comma or noun, in a clause that ends in its verb, „die“ may be a relative pronoun. */
function couldBeRelative(words: readonly Word[], word: Word): boolean {
  const before = words[word.index - 1];
  const afterPreposition = before !== undefined && isPreposition(before.lower) && words[before.index - 1]?.text === ',' && words[word.index + 1]?.pos === 'NUM';
  if (before === undefined || !/^(?:der|die|das|den|dem)$/u.test(word.text) || (before.text !== ',' && before.pos !== 'NOUN' && !afterPreposition)) return false;
  const end = words.findIndex((other) => other.index > word.index && isPunctuation(other));
  const last = words[(end === -1 ? words.length : end) - 1];
  return isFiniteVerb(last) && last.index > word.index;
}
