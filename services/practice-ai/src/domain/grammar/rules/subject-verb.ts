import { agreesWith, canBeSubjectPronoun, subjectPronounOf } from '../clause.js';
import { clauseEnd, clauseStart } from '../clause-extent.js';
import type { Finding } from '../draft.js';
import { explainAgreement } from '../explanations/verbs.js';
import { isFiniteReading, isInfinitiveReading, type GramNumber, type Morph, type Person } from '../german/morphology.js';
import { nounPhraseOf, nounPhrases, phraseStart, type NounPhrase } from '../noun-phrase.js';
import { fitsCase } from '../noun-phrase-repair.js';
import type { Rule, WordForms } from '../rule.js';
import { isFiniteVerb, isPunctuation, type Sentence, type Word } from '../sentence.js';

interface Subject {
  person: Person;
  number: GramNumber;
  text: string;
}

/** The verb in person and number of its subject. Asked for: the parse, the neighbourhood and the dictionary agree on the pair. */
export const subjectVerb: Rule = {
  id: 'subject-verb',
  examples: [
    { wrong: 'Er gehen jeden Tag zur Schule.', right: 'Er geht jeden Tag zur Schule.' },
    { wrong: 'Am Montag kommen ich später.', right: 'Am Montag komme ich später.' },
    { wrong: 'Die Kinder spielt im Garten.', right: 'Die Kinder spielen im Garten.' },
    { wrong: 'Meine Schwester wohnen in Hamburg.', right: 'Meine Schwester wohnt in Hamburg.' },
  ],
  find: async (sentence, forms) => {
    const pairs = [...pronounPairs(sentence), ...nounPairs(sentence)];
    const findings = await Promise.all(pairs.map(({ subject, verb }) => findingOf(subject, verb, forms)));
    return findings.filter((finding) => finding !== undefined);
  },
};

interface Pair {
  subject: Subject;
  verb: Word;
}

function pronounPairs(sentence: Sentence): Pair[] {
  return sentence.words.flatMap((word) => {
    const subject = subjectPronounOf(word);
    if (subject === undefined || word.relation === 'conj' || isJoined(sentence, word.index, word.index)) return [];
    const verb = neighbourVerb(sentence, word.index, word.index, word);
    if (verb === undefined || someVerbAgrees(sentence, word.index, subject) || hasNounSubject(sentence, verb, word)) return [];
    return [{ subject: { ...subject, text: word.lower }, verb }];
  });
}

function nounPairs(sentence: Sentence): Pair[] {
  return nounPhrases(sentence).flatMap((phrase) => {
    const { noun } = phrase;
    if (!noun.relation.startsWith('nsubj') || phrase.determiner === undefined || phrase.preposition !== undefined) return [];
    if (!fitsCase(phrase, ['NOM']) || amounts.has(noun.lower)) return [];
    const numbers = new Set(phrase.nounReadings.filter((morph) => morph.case === 'NOM').map((morph) => morph.number));
    const [number] = numbers;
    if (numbers.size !== 1 || number === undefined) return [];
    const start = phraseStart(phrase).index;
    if (isJoined(sentence, start, noun.index) || sentence.words.some((word) => word.relation.startsWith('conj') && word.head === noun.index)) return [];
    const verb = neighbourVerb(sentence, start, noun.index, noun);
    if (verb !== undefined && verb.index > noun.index && start !== clauseStart(sentence, start)) return [];
    const subject: Subject = { person: '3', number, text: noun.text };
    if (verb === undefined || someVerbAgrees(sentence, noun.index, subject) || hasPronounSubject(sentence, verb)) return [];
    if (verb.all.some((morph) => morph.lemma === 'sein') && hasPlural(sentence, verb)) return [];
    if (verb.all.some((morph) => befallingVerbs.has(morph.lemma))) return [];
    if (mayBeObject(sentence, phrase, verb) || isAddressed(sentence, verb, start) || followsWhoever(sentence, verb)) return [];
    return [{ subject, verb }];
  });
}

/** „Welche Vorteile hat ein Garten?“, „Die Getränke bezahlt mein Chef“: what stands before the verb is its object, the subject follows. */
function mayBeObject(sentence: Sentence, phrase: NounPhrase, verb: Word): boolean {
  if (verb.index < phrase.noun.index || !fitsCase(phrase, ['AKK'])) return false;
  const asks = /^welche[rs]?$/u.test(phrase.determinerWord?.lower ?? '');
  const later = sentence.words.filter(({ index, pos }) => index > verb.index && (pos === 'NOUN' || pos === 'PROPN') && index < clauseEnd(sentence, verb.index));
  return later.some((noun) => {
    if (sentence.words.some((word) => word.relation === 'case' && word.head === noun.index)) return false;
    if (asks) return true;
    const other = nounPhraseOf(sentence, noun);
    if (other?.determinerWord === undefined || !fitsCase(other, ['NOM'])) return false;
    return !fitsCase(other, ['AKK']) || /^(?:jede[rs]?|alle)$/u.test(other.determinerWord.lower);
  });
}

/** „Bitte schreibt die Wörter auf!“ */
const isAddressed = ({ words }: Sentence, verb: Word, start: number): boolean =>
  verb.index < start && verb.all.some((morph) => morph.parts.has('IMP')) && words.at(-1)?.text !== '?' &&
  words.slice(0, verb.index).every(({ lower }) => lower === 'bitte');

