import { agreesWith, finiteVerbOf, infinitiveOf, isCopula, particleOf, subjectPronounOf, subjectsOf } from './clause.js';
import type { Case } from './german/morphology.js';
import { caseOfPreposition, isTwoWay } from './german/prepositions.js';
import { accusativeVerbs, dativeVerbs, motionVerbs, placeVerbs, prepositionalVerbs } from './german/verb-government.js';
import { nounPhraseOf, phraseStart, type NounPhrase } from './noun-phrase.js';
import { fitsCase } from './noun-phrase-repair.js';
import { childrenOf, headOf, type Sentence, type Word } from './sentence.js';

export type DemandReason =
  | { kind: 'preposition'; preposition: string }
  | { kind: 'place' | 'direction'; preposition: string }
  | { kind: 'verb-preposition'; verb: string; preposition: string }
  | { kind: 'object'; verb: string }
  | { kind: 'dative-verb'; verb: string }
  | { kind: 'subject' }
  | { kind: 'predicate' }
  | { kind: 'genitive' }
  | { kind: 'time' };

/** Which case the structure wants of a phrase, best first. */
export interface CaseDemand {
  cases: Case[];
  /** Whether a phrase that is right in itself but in another case is an error. Otherwise only a phrase that fits no case is. */
  sure: boolean;
  reason: DemandReason;
}

/** The case that preposition, verb or clause want of this phrase; undefined where the structure leaves it open. */
export function caseDemand(sentence: Sentence, phrase: NounPhrase): CaseDemand | undefined {
  const { noun } = phrase;
  if (phrase.preposition !== undefined && phrase.prepositionName !== undefined) {
    return prepositionDemand(sentence, phrase, phrase.prepositionName);
  }
  if (hasCaseMarker(sentence, noun)) return undefined;
  const head = headOf(sentence, noun);

  if (noun.relation === 'conj' && head !== undefined) {
    const first = nounPhraseOf(sentence, head);
    const joint = sentence.words[phraseStart(phrase).index - 1]?.lower ?? '';
    const isJoined = ['und', 'oder', 'sowie'].includes(joint) && !hasFinite(sentence, noun);
    const demand = first === undefined || !isJoined ? undefined : caseDemand(sentence, first);
    return demand?.reason.kind === 'preposition' || demand?.reason.kind === 'dative-verb' ? demand : undefined;
  }
  if (head !== undefined && noun.relation.startsWith('nsubj') && hasOtherSubject(sentence, head, noun)) return objectDemand(sentence, phrase, head);
  if (noun.relation.startsWith('nsubj')) return { cases: ['NOM'], sure: false, reason: { kind: 'subject' } };
  if (noun.relation === 'nmod' && head?.pos === 'NOUN' && head.index < noun.index) {
    return { cases: ['GEN'], sure: false, reason: { kind: 'genitive' } };
  }
  if (childrenOf(sentence, noun).some((word) => word.relation === 'cop')) {
    return { cases: ['NOM'], sure: isPlainPredicate(sentence, phrase) && !fitsCase(phrase, ['GEN']), reason: { kind: 'predicate' } };
  }
  if (noun.relation === 'obl' || noun.relation === 'obl:tmod') return { cases: ['AKK'], sure: false, reason: { kind: 'time' } };
  if (head !== undefined && (noun.relation === 'obj' || noun.relation === 'iobj')) return objectDemand(sentence, phrase, head);
  return undefined;
}

function prepositionDemand(sentence: Sentence, phrase: NounPhrase, preposition: string): CaseDemand | undefined {
  const previous = sentence.words[(phrase.preposition?.index ?? 0) - 1];
  if (preposition === 'für' && previous?.lower === 'was') return undefined;
  // „um“ and „ohne“ also begin infinitive groups, „zu“ and „seit“ have other uses; the parse tells.
  const fixed = caseOfPreposition(preposition);
  if (fixed !== undefined) return { cases: [fixed], sure: true, reason: { kind: 'preposition', preposition } };
  if (!isTwoWay(preposition)) return undefined;

  const verb = headOf(sentence, phrase.noun);
  const open: CaseDemand = { cases: preposition === 'über' ? ['AKK'] : ['DAT', 'AKK'], sure: false, reason: { kind: 'place', preposition } };
  const infinitive = verb === undefined ? undefined : infinitiveOf(sentence, verb);
  if (verb === undefined || infinitive === undefined) return open;
  const bound = prepositionalVerbs.get(`${infinitive} ${preposition}`);
  if (bound !== undefined) {
    return { cases: [bound], sure: false, reason: { kind: 'verb-preposition', verb: infinitive, preposition } };
  }
  if (motionVerbs.has(infinitive)) return { cases: ['AKK'], sure: false, reason: { kind: 'direction', preposition } };
  if (placeVerbs.has(infinitive) && preposition !== 'über') {
    const stays = staying.has(infinitive) && (preposition === 'in' || preposition === 'auf' || preposition === 'an');
    return { cases: ['DAT'], sure: stays && verb.pos !== 'AUX', reason: { kind: 'place', preposition } };
  }
  return open;
}

