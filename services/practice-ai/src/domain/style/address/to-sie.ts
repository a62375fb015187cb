import { clauseStart } from '../../grammar/clause-extent.js';
import { infinitiveOf } from '../../grammar/clause.js';
import { reflexiveVerbs } from '../../grammar/german/verb-government.js';
import type { WordForms } from '../../grammar/rule.js';
import { headOf, isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import { inPerson, finiteForm } from '../verb-form.js';
import { finiteReadings, isCapitalised, isQuoted } from '../word-tools.js';
import type { WordChanges } from './address-edits.js';
import { clauseWords, imperativeLemma } from './imperatives.js';
import { pronounCaseOf } from './pronoun-case-of.js';
import { isFamiliarWord, possessiveEnding } from './pronouns.js';

const third = { person: '3', number: 'PLU' } as const;

/**
 * The words of a sentence that change when du or ihr become Sie, with verbs, possessives and reflexives.
 * Undefined when one of them can't be changed with certainty.
 */
export async function toSie(sentence: Sentence, forms: WordForms): Promise<WordChanges | undefined> {
  const changes: WordChanges = new Map();
  let sure = true;
  const set = (word: Word | undefined, form: string | undefined, kind: 'subject' | 'verb' | 'object' | 'possessive' | 'reflexive' | 'imperative'): void => {
    if (word === undefined || form === undefined) sure = false;
    else changes.set(word.index, { form, kind });
  };
  const addressed = sentence.words.filter((word) => !isQuoted(sentence, word));

  for (const word of addressed) {
    const number = isSubjectDu(word) ? 'SIN' : isSubjectIhr(sentence, word) ? 'PLU' : undefined;
    if (number === undefined) continue;
    const verb = verbOf(sentence, word, number);
    if (verb === undefined && !standsAlone(sentence, word)) sure = false;
    const joined = verb !== undefined && !serves(verb, number);
    if (joined) set(verb, await inPerson(verb, { person: '2', number: 'PLU' }, third, forms), 'verb');
    else if (verb !== undefined) set(verb, await inPerson(verb, { person: '2', number }, third, forms), 'verb');
    set(word, 'Sie', 'subject');
  }
  for (const word of addressed) {
    if (changes.has(word.index)) continue;
    if (isOnlySecond(word)) {
      const number = finiteReadings(word)[0]?.number ?? 'SIN';
      set(word, await inPerson(word, { person: '2', number }, third, forms), 'verb');
      continue;
    }
    const shared = sharedNumber(sentence, word, changes);
    if (shared !== undefined) {
      set(word, await inPerson(word, { person: '2', number: shared }, third, forms), 'verb');
      continue;
    }
    const lemma = imperativeLemma(sentence, word, 'SIN') ?? (speaksToSeveral(sentence) ? imperativeLemma(sentence, word, 'PLU') : undefined);
    if (lemma !== undefined) {
      const form = lemma === 'sein' ? 'seien' : await finiteForm({ ...third, lemma, tense: 'PRÄ' }, forms);
      set(word, form === undefined ? undefined : `${form} Sie`, 'imperative');
    }
  }
  for (const word of addressed) {
    const ending = possessiveEnding(word.lower);
    if (ending !== undefined) set(word, `Ihr${ending}`, 'possessive');
    else if (word.lower === 'deins') set(word, 'Ihres', 'possessive');
    else if (/^(?:deinet|euret)wegen$/u.test(word.lower)) set(word, 'Ihretwegen', 'possessive');
    else if (['dich', 'dir', 'euch'].includes(word.lower)) {
      const object = objectForm(sentence, word, changes);
      set(word, object, object === 'sich' ? 'reflexive' : 'object');
    }
  }
  for (const word of addressed) {
    // „mach's“ → „machen Sie es“
    if (/^['’‘`´]s$/u.test(word.text) && changes.has(word.index - 1)) set(word, ' es', 'object');
  }
  if (addressed.some((word) => !changes.has(word.index) && isFamiliarWord(word.lower))) return undefined;
  return sure ? changes : undefined;
}

const isSubjectDu = (word: Word): boolean => word.lower === 'du';

/** „ihr“ for „you“: its verb can be nothing else, or the parse has it for the subject of a clause without another. */
export function isSubjectIhr(sentence: Sentence, word: Word): boolean {
  if (word.lower !== 'ihr' || isFormalIhr(sentence, word)) return false;
  const clause = clauseWords(sentence, word);
  if (clause.filter(({ lower }) => lower === 'ihr').length > 1 || clause.some(({ lower }) => ['ich', 'du', 'er', 'man', 'wir'].includes(lower))) return false;
  const verbs = clause.filter((other) => serves(other, 'PLU') && other.pos !== 'NOUN');
  if (verbs.some((verb) => isOnlySecond(verb))) return true;
  const next = sentence.words[word.index + 1];
  const beforeNoun = next !== undefined && (next.pos === 'NOUN' || next.pos === 'ADJ' || next.pos === 'PROPN');
  return word.relation.startsWith('nsubj') && !beforeNoun && verbs.some((verb) => Math.abs(verb.index - word.index) === 1 || verb.index > word.index);
}

const isFormalIhr = (sentence: Sentence, word: Word): boolean => isCapitalised(word.text) && word.index > 0 && !isPunctuation(sentence.words[word.index - 1]);

const speaksToSeveral = (sentence: Sentence): boolean => sentence.words.some(({ lower }) => lower === 'euch' || /^eur?e?[rnms]?$/u.test(lower) || lower === 'bitte');

const serves = (word: Word, number: 'SIN' | 'PLU'): boolean => finiteReadings(word).some((morph) => morph.person === '2' && morph.number === number);

/** A verb form of the second person and of no other: „kannst“, „seid“. */
function isOnlySecond(word: Word): boolean {
  const finite = finiteReadings(word);
  const inside = isCapitalised(word.text) && word.index > 0;
  return !inside && finite.length > 0 && finite.every((morph) => morph.person === '2') && word.all.every((morph) => morph.kind === 'VER' || (morph.kind === 'SUB' && word.index === 0));
}

const joints = new Set(['und', 'oder', 'aber']);

/** „Du liest viel und isst gesund“: „isst“ has „du“ for its subject too, as nothing else there could be it. Gives the number of that subject. */
function sharedNumber(sentence: Sentence, word: Word, changes: WordChanges): 'SIN' | 'PLU' | undefined {
  if (word.pos === 'NOUN' || isCapitalised(word.text)) return undefined;
  const clause = clauseWords(sentence, word);
  const opensWithJoint = joints.has(clause[0]?.lower ?? '');
  const start = (clause[0]?.index ?? 0) + (opensWithJoint ? 1 : 0);
  const joint = sentence.words[start - 1];
  const isJoined = joint !== undefined && joints.has(joint.lower);
  const isPlaced = word.index === start || (isJoined && word === clause.at(-1));
  if (joint === undefined || !isPlaced || !(isJoined || isPunctuation(joint))) return undefined;
  const last = sentence.words[joint.index - (isPunctuation(sentence.words[joint.index - 1]) ? 2 : 1)];
  const governing = last === undefined ? [] : clauseWords(sentence, last).filter(({ index }) => index < joint.index);
  if (!governing.some(({ index }) => isSubjectKind(changes.get(index)?.kind) && changes.get(index)?.kind !== 'imperative')) return undefined;
  const own = clause.filter(({ index }) => index >= start && index !== word.index);
  if (own.some(({ lower, relation }) => (relation.startsWith('nsubj') && !/^(?:mir|mich|uns|euch|dich|dir)$/u.test(lower) && !isOwnedByReader(sentence, lower)) || ['er', 'sie', 'es', 'man', 'wir', 'ich'].includes(lower))) return undefined;
  const number = governing.some(({ lower }) => lower === 'ihr') ? 'PLU' : 'SIN';
  return serves(word, number) ? number : undefined;
}

/** The parse takes an object for the subject where no subject stands: „bringt eure Kinder mit“. */
const isOwnedByReader = (sentence: Sentence, lower: string): boolean =>
  sentence.words.some((word, index) => word.lower === lower && possessiveEnding(sentence.words[index - 1]?.lower ?? '') !== undefined);

/** The finite verb of the clause of „du“ or „ihr“. */
function verbOf(sentence: Sentence, subject: Word, number: 'SIN' | 'PLU'): Word | undefined {
  const clause = clauseWords(sentence, subject).filter((word) => word.pos !== 'NOUN' || word.index === 0);
  const fitting = clause.filter((word) => serves(word, number) && (!isCapitalised(word.text) || word.index === 0 || isPunctuation(sentence.words[word.index - 1])));
  const clear = fitting.filter((word) => isOnlySecond(word));
  const nearest = [...(clear.length > 0 ? clear : fitting)].sort((one, other) => Math.abs(one.index - subject.index) - Math.abs(other.index - subject.index));
  if (nearest[0] !== undefined) return nearest[0];
  const isJoined = ['und', 'oder'].includes(sentence.words[subject.index + 1]?.lower ?? '');
  return isJoined ? sentence.words.find((word) => word.index > subject.index && serves(word, 'PLU')) : undefined;
}

/** „älter als du“, „so wie du“, „ich und du“: no verb of its own. */
function standsAlone(sentence: Sentence, word: Word): boolean {
  return ['als', 'wie', 'und', 'oder'].includes(sentence.words[word.index - 1]?.lower ?? '');
}

/** What „dich“, „dir“, „euch“ become: „sich“ where the subject is the person spoken to. */
function objectForm(sentence: Sentence, word: Word, changes: WordChanges): string | undefined {
  const clause = clauseWords(sentence, word);
  if (clause.some(({ index }) => isSubjectKind(changes.get(index)?.kind))) return 'sich';
  const other = word.lower === 'dich' ? 'Sie' : word.lower === 'dir' ? 'Ihnen' : pronounOf(pronounCaseOf(sentence, word));
  const hasOwnVerb = clause.some((one) => finiteReadings(one).length > 0 && (one.pos === 'VERB' || one.pos === 'AUX') && !isInfinitiveAfterZu(sentence, one));
  if (hasOwnVerb) return other;

  // „…, dich zu sehen“: the subject is that of the clause before, or with bitten and the like its object.
  const before = sentence.words[clauseStart(sentence, word.index) - 2];
  const governing = before === undefined ? [] : clauseWords(sentence, before);
  const infinitive = clause.find((one) => isInfinitiveAfterZu(sentence, one));
  const isReflexive = infinitive !== undefined && reflexiveVerbs.has(infinitiveOf(sentence, infinitive) ?? '');
  const addressedSubject = governing.some(({ index }) => isSubjectKind(changes.get(index)?.kind));
  const addressedObject = governing.some(({ lower }) => ['dich', 'dir', 'euch'].includes(lower));
  const othersObject = governing.some(({ lower }) => ['mich', 'mir', 'uns', 'ihn', 'ihm'].includes(lower));
  const isPurpose = ['um', 'ohne', 'statt', 'anstatt'].includes(clause[0]?.lower ?? '');
  if (addressedSubject) return !othersObject || isPurpose || (infinitive !== undefined && ownDoing.has(infinitiveOf(sentence, infinitive) ?? '')) ? 'sich' : undefined;
  if (addressedObject && !isPurpose) return isReflexive ? 'sich' : undefined;
  return other;
}

/** What one only does oneself: „Du hast mir versprochen, dich zu melden.“ */
const ownDoing = new Set(['melden', 'entscheiden', 'beeilen', 'kümmern', 'bedanken', 'entschuldigen', 'bewerben', 'erkundigen', 'ausruhen', 'anmelden', 'erholen']);

const isSubjectKind = (kind: string | undefined): boolean => kind === 'subject' || kind === 'verb' || kind === 'imperative';

const isInfinitiveAfterZu = (sentence: Sentence, word: Word): boolean =>
  sentence.words[word.index - 1]?.lower === 'zu' || word.all.some((morph) => morph.parts.has('EIZ')) || headOf(sentence, word)?.lower === 'zu';

const pronounOf = (wanted: 'AKK' | 'DAT' | undefined): string | undefined => (wanted === undefined ? undefined : wanted === 'AKK' ? 'Sie' : 'Ihnen');
