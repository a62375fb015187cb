import { fitsCase, repairPhrase } from '../../../grammar/noun-phrase-repair.js';
import { nounPhraseOf, phraseStart, type NounPhrase } from '../../../grammar/noun-phrase.js';
import type { GramNumber } from '../../../grammar/german/morphology.js';
import type { WordForms } from '../../../grammar/rule.js';
import { childrenOf, type Sentence, type Word } from '../../../grammar/sentence.js';
import { isPersonNoun } from '../../word-tools.js';
import type { ActiveClause } from './active-clause.js';
import { isNoObject } from './passive-verbs.js';

/** The object of an active clause, from its first to its last word, as the subject it becomes. */
export interface PassiveSubject {
  first: number;
  last: number;
  text: string;
  number: GramNumber;
  /** „keine Handys“ can't well begin a sentence. */
  isNegative: boolean;
}

/** The only accusative of the clause; nothing may hang on its noun. Undefined unless case and number are certain. */
export async function passiveSubject(sentence: Sentence, clause: ActiveClause, forms: WordForms): Promise<PassiveSubject | undefined> {
  const { words } = sentence;
  const bare = words.slice(clause.from, clause.to).flatMap((word) => {
    const phrase = nounPhraseOf(sentence, word) ?? countedPhrase(sentence, word);
    const isBare = phrase !== undefined && phrase.preposition === undefined && words[startOf(sentence, phrase).index - 1]?.pos !== 'ADP';
    return isBare ? [phrase] : [];
  });
  const objects = bare.filter((phrase) => fitsCase(phrase, ['AKK']) && !isDativePlural(phrase));
  const pronouns = words.slice(clause.from, clause.to).filter((word) => isPronounObject(sentence, word));
  const [pronoun] = pronouns;
  if (objects.length === 0 && pronoun !== undefined && pronouns.length === 1 && bare.length === 0) {
    return { first: pronoun.index, last: pronoun.index, text: pronoun.lower, number: 'SIN', isNegative: pronoun.lower === 'nichts' };
  }
  const [object] = objects;
  if (object === undefined || objects.length > 1 || pronouns.length > 0 || isNoObject(object.noun.lower)) return undefined;
  const isBeforeAgent = object.noun.index < clause.agent.index;
  if (isBeforeAgent || childrenOf(sentence, object.noun).some((word) => hangsOn(sentence, word)) || words[object.noun.index + 1]?.pos === 'PROPN') return undefined;
  const owner = bare.find((phrase) => startOf(sentence, phrase).index === object.noun.index + 1);
  if (owner !== undefined && (!fitsCase(owner, ['GEN']) || fitsCase(owner, ['DAT']))) return undefined;
  return asSubject(sentence, object, owner?.noun.index ?? object.noun.index, forms);
}

/** „Kindern“ beside „Grenzen“: whom it is done for. */
const isDativePlural = ({ nounReadings }: NounPhrase): boolean => nounReadings.every((morph) => morph.case === 'DAT');

const isPronounObject = ({ words }: Sentence, { lower, text, pos, index }: Word): boolean =>
  ['das', 'dies', 'alles', 'vieles', 'beides', 'nichts', 'etwas'].includes(lower) && text === lower && pos !== 'ADP' && !/^\p{Lu}/u.test(words[index + 1]?.text ?? '') && words[index + 1]?.pos !== 'ADJ' && words[index - 1]?.pos !== 'ADP';

/** „viel Zeit“, „immer mehr Autos“: the word before the noun doesn't decline. */
function countedPhrase({ words }: Sentence, noun: Word): NounPhrase | undefined {
  const before = words[noun.index - 1];
  if (noun.pos !== 'NOUN' || before === undefined || !/^(?:viel|mehr|weniger|wenig|genug)$/u.test(before.lower)) return undefined;
  const isAmount = before.lower === 'viel' || before.lower === 'wenig';
  const nounReadings = noun.all.filter((morph) => morph.kind === 'SUB' && morph.case !== undefined && (isAmount ? morph.number === 'SIN' : morph.number !== undefined) && !morph.parts.has('INF'));
  return nounReadings.length === 0 ? undefined : { adjectives: [], noun, nounReadings };
}

/** With „viele“, „immer mehr“ and numbers before it. */
function startOf({ words }: Sentence, phrase: NounPhrase): Word {
  let start = phraseStart(phrase);
  for (let before = words[start.index - 1]; before !== undefined && belongs(before, start); before = words[start.index - 1]) start = before;
  return start;
}

const belongs = (before: Word, start: Word): boolean =>
  before.pos === 'NUM' || /^(?:viele?|mehrere|einige|wenige?|alle|mehr|weniger|solche|genug)$/u.test(before.lower) || (/^(?:sehr|zu|so|immer|noch|viel)$/u.test(before.lower) && /^(?:viele?|wenige?|mehr|weniger)$/u.test(start.lower));

/** „die Bücher von Goethe“ belong together; „Bücher im Internet“ may stand apart. */
function hangsOn(sentence: Sentence, word: Word): boolean {
  if (/^(?:det|amod|nummod|det:poss|advmod|case|punct)$/u.test(word.relation)) return false;
  const place = childrenOf(sentence, word).find(({ relation }) => relation === 'case') ?? sentence.words[word.index - 1];
  return word.relation !== 'nmod' || place === undefined || !/^(?:in|im|an|am|der|des)$/u.test(place.lower);
}

async function asSubject(sentence: Sentence, phrase: NounPhrase, last: number, forms: WordForms): Promise<PassiveSubject | undefined> {
  const number = numberOf(phrase);
  if (number === undefined) return undefined;
  const repair = fitsCase(phrase, ['NOM']) ? undefined : await repairPhrase(sentence, phrase, ['NOM'], forms);
  if ((repair === undefined && !fitsCase(phrase, ['NOM'])) || (repair !== undefined && repair.slot.number !== number)) return undefined;
  const first = startOf(sentence, phrase).index;
  const text = sentence.words.slice(first, last + 1).map((word) => repair?.forms.get(word.index) ?? word.text).join(' ');
  return { first, last, text, number, isNegative: /^keine?n?$/u.test(phrase.determinerWord?.lower ?? '') };
}

/** Singular or plural by article, adjective and noun together; a bare noun that could be both is a plural if it names people, otherwise a mass. */
function numberOf(phrase: NounPhrase): GramNumber | undefined {
  const readings = phrase.nounReadings.filter((morph) => morph.case === 'AKK' && fitsCase({ ...phrase, nounReadings: [morph] }, ['AKK']));
  const usual = readings.filter((morph) => !morph.parts.has('INF'));
  const numbers = new Set((usual.length > 0 ? usual : readings).map((morph) => morph.number));
  if (numbers.size === 1) return [...numbers][0];
  if (numbers.size === 0 || phrase.determiner !== undefined) return undefined;
  if (isPersonNoun(phrase.noun)) return 'PLU';
  // „mehr Gemüse“, but „mehr Fenster“ may be one or many.
  return phrase.adjectives.length === 0 && !/(?:er|el|en|chen|lein)$/u.test(phrase.noun.lower) ? 'SIN' : undefined;
}