/** After these a place can only be where, never where to. */
const staying = new Set(['wohnen', 'leben', 'übernachten']);

function objectDemand(sentence: Sentence, phrase: NounPhrase, verb: Word): CaseDemand | undefined {
  const infinitive = infinitiveOf(sentence, verb);
  if (infinitive === undefined) return undefined;
  const others = subjectsOf(sentence, verb).filter((word) => word.index !== phrase.noun.index);
  const finite = finiteVerbOf(sentence, verb);
  // „Weder mein Mann noch ich“: the parse takes one of two subjects for an object.
  const before = sentence.words[phraseStart(phrase).index - 1];
  const isPaired = before !== undefined && ['weder', 'noch', 'sowohl', 'entweder', 'und', 'oder', 'als', 'wie'].includes(before.lower);
  const clearSubject = !isPaired && others.some((word) => isNominativeOnly(word));
  if (dativeVerbs.has(infinitive)) {
    const alone = !childrenOf(sentence, verb).some((word) => word.index !== phrase.noun.index && /^i?obj$/u.test(word.relation));
    return { cases: ['DAT'], sure: clearSubject && alone, reason: { kind: 'dative-verb', verb: infinitive } };
  }
  const isBare = particleOf(sentence, verb) === undefined;
  if (isCopula(verb) || (finite !== undefined && finite !== verb && finite.relation === 'cop')) return undefined;
  if (phrase.noun.relation === 'iobj') return { cases: ['DAT'], sure: false, reason: { kind: 'dative-verb', verb: infinitive } };
  // Beside other verbs a dative may stand rightly: ich schenke dem Kind …
  const fitsDative = !(isBare && accusativeVerbs.has(infinitive)) && fitsCase(phrase, ['DAT']);
  return { cases: ['AKK'], sure: clearSubject && !fitsDative, reason: { kind: 'object', verb: infinitive } };
}

const relatives = new Set(['der', 'die', 'das']);

/** The verb has a pronoun for its subject: a second „subject“ is an object in the wrong case. */
function hasOtherSubject(sentence: Sentence, verb: Word, noun: Word): boolean {
  const finite = finiteVerbOf(sentence, verb);
  const gives = verb.all.some((morph) => morph.lemma === 'geben');
  return subjectsOf(sentence, verb).some((word) => {
    if (word.index < noun.index && (relatives.has(word.text) || (gives && word.lower === 'es'))) return true;
    const person = subjectPronounOf(word);
    return person !== undefined && finite !== undefined && Math.abs(word.index - finite.index) === 1 && agreesWith(finite, person);
  });
}

/** ich, du, er, wir and man are subjects and nothing else. */
const isNominativeOnly = (word: Word): boolean => ['ich', 'du', 'er', 'wir', 'man', 'es'].includes(word.lower);

const timeNouns = /(?:tag|woche|monat|jahr|abend|morgen|nacht|stunde|minute|mal|wochenende|sommer|winter|weg|moment|augenblick)$/u;

/** „Das ist …“, „Er ist …“ with the phrase right after the verb. */
function isPlainPredicate(sentence: Sentence, phrase: NounPhrase): boolean {
  const start = phrase.determinerWord;
  const verb = start === undefined ? undefined : sentence.words[start.index - 1];
  const subject = verb === undefined ? undefined : sentence.words[verb.index - 1];
  if (timeNouns.test(phrase.noun.lower) || phrase.determiner?.stem === 'jed') return false;
  return (
    verb?.relation === 'cop' && verb.all.some((morph) => morph.lemma === 'sein') &&
    subject !== undefined && ['das', 'es', 'er', 'sie', 'ich', 'dies'].includes(subject.lower) && subject.index === 0
  );
}

const hasCaseMarker = (sentence: Sentence, noun: Word): boolean => childrenOf(sentence, noun).some((word) => word.relation === 'case');

const hasFinite = (sentence: Sentence, noun: Word): boolean => childrenOf(sentence, noun).some((word) => word.relation === 'cop');
