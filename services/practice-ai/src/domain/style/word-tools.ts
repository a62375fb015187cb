import { isFiniteReading, type Morph } from '../grammar/german/morphology.js';
import { isPunctuation, type Sentence, type Word } from '../grammar/sentence.js';

export const isCapitalised = (text: string): boolean => /^\p{Lu}/u.test(text);

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `replacement` with the capital that `original` has. */
export const likeOriginal = (original: string, replacement: string): string => (isCapitalised(original) ? capitalised(replacement) : replacement);

export const finiteReadings = (word: Word): Morph[] => word.all.filter(isFiniteReading);

export const hasLemma = (word: Word, lemma: string): boolean => word.all.some((morph) => morph.lemma === lemma);

/** Takes a word out together with the space before it; the word before shows the learner where. */
export function takenOut({ words, text }: Sentence, word: Word): { from: number; to: number; replacement: string } {
  const before = words[word.index - 1];
  if (before === undefined) return { from: word.start, to: word.end, replacement: '' };
  return { from: before.start, to: word.end, replacement: text.slice(before.start, before.end) };
}

/** The places of direct speech: what somebody else says keeps its own style. */
export function isQuoted({ text }: Sentence, word: Word): boolean {
  const before = text.slice(0, word.start);
  const opened = before.match(/[„»«]|(?<=^|[\s(:])["“]/gu)?.length ?? 0;
  const closed = before.match(/(?<=\S)[“”"]|«(?=[\s.,;:!?]|$)/gu)?.length ?? 0;
  return opened > closed;
}

/** „Ich rauche nicht und hab keine Haustiere“: behind „und“ the verb still has „ich“ for its subject. */
export function sharesIch({ words }: Sentence, verb: Word): boolean {
  const joint = words[verb.index - 1];
  if (joint === undefined || !['und', 'aber', 'oder'].includes(joint.lower)) return false;
  const subjects = words.slice(0, joint.index).filter(({ lower, relation, pos }) => ['ich', 'du', 'er', 'sie', 'es', 'wir', 'ihr', 'man'].includes(lower) || (relation.startsWith('nsubj') && pos === 'NOUN'));
  return subjects.at(-1)?.lower === 'ich';
}

/** The words of a sentence that are no marks. */
export const plainWords = ({ words }: Sentence): Word[] => words.filter((word) => !isPunctuation(word));

/** Markup, program code, or mostly words that are not German: such a sentence is left alone. */
export function looksGerman(sentence: Sentence): boolean {
  if (/[{}`<>]/u.test(sentence.text)) return false;
  // „’nen“ stands in no dictionary.
  const words = plainWords(sentence).filter(({ text, start }) => !/['’‘`´]/u.test(text + sentence.text.charAt(start - 1)));
  const small = words.filter(({ text, lower }) => text === lower && /^\p{Script=Latin}/u.test(text));
  if (small.length === 0) return words.length > 0 && words.every(({ all }) => all.length > 0);
  return small.filter(({ all }) => all.length > 0).length / small.length >= (small.length < 4 ? 0.5 : 0.7);
}

/** „Freunde“, „Ärztin“: a noun for people. */
export const isPersonNoun = ({ pos, lower }: Word): boolean => pos === 'NOUN' && person.test(lower);

const person =
  /(?:mann|männer|frau|frauen|kind|kinder|kindern|eltern|mutter|vater|mama|papa|oma|opa|bruder|brüder|schwester|schwestern|freund|freunde|freunden|freundin|leuten?|menschen?|personen?|kollegen?|kollegin|chefs?|chefin|lehrern?|lehrerin|nachbarn?|nachbarin|kunden?|kundin|gäste|gästen|gast|schülern?|studenten|familie|team|trainer|arzt|ärztin|ärzte|innen|jungen?|mädchen|sohn|söhne|tochter|töchter|großeltern|geschwister|mitarbeiter|bekannten?)$/u;
