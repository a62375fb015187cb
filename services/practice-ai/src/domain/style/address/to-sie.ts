import type { GramNumber } from '../../grammar/german/morphology.js';
import type { WordForms } from '../../grammar/rule.js';
import type { Sentence, Word } from '../../grammar/sentence.js';
import { finiteForm, inPerson } from '../verb-form.js';
import { finiteReadings, isQuoted } from '../word-tools.js';
import type { WordChanges, WordKind } from './address-edits.js';
import { clauseWords, imperativeLemma } from './imperatives.js';
import { isFamiliarWord, possessiveEnding } from './pronouns.js';
import { readerObject } from './reader-object.js';
import { isOnlySecond, serves, sharedNumber, standsAlone, subjectNumber, verbOfSubject } from './second-person.js';

const third = { person: '3', number: 'PLU' } as const;

/**
 * The words of a sentence that change when du or ihr become Sie, with verbs, possessives and reflexives.
 * Undefined when one of them can't be changed with certainty.
 * @param several whether the text speaks to more than one person
 */
export async function toSie(sentence: Sentence, several: boolean, forms: WordForms): Promise<WordChanges | undefined> {
  const changes: WordChanges = new Map();
  let sure = true;
  const set = (word: Word, form: string | undefined, kind: WordKind): void => {
    if (form === undefined) sure = false;
    else changes.set(word.index, { form, kind });
  };
  const asSie = async (verb: Word, number: GramNumber): Promise<string | undefined> => inPerson(verb, { person: '2', number }, third, forms);
  const kindAt = (index: number): WordKind | undefined => changes.get(index)?.kind;
  const isSubjectOrVerb = (index: number): boolean => kindAt(index) === 'subject' || kindAt(index) === 'verb';
  const addressed = sentence.words.filter((word) => !isQuoted(sentence, word));

  for (const word of addressed) {
    const number = subjectNumber(sentence, word, several);
    if (number === undefined) continue;
    const verb = verbOfSubject(sentence, word, number);
    if (verb === undefined && !standsAlone(sentence, word)) sure = false;
    // „Du und deine Familie seid …“
    if (verb !== undefined) set(verb, await asSie(verb, serves(verb, number) ? number : 'PLU'), 'verb');
    set(word, 'Sie', 'subject');
  }
  for (const word of addressed.filter(({ index }) => !changes.has(index))) {
    const shared = sharedNumber(sentence, word, isSubjectOrVerb);
    const lemma = shared === undefined ? commandLemma(sentence, word, several || isOnlySecond(word)) : undefined;
    const alone = shared === undefined && lemma === undefined && isOnlySecond(word) ? finiteReadings(word)[0]?.number : undefined;
    if (shared !== undefined) set(word, await asSie(word, shared), 'verb');
    else if (lemma !== undefined) set(word, await commandForm(lemma, forms), 'imperative');
    else if (alone !== undefined) {
      // „Kannst mir helfen?“: „du“ was left out.
      const form = await asSie(word, alone);
      const hasSubject = clauseWords(sentence, word).some(({ index }) => kindAt(index) === 'subject') || word.index > 0;
      set(word, form === undefined || hasSubject ? form : `${form} Sie`, 'verb');
    }
  }
  for (const word of addressed) {
    const possessive = formalPossessive(word.lower);
    if (possessive !== undefined) set(word, possessive, 'possessive');
    else if (['dich', 'dir', 'euch'].includes(word.lower)) {
      const object = readerObject(sentence, word, (index) => isSubjectOrVerb(index) || kindAt(index) === 'imperative');
      set(word, object, object === 'sich' ? 'reflexive' : 'object');
    } else if (/^['’‘`´]s$/u.test(word.text) && changes.has(word.index - 1)) set(word, ' es', 'object'); // „mach's“ → „machen Sie es“
  }
  const left = addressed.some((word) => !changes.has(word.index) && (isFamiliarWord(word.lower) || (several && isOpenIhr(sentence, word))));
  return sure && !left ? changes : undefined;
}

/** An „ihr“ that may still mean the readers: no „mit ihr“, and a verb beside it would fit. */
const isOpenIhr = (sentence: Sentence, word: Word): boolean => {
  const clause = clauseWords(sentence, word);
  const hasOther = clause.some(({ lower }) => ['ich', 'er', 'sie', 'es', 'wir', 'man', 'wer', 'das'].includes(lower));
  return word.text === 'ihr' && sentence.words[word.index - 1]?.pos !== 'ADP' && !hasOther && clause.some((other) => other.pos !== 'NOUN' && serves(other, 'PLU'));
};

/** The base form of an order to one person, or to several where the sentence or the text speaks to several. */
function commandLemma(sentence: Sentence, word: Word, several: boolean): string | undefined {
  const one = imperativeLemma(sentence, word, 'SIN');
  if (one !== undefined) return one;
  const speaksToThem = several || sentence.words.some(({ lower }) => lower === 'bitte');
  return speaksToThem ? imperativeLemma(sentence, word, 'PLU', several) : undefined;
}

async function commandForm(lemma: string, forms: WordForms): Promise<string | undefined> {
  const form = lemma === 'sein' ? 'seien' : await finiteForm({ ...third, lemma, tense: 'PRÄ' }, forms);
  return form === undefined ? undefined : `${form} Sie`;
}

function formalPossessive(lower: string): string | undefined {
  const ending = possessiveEnding(lower);
  if (ending !== undefined) return `Ihr${ending}`;
  if (lower === 'deins') return 'Ihres';
  return /^(?:deinet|euret)wegen$/u.test(lower) ? 'Ihretwegen' : undefined;
}
