import type { Sentence, Word } from '../../grammar/sentence.js';
import { finiteReadings, isPersonNoun, isQuoted } from '../word-tools.js';
import { clauseWords } from './imperatives.js';
import { formalPossessiveEnding } from './pronouns.js';

/** „Sie“, „Ihnen“, „Ihr-“ as one writes them to the reader. At the start of a sentence they may mean others, which only the context tells. */
export const isFormalWord = (sentence: Sentence, word: Word): boolean =>
  (word.text === 'Sie' || word.text === 'Ihnen' || formalPossessiveEnding(word.text) !== undefined) && !isQuoted(sentence, word);

/** Begins the sentence, so that the capital says nothing. */
const isOpen = (sentence: Sentence, word: Word): boolean =>
  word.index === 0 || /^[^\p{L}]*$/u.test(sentence.text.slice(0, word.start)) || /[.:!?]$/u.test(sentence.words[word.index - 1]?.text ?? '');

/** A capital inside a sentence can only mean the reader. */
export const isSurelyFormal = (sentence: Sentence, word: Word): boolean => isFormalWord(sentence, word) && !isOpen(sentence, word);

export type Meaning = 'reader' | 'others' | 'unclear';

/**
 * Whom the formal word that begins a sentence means, for each sentence; 'reader' too where none begins it.
 * A plural before it („Meine Eltern kommen.“ „Sie …“) speaks for others, the content of the sentence for one or the other.
 */
export function meaningsOf(sentences: readonly Sentence[]): Meaning[] {
  const found: Meaning[] = [];
  for (const [index, sentence] of sentences.entries()) found.push(meaningOf(sentence, sentences[index - 1], found[index - 1]));
  return found;
}

function meaningOf(sentence: Sentence, before: Sentence | undefined, meaningBefore: Meaning | undefined): Meaning {
  const word = sentence.words.find((one) => isFormalWord(sentence, one) && isOpen(sentence, one));
  if (word === undefined) return 'reader';
  const verb = sentence.words[word.index + 1];
  const isSubject = word.text === 'Sie' && verb !== undefined && finiteReadings(verb).some(({ person }) => person === '3');
  // „Sie ist …“ means a woman.
  if (isSubject && finiteReadings(verb).every((morph) => morph.person === '3' && morph.number === 'SIN')) return 'others';

  const others = before === undefined ? [] : before.words.filter((one) => canBeMeant(before, one, isSubject));
  const goesOn = meaningBefore !== undefined && meaningBefore !== 'reader';
  if (others.length === 0 && !goesOn) return 'reader';
  const clause = clauseWords(sentence, word);
  const inside = clause.filter((one) => isSurelyFormal(sentence, one));
  if (inside.some(({ text }) => text === 'Sie' || text === 'Ihnen')) return 'others';
  if (inside.length > 0) return 'reader';
  const toUs = clause.some(({ lower }) => ['mich', 'mir', 'uns'].includes(lower));
  const arePeople = goesOn || others.some((one) => one.pos !== 'NOUN' || isPersonNoun(one));
  if (isSubject && toUs && !arePeople) return 'reader';
  const areSpokenOf = others.some((one) => one.pos !== 'NOUN' || one.relation.startsWith('nsubj'));
  return areSpokenOf && !toUs ? 'others' : goesOn && meaningBefore === 'others' && !toUs ? 'others' : 'unclear';
}

/** A plural, or, for „Ihr“ and „Ihnen“, a woman too. */
function canBeMeant(sentence: Sentence, word: Word, onlyPlural: boolean): boolean {
  if (['ihnen', 'ihr', 'ihre', 'ihren', 'ihrem', 'ihrer'].includes(word.text)) return true;
  // „Wir bearbeiten sie“ may take up „Ihre Bestellung“; „sie bringen Kuchen mit“ are several.
  if (word.text === 'sie') return word.relation.startsWith('nsubj') && sentence.words.some((one) => finiteReadings(one).some((morph) => morph.person === '3' && morph.number === 'PLU'));
  if (word.pos !== 'NOUN' || isFixed(sentence, word)) return false;
  const nouns = word.all.filter((morph) => morph.kind === 'SUB');
  const canBeOne = nouns.some((morph) => morph.case === 'NOM' && morph.number === 'SIN' && !morph.parts.has('INF'));
  // „Die Mitbewohner sind …“: the verb tells.
  const verb = sentence.words.slice(word.index + 1).find((one) => finiteReadings(one).length > 0 && one.pos !== 'NOUN');
  const hasPluralVerb = verb !== undefined && !finiteReadings(verb).some((morph) => morph.person === '3' && morph.number === 'SIN');
  const isPlural = nouns.some((morph) => morph.case === 'NOM' && morph.number === 'PLU') && (!canBeOne || (word.relation.startsWith('nsubj') && hasPluralVerb));
  return isPlural || (!onlyPlural && isPersonNoun(word) && nouns.some((morph) => morph.gender === 'FEM' && morph.number === 'SIN'));
}

/** „seit zwei Tagen“, „mit freundlichen Grüßen“, „für die Unterlagen“: beside a preposition things are seldom taken up again. */
const isFixed = (sentence: Sentence, word: Word): boolean =>
  /(?:tage|tagen|wochen|monaten?|jahren?|stunden|minuten|uhr|mal|grüßen?)$/u.test(word.lower) ||
  (!isPersonNoun(word) && sentence.words.some((one) => one.head === word.index && one.relation === 'case'));
