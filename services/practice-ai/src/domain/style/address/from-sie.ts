import { clauseEnd, clauseStart, hasZuInfinitive } from '../../grammar/clause-extent.js';
import { infinitiveOf } from '../../grammar/clause.js';
import { dativeReflexiveVerbs, reflexiveVerbs } from '../../grammar/german/verb-government.js';
import { clearSubordinators } from '../../grammar/german/subordinators.js';
import type { WordForms } from '../../grammar/rule.js';
import { childrenOf, isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import { imperative, inPerson } from '../verb-form.js';
import { finiteReadings, isQuoted } from '../word-tools.js';
import type { WordChanges } from './address-edits.js';
import { clauseWords } from './imperatives.js';
import { bareNouns, mainVerbOf } from './main-verb.js';
import { familiar, familiarPossessive, formalPossessiveEnding, type Addressee } from './pronouns.js';

type Kind = 'subject' | 'verb' | 'object' | 'possessive' | 'reflexive' | 'imperative';
const third = { person: '3', number: 'PLU' } as const;

/** „Sie“, „Ihnen“, „Ihr-“ to the reader. At the start of a sentence they may mean others, which only the context tells. */
export const isFormalWord = (sentence: Sentence, word: Word): boolean =>
  (word.text === 'Sie' || word.text === 'Ihnen' || formalPossessiveEnding(word.text) !== undefined) && !isQuoted(sentence, word);

/** Begins the sentence, so that the capital says nothing. */
export const isOpen = (sentence: Sentence, word: Word): boolean =>
  word.index === 0 || /^[^\p{L}]*$/u.test(sentence.text.slice(0, word.start)) || /[.:!?]$/u.test(sentence.words[word.index - 1]?.text ?? '');

/**
 * The words of a sentence that change when Sie becomes du (or ihr, where several are spoken to).
 * Undefined when one of them can't be changed with certainty.
 */
export async function fromSie(sentence: Sentence, addressee: Addressee, forms: WordForms): Promise<WordChanges | undefined> {
  const changes: WordChanges = new Map();
  let sure = true;
  const set = (word: Word, form: string | undefined, kind: Kind): void => {
    if (form === undefined) sure = false;
    else changes.set(word.index, { form, kind });
  };
  const second = { person: '2', number: addressee } as const;
  const pronouns = familiar[addressee];
  const formal = sentence.words.filter((word) => isFormalWord(sentence, word));

  for (const word of formal) {
    const ending = formalPossessiveEnding(word.text);
    if (word.text === 'Ihnen') set(word, pronouns.DAT, 'object');
    else if (ending !== undefined) set(word, familiarPossessive(addressee, ending), 'possessive');
    else {
      const verb = subjectVerbOf(sentence, word);
      if (verb === 'object') set(word, pronouns.AKK, 'object');
      else if (verb === undefined) sure = false;
      else if (isCommand(sentence, word, verb)) {
        const lemma = finiteReadings(verb).find((morph) => morph.parts.has('KJ1') || morph.parts.has('PRÄ'))?.lemma;
        set(verb, lemma === undefined ? undefined : await imperative(lemma, addressee, forms), 'imperative');
        set(word, '', 'imperative');
      } else {
        set(verb, await inPerson(verb, third, second, forms), 'verb');
        set(word, pronouns.subject, 'subject');
        if (hasLooseVerb(sentence, word, verb)) sure = false;
      }
    }
  }
  for (const word of sentence.words.filter(({ lower }) => lower === 'sich')) {
    const form = reflexiveForm(sentence, word, changes, pronouns);
    if (form === 'other') continue;
    set(word, form, 'reflexive');
  }
  return sure ? changes : undefined;
}

/** The verb that „Sie“ is the subject of, 'object' where it is an object, undefined where that isn't clear. */
function subjectVerbOf(sentence: Sentence, word: Word): Word | 'object' | undefined {
  const { words } = sentence;
  const before = words[word.index - 1];
  if (before?.pos === 'ADP' && before.relation === 'case' && before.head === word.index) return 'object';
  const clause = clauseWords(sentence, word);
  if (clause.filter(({ text }) => text === 'Sie').length > 1) return undefined;
  if (clause.some(({ lower, index }) => index !== word.index && ['ich', 'wir', 'er', 'man', 'du'].includes(lower))) return 'object';
  if (isAfterPluralNouns(sentence, word)) return undefined;
  const verbFirst = before !== undefined && isFirstInClause(sentence, before) && servesThird(before);
  if (verbFirst) return before;
  const canServe = (other: Word | undefined): other is Word =>
    other !== undefined && words[other.index - 1]?.lower !== 'zu' && servesThird(other) && (other.pos === 'VERB' || other.pos === 'AUX' || other.text === other.lower || other.index === 0);
  const finite = clause.filter((other) => other.index !== word.index && canServe(other) && other.pos !== 'NOUN' && other.pos !== 'ADP' && other.pos !== 'DET');
  if (finite.length === 0 && hasZuInfinitive(sentence, word.index, clauseEnd(sentence, word.index))) return 'object';
  if (finite.length === 0) return word.relation.includes('obj') || word.relation.startsWith('obl') ? 'object' : undefined;
  // „Welche Kurse haben Sie besucht?“ asks the reader.
  if (/^(?:welche[nr]?|was|wie|wo|wann|warum)$/u.test(clause[0]?.lower ?? '') && canServe(before)) return before;
  if (!word.relation.startsWith('nsubj') && childrenOf(sentence, words[word.head] ?? word).some((other) => other.relation.startsWith('nsubj') && other.index !== word.index && other.pos === 'NOUN')) return 'object';

  const opensClause = before === undefined || isPunctuation(before) || clearSubordinators.has(before.lower) || isClauseOpener(before);
  if (opensClause && before !== undefined && !isOpen(sentence, word) && !canServe(words[word.index + 1])) return finite.at(-1);
  if (opensClause && before !== undefined && !isOpen(sentence, word) && isSubordinate(sentence, word)) return finite.at(-1);
  if (canServe(before)) return before;
  const next = words[word.index + 1];
  return canServe(next) ? next : undefined;
}

const servesThird = (word: Word): boolean => finiteReadings(word).some((morph) => morph.person === '3' && morph.number === 'PLU');

/** „Die Lehrer haben Sie gelobt“: either may be the subject, unless the parse is clear. */
function isAfterPluralNouns(sentence: Sentence, word: Word): boolean {
  const clause = clauseWords(sentence, word).filter(({ index }) => index < word.index - 1);
  const noun = clause.find((other) => other.pos === 'NOUN' && other.all.some((morph) => morph.case === 'NOM' && morph.number === 'PLU') && !childrenOf(sentence, other).some(({ relation }) => relation === 'case'));
  if (/^(?:welche|wie|was)$/u.test(clause[0]?.lower ?? '')) return false;
  return noun !== undefined && !(word.relation.startsWith('nsubj') && noun.relation === 'obj');
}

/** „Schreiben Sie“, „Bitte rufen Sie“, „und bringen Sie“: the verb opens the clause. */
function isFirstInClause({ words }: Sentence, verb: Word): boolean {
  const before = words[verb.index - 1];
  return before === undefined || isPunctuation(before) || ['bitte', 'und', 'oder', 'dann', 'aber'].includes(before.lower);
}

const isClauseOpener = (word: Word): boolean => word.pos === 'SCONJ' || /^(?:was|wann|wie|wo|warum|wer|wen|wem|welche[rnms]?|die|der|das|den|dem|damit|als|sobald|solange|während|womit|wohin|woher|wofür)$/u.test(word.lower);

function isSubordinate(sentence: Sentence, word: Word): boolean {
  const before = sentence.words[word.index - 1];
  return before !== undefined && (clearSubordinators.has(before.lower) || isClauseOpener(before));
}

/** „Schreiben Sie mir bald.“: the verb comes first and nothing is asked or supposed. */
function isCommand(sentence: Sentence, word: Word, verb: Word): boolean {
  if (verb.index !== word.index - 1 || /\?\s*$/u.test(sentence.text)) return false;
  const start = clauseStart(sentence, verb.index);
  const before = sentence.words.slice(start, verb.index).filter((other) => !isPunctuation(other));
  if (before.some(({ lower }) => !['bitte', 'und', 'oder', 'dann', 'aber', 'also'].includes(lower))) return false;
  const modal = finiteReadings(verb).every((morph) => morph.parts.has('MOD') || morph.parts.has('KJ2') || morph.parts.has('PRT'));
  if (modal || verb.all.some(({ lemma }) => ['haben', 'werden', 'müssen', 'können', 'dürfen', 'wissen'].includes(lemma))) return false;
  return verb.lower === 'seien' || !verb.all.some(({ lemma }) => lemma === 'sein');
}

/** „Wenn Sie kommen und uns helfen“: a second verb that may belong to „Sie“ too. */
function hasLooseVerb(sentence: Sentence, word: Word, verb: Word): boolean {
  if (verb.all.some((morph) => morph.parts.has('MOD') || ['werden', 'lassen'].includes(morph.lemma))) return false;
  const end = clauseEnd(sentence, Math.max(word.index, verb.index));
  const joint = sentence.words[end];
  if (joint === undefined || !['und', 'oder'].includes(joint.lower)) return false;
  const next = sentence.words.slice(end + 1, clauseEnd(sentence, end + 1));
  const hasSubject = next.some((other) => other.relation.startsWith('nsubj') || other.text === 'Sie' || ['ich', 'wir', 'er', 'sie', 'es', 'man'].includes(other.lower));
  return !hasSubject && next.some((other) => servesThird(other) && other.pos !== 'NOUN');
}

function reflexiveForm(sentence: Sentence, word: Word, changes: WordChanges, pronouns: { AKK: string; DAT: string }): string | undefined {
  const clause = clauseWords(sentence, word);
  const isSubject = (words: readonly Word[]): boolean => words.some(({ index }) => ['subject', 'verb', 'imperative'].includes(changes.get(index)?.kind ?? ''));
  const own = isSubject(clause);
  const before = sentence.words[clauseStart(sentence, word.index) - 2];
  const inInfinitive = !own && hasZuInfinitive(sentence, word.index, clauseEnd(sentence, word.index)) && before !== undefined && isSubject(clauseWords(sentence, before));
  if (!own && !inInfinitive) return 'other';
  const verb = mainVerbOf(sentence, word);
  const infinitive = verb === undefined ? undefined : infinitiveOf(sentence, verb);
  if (infinitive === undefined) return undefined;
  if (bareNouns(sentence, word).length === 0) return pronouns.AKK;
  if (dativeReflexiveVerbs.has(infinitive) && !reflexiveVerbs.has(infinitive)) return pronouns.DAT;
  return reflexiveVerbs.has(infinitive) && !dativeReflexiveVerbs.has(infinitive) ? pronouns.AKK : undefined;
}

/** A capital inside a sentence can only mean the reader. */
export const isSurelyFormal = (sentence: Sentence, word: Word): boolean => isFormalWord(sentence, word) && !isOpen(sentence, word);