/** „Wer Musik hört, hört die Autos nicht“: the clause before is the subject. */
const followsWhoever = ({ words }: Sentence, verb: Word): boolean => words[verb.index - 1]?.text === ',' && /^(?:wer|was)$/u.test(words[0]?.lower ?? '');

/** „Die Eltern trifft keine Schuld“: the noun before these may be the object. */
const befallingVerbs = new Set(['treffen', 'betreffen', 'freuen', 'interessieren', 'stören', 'ärgern', 'überraschen', 'erwarten', 'begeistern', 'langweilen', 'erreichen', 'verbinden', 'trennen', 'ergeben']);

/** Nouns of amount go with either number. */
const amounts = new Set(['menge', 'anzahl', 'reihe', 'paar', 'hälfte', 'teil', 'mehrheit', 'prozent', 'dutzend', 'gruppe', 'zahl', 'vielzahl', 'million', 'millionen', 'mehrzahl', 'art', 'uhr', 'euro']);

/** The finite verb beside the subject that the parse gives it too. */
function neighbourVerb(sentence: Sentence, from: number, to: number, subject: Word): Word | undefined {
  const { words } = sentence;
  if (!subject.relation.startsWith('nsubj')) return undefined;
  const after = words[to + 1];
  const before = words[from - 1];
  const predicate = words[subject.head];
  const belongs = (word: Word): boolean =>
    word.index === predicate?.index || (word.head === predicate?.index && (word.relation.startsWith('aux') || word.relation === 'cop'));
  const candidates = [after, before].filter((word) => isFiniteVerb(word) && belongs(word) && word.text === word.lower && word.lower !== 'bitte');
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** „es gibt …“, „das sind …“: beside the verb stands another subject. */
function hasPronounSubject({ words }: Sentence, verb: Word): boolean {
  return [words[verb.index - 1], words[verb.index + 1]].some((word) => canBeSubjectPronoun(word) || word?.lower === 'das');
}

/** „… Häuser geben man“: before the verb stands what may be its subject. */
function hasNounSubject({ words }: Sentence, verb: Word, pronoun: Word): boolean {
  const before = verb.index < pronoun.index ? words[verb.index - 1] : undefined;
  return before?.all.some((morph) => morph.kind === 'SUB' && morph.case === 'NOM' && agreesWith(verb, { person: '3', number: morph.number ?? 'SIN' })) === true;
}

/** Joined with another subject: „mein Bruder und ich“, „weder er noch sie“, „ich, der …“. */
function isJoined({ words }: Sentence, from: number, to: number): boolean {
  const joins = new Set(['und', 'oder', 'noch', 'sowie', 'wie', 'als', 'bzw', ',']);
  const before = words[from - 1];
  const after = words[to + 1];
  return (before !== undefined && before.text !== ',' && joins.has(before.lower) && from > 1 && !isStartOfClause(words, from)) || (after !== undefined && joins.has(after.lower));
}

/** „…, und ich …“ or „und ich …“ after a clause with its own verb. */
function isStartOfClause(words: readonly Word[], index: number): boolean {
  return words.slice(0, index - 1).some((word) => isFiniteVerb(word));
}

/**
 * Some verb of the clause serves the subject: then a neighbour in another form is an infinitive or belongs elsewhere.
 * Looks past „und“: in „weil man lernen und üben kann“ one modal verb serves both.
 */
function someVerbAgrees(sentence: Sentence, index: number, subject: { person: Person; number: GramNumber }): boolean {
  const { words } = sentence;
  const mark = words.findIndex((word) => word.index > index && isPunctuation(word));
  const to = mark === -1 ? words.length : mark;
  return words.slice(clauseStart(sentence, index), to).some((word) => isFiniteVerb(word) && agreesWith(word, subject));
}

const hasPlural = ({ words }: Sentence, verb: Word): boolean =>
  words.some((word) => word.index !== verb.index && word.pos === 'NOUN' && word.all.some((morph) => morph.kind === 'SUB' && morph.number === 'PLU' && morph.case === 'NOM'));

async function findingOf(subject: Subject, verb: Word, forms: WordForms): Promise<Finding | undefined> {
  const readings = verb.all.filter((morph) => isFiniteReading(morph) && !morph.parts.has('KJ1'));
  const reading = verb.readings.find((morph) => readings.some((other) => other.tag === morph.tag)) ?? readings[0];
  const tense = reading === undefined ? undefined : (['PRÄ', 'PRT', 'KJ2'] as const).find((part) => reading.parts.has(part));
  if (reading === undefined || tense === undefined || readings.some((morph) => isOtherVerb(morph, reading))) return undefined;
  const kind = reading.parts.has('AUX') ? 'AUX:' : reading.parts.has('MOD') ? 'MOD:' : '';
  const found = await forms(reading.lemma, `VER:${kind}${subject.person}:${subject.number}:${tense}(:(NON|SFT))?`);
  const form = found.find((candidate) => candidate !== verb.lower);
  if (form === undefined || found.includes(verb.lower)) return undefined;
  const isInfinitive = verb.all.some(isInfinitiveReading) && subject.number === 'SIN';
  const explanation = explainAgreement({ subject: subject.text, form, isInfinitive });
  return { from: verb.start, to: verb.end, replacement: form, category: 'agreement', explanation };
}

const isOtherVerb = (morph: Morph, reading: Morph): boolean => morph.lemma !== reading.lemma;
