import { copulas } from './german/verb-government.js';
import { isFiniteReading, type GramNumber, type Person } from './german/morphology.js';
import { childrenOf, isFiniteVerb, type Sentence, type Word } from './sentence.js';

/** Personal pronouns in the nominative that are nothing else. `sie` and `ihr` are left out: they are. */
const subjectPronouns = new Map<string, { person: Person; number: GramNumber }>([
  ['ich', { person: '1', number: 'SIN' }],
  ['du', { person: '2', number: 'SIN' }],
  ['er', { person: '3', number: 'SIN' }],
  ['man', { person: '3', number: 'SIN' }],
  ['wir', { person: '1', number: 'PLU' }],
]);
export const subjectPronounOf = (word: Word | undefined): { person: Person; number: GramNumber } | undefined =>
  word === undefined ? undefined : subjectPronouns.get(word.lower);

const maybeSubjects = new Set(['ich', 'du', 'er', 'sie', 'es', 'man', 'wir', 'ihr']);
export const canBeSubjectPronoun = (word: Word | undefined): boolean => word !== undefined && maybeSubjects.has(word.lower);

const isSubject = (word: Word): boolean => word.relation.startsWith('nsubj') || word.relation === 'expl';

/** The subjects of the clause whose predicate is `predicate`, as the parse sees them. */
export const subjectsOf = (sentence: Sentence, predicate: Word): Word[] => childrenOf(sentence, predicate).filter(isSubject);

/** The finite verb of the clause of this predicate: an auxiliary beside it or the predicate itself. */
export function finiteVerbOf(sentence: Sentence, predicate: Word): Word | undefined {
  const auxiliary = childrenOf(sentence, predicate).find(
    (word) => (word.relation.startsWith('aux') || word.relation === 'cop') && isFiniteVerb(word),
  );
  return auxiliary ?? (isFiniteVerb(predicate) ? predicate : undefined);
}

/** Separable particle of this verb, where it stands apart. */
export const particleOf = (sentence: Sentence, verb: Word): Word | undefined =>
  childrenOf(sentence, verb).find((word) => word.relation === 'compound:prt');

/** The infinitive of a verb, with its particle: „bringe … mit“ → mitbringen. Undefined when the dictionary doesn't know it. */
export function infinitiveOf(sentence: Sentence, verb: Word): string | undefined {
  const reading = verb.all.find((morph) => morph.kind === 'VER' || morph.kind === 'PA2');
  const lemma = reading?.kind === 'VER' ? reading.lemma : verb.all.find((morph) => morph.kind === 'VER')?.lemma;
  if (lemma === undefined) return undefined;
  const particle = particleOf(sentence, verb);
  return particle !== undefined && particle.index > verb.index ? particle.lower + lemma : lemma;
}

/** All infinitives that a verb form may belong to. */
export const lemmasOf = (verb: Word): Set<string> => new Set(verb.all.filter((morph) => morph.kind === 'VER').map((morph) => morph.lemma));

export const isCopula = (verb: Word): boolean => [...lemmasOf(verb)].some((lemma) => copulas.has(lemma));

/** Whether a finite verb form serves this person and number. */
export const agreesWith = (verb: Word, subject: { person: Person; number: GramNumber }): boolean =>
  verb.all.some((morph) => isFiniteReading(morph) && morph.person === subject.person && morph.number === subject.number);
