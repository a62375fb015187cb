import { contractions, determinerOf, type Determiner } from './german/declension.js';
import type { Morph } from './german/morphology.js';
import { isNounReading } from './german/morphology.js';
import type { Sentence, Word } from './sentence.js';

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

/** Lower-case, declined, and with one of the five endings. */
const looksLikeAdjective = (word: Word): boolean =>
  word.text === word.lower && /(?:e|en|er|em|es)$/u.test(word.lower) && word.all.some(isInflectedAdjective) && determinerOf(word.text) === undefined;

/** Words that decline neither before a noun nor change what stands after them: „ein paar Freunde“. */
const quantityWords = new Set(['paar', 'bisschen', 'wenig', 'mehr', 'viel', 'etwas']);

/** All noun phrases of a sentence whose noun the dictionary knows as a common noun. */
export function nounPhrases(sentence: Sentence): NounPhrase[] {
  return sentence.words.flatMap((word) => nounPhraseOf(sentence, word) ?? []);
}

export function nounPhraseOf({ words }: Sentence, noun: Word): NounPhrase | undefined {
  if (noun.pos !== 'NOUN' && noun.pos !== 'PROPN') return undefined;
  if (!/^\p{Lu}/u.test(noun.text)) return undefined;
  const nounReadings = commonNounReadings(noun);
  if (nounReadings.length === 0) return undefined;

  let index = noun.index - 1;
  const adjectives: Word[] = [];
  for (; ; index -= 1) {
    const word = words[index];
    if (word === undefined) break;
    if (looksLikeAdjective(word)) adjectives.unshift(word);
    else if (!(isNumber(word) || (adjectives.length > 0 && isDegree(word, adjectives)))) break;
  }
  const phrase: NounPhrase = { adjectives, noun, nounReadings };

  const first = words[index];
  if (first !== undefined && determinerOf(first.text) !== undefined && isDeterminerOf(first, noun, adjectives)) {
    phrase.determinerWord = first;
    const determiner = determinerOf(first.text);
    if (determiner !== undefined) phrase.determiner = determiner;
    index -= 1;
  } else if (first !== undefined && quantityWords.has(first.lower)) {
    return undefined;
  }

  const before = words[index];
  const inPreposition = before === undefined ? undefined : contractions.get(before.lower);
  if (before !== undefined && phrase.determiner === undefined && inPreposition !== undefined && before.head === noun.index) {
    return { ...phrase, preposition: before, prepositionName: inPreposition.preposition, contractedArticle: inPreposition.article };
  }
  if (before?.pos === 'ADP' && before.relation === 'case' && before.head === noun.index) {
    return { ...phrase, preposition: before, prepositionName: before.lower };
  }
  return phrase;
}

/** Readings as a noun with a case, without old datives in -e (dem Freunde) and without declined adjectives (der Bekannte). */
function commonNounReadings(noun: Word): Morph[] {
  if (noun.all.some((morph) => morph.kind === 'SUB' && morph.parts.has('ADJ'))) return [];
  return noun.all.filter(
    (morph) =>
      morph.kind === 'SUB' &&
      morph.case !== undefined &&
      morph.number !== undefined &&
      !(morph.case === 'DAT' && morph.number === 'SIN' && noun.text === `${morph.lemma}e`),
  );
}

function isDeterminerOf(word: Word, noun: Word, adjectives: readonly Word[]): boolean {
  return word.relation.startsWith('det') && (word.head === noun.index || adjectives.some((adjective) => adjective.index === word.head));
}

const isNumber = (word: Word): boolean => word.pos === 'NUM' && !word.all.some(isNounReading) && determinerOf(word.text) === undefined;

const isDegree = (word: Word, adjectives: readonly Word[]): boolean =>
  word.pos === 'ADV' && adjectives.some((adjective) => adjective.index === word.head);

/** Where the words that agree begin. */
export const phraseStart = (phrase: NounPhrase): Word => phrase.determinerWord ?? phrase.adjectives[0] ?? phrase.noun;
