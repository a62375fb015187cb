import { agreesWith, finiteVerbOf, infinitiveOf, isCopula, particleOf, subjectPronounOf, subjectsOf } from './clause.js';
import { cases, isParticipleReading, type Case } from './german/morphology.js';
import { clauseEnd, clauseStart, hasZuInfinitive } from './clause-extent.js';
import { caseOfPreposition, isTwoWay, takesDativeToo } from './german/prepositions.js';
import { subordinatorPartners } from './german/subordinators.js';
import { accusativeVerbs, dativeVerbs, motionVerbs, placeVerbs, prepositionalVerbs } from './german/verb-government.js';
import { nounPhraseOf, phraseStart, type NounPhrase } from './noun-phrase.js';
import { childrenOf, headOf, isFiniteVerb, type Sentence, type Word } from './sentence.js';

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
  /** A phrase that fits one of these is left alone: where the structure is sure, the wanted cases; otherwise all that could be meant. */
  possible: readonly Case[];
  reason: DemandReason;
}

/** The case that preposition, verb or clause want of this phrase; undefined where the structure leaves it open. */
export function caseDemand(sentence: Sentence, phrase: NounPhrase): CaseDemand | undefined {
  const { noun } = phrase;
  if (sentence.words[noun.index + 1]?.lower === 'nach' && opinions.test(noun.lower)) return undefined;
  if (phrase.preposition !== undefined && phrase.prepositionName !== undefined) {
    return prepositionDemand(sentence, phrase, phrase.prepositionName);
  }
  if (hasCaseMarker(sentence, noun)) return undefined;
  const head = headOf(sentence, noun);

  if (noun.relation === 'conj' && head !== undefined) {
    const first = nounPhraseOf(sentence, head);
    const joint = sentence.words[phraseStart(phrase).index - 1]?.lower ?? '';
    const isJoined = ['und', 'oder', 'sowie'].includes(joint) && !hasFinite(sentence, noun) && !isFiniteVerb(sentence.words[noun.index + 1]);
    if (first === undefined || !isJoined || mayJoinEarlier(sentence, first, noun)) return undefined;
    const demand = caseDemand(sentence, first);
    return demand?.reason.kind === 'preposition' || demand?.reason.kind === 'dative-verb' ? demand : undefined;
  }
  if (head !== undefined && noun.relation.startsWith('nsubj') && hasOtherSubject(sentence, head, noun)) return objectDemand(sentence, phrase, head);
  if (noun.relation.startsWith('nsubj')) return open(['NOM'], { kind: 'subject' });
  if (noun.relation === 'nmod' && head?.pos === 'NOUN' && head.index < noun.index) {
    return open(['GEN'], { kind: 'genitive' });
  }
  if (childrenOf(sentence, noun).some((word) => word.relation === 'cop')) {
    const plain = isPlainPredicate(sentence, phrase);
    return plain ? { cases: ['NOM'], possible: ['NOM', 'GEN'], reason: { kind: 'predicate' } } : open(['NOM'], { kind: 'predicate' });
  }
  if (noun.relation === 'obl' || noun.relation === 'obl:tmod') return open(['AKK'], { kind: 'time' });
  if (head !== undefined && (noun.relation === 'obj' || noun.relation === 'iobj')) return objectDemand(sentence, phrase, head);
  return undefined;
}

/** „meiner Meinung nach“: here „nach“ follows its noun. */
const opinions = /^(?:meinung|ansicht|auffassung|erfahrung|einschätzung)$/u;

/** „ein Foto von der Tafel und die Hausaufgaben“, „das Dorf passt zu Familien und die Stadt zu Paaren“: joined with what stands before the preposition. */
function mayJoinEarlier({ words }: Sentence, first: NounPhrase, second: Word): boolean {
  const { preposition } = first;
  if (preposition === undefined) return false;
  return words[preposition.index - 1]?.pos === 'NOUN' || words[second.index + 1]?.lower === preposition.lower;
}

/** „ab und zu“, „meiner Ansicht nach“, „bis tief in die Nacht“: not the preposition of what follows, or not with its usual case. */
function isPartOfPhrase({ words }: Sentence, preposition: Word): boolean {
  const [second, before] = [words[preposition.index - 2], words[preposition.index - 1]];
  if (preposition.lower === 'zu') return second?.lower === 'ab' && before?.lower === 'und';
  if (preposition.lower === 'nach') return opinions.test(before?.lower ?? '');
  return isTwoWay(preposition.lower) && (before?.lower === 'bis' || second?.lower === 'bis');
}

function prepositionDemand(sentence: Sentence, phrase: NounPhrase, preposition: string): CaseDemand | undefined {
  const previous = sentence.words[(phrase.preposition?.index ?? 0) - 1];
  if (preposition === 'für' && previous?.lower === 'was') return undefined;
  if (phrase.preposition !== undefined && opensOtherClause(sentence, phrase.preposition, phrase.noun)) return undefined;
  if (preposition === 'zu' && mayBeTooMuch(phrase)) return undefined;
  if (phrase.preposition !== undefined && isPartOfPhrase(sentence, phrase.preposition)) return undefined;
  const fixed = caseOfPreposition(preposition);
  if (fixed === 'GEN') {
    return { cases: ['GEN'], possible: takesDativeToo(preposition) ? ['GEN', 'DAT'] : ['GEN'], reason: { kind: 'preposition', preposition } };
  }
  if (fixed !== undefined) return { cases: [fixed], possible: [fixed], reason: { kind: 'preposition', preposition } };
  if (!isTwoWay(preposition)) return undefined;

  const either = ['AKK', 'DAT'] as const;
  const place: DemandReason = { kind: 'place', preposition };
  const verb = headOf(sentence, phrase.noun);
  const infinitive = verb === undefined ? undefined : infinitiveOf(sentence, verb);
  if (isTime(preposition, phrase)) return { cases: ['DAT'], possible: ['DAT'], reason: place };
  const bound = prepositionalVerbs.get(`${infinitive ?? ''} ${preposition}`);
  if (infinitive !== undefined && bound !== undefined) {
    return { cases: [bound], possible: either, reason: { kind: 'verb-preposition', verb: infinitive, preposition } };
  }
  if (infinitive !== undefined && verb?.pos === 'VERB' && placeNouns.test(phrase.noun.lower) && preposition === 'in' && !isDirected(infinitive) && !goesThere(sentence.words[phrase.noun.index + 1])) {
    return { cases: ['DAT'], possible: ['DAT'], reason: place };
  }
  if (preposition === 'über') return { cases: ['AKK'], possible: either, reason: place };
  if (infinitive !== undefined && motionVerbs.has(infinitive)) return { cases: ['AKK'], possible: either, reason: { kind: 'direction', preposition } };
  if (verb !== undefined && infinitive !== undefined && placeVerbs.has(infinitive)) {
    const exists = infinitive === 'geben' && childrenOf(sentence, verb).some((word) => word.lower === 'es');
    // „Es gibt Rabatt auf alle Jacken“: the noun before has the preposition.
    const isOfNoun = exists && preposition === 'auf' && previous?.pos === 'NOUN';
    const stays = !isOfNoun && (exists || staying.has(infinitive)) && ['in', 'auf', 'an'].includes(preposition) && verb.pos !== 'AUX';
    return { cases: ['DAT'], possible: stays ? ['DAT'] : either, reason: place };
  }
  return { cases: ['DAT', 'AKK'], possible: either, reason: place };
}

/** „statt das Auto zu nehmen“, „während die Kinder spielen“, „seit mein Sohn studiert“: no preposition of this noun. */
function opensOtherClause(sentence: Sentence, preposition: Word, noun: Word): boolean {
  const end = clauseEnd(sentence, noun.index);
  if (['um', 'ohne', 'statt', 'anstatt'].includes(preposition.lower)) return hasZuInfinitive(sentence, noun.index, end);
  return ['während', 'seit'].includes(preposition.lower) && canOpenClause(sentence, preposition) && endsInVerb(sentence.words.slice(noun.index + 1, end));
}

/** „weil ich seit einem Jahr hier wohne“: what stands before in the clause waits for its verb, so no other clause begins. */
function canOpenClause(sentence: Sentence, opener: Word): boolean {
  const before = sentence.words.slice(clauseStart(sentence, opener.index), opener.index);
  return before.every(({ lower }) => subordinatorPartners.has(lower)) || before.some(isFiniteVerb);
}

/** The verb is the last word, also where the comma after it is missing; „seit dem Unfall kann er nicht gehen“ has its verb before. */
function endsInVerb(words: readonly Word[]): boolean {
  const closes = (word: Word, at: number): boolean => isFiniteVerb(word) && (at === words.length - 1 || isFiniteVerb(words[at + 1]));
  const isOnlyFinite = (word: Word): boolean => isFiniteVerb(word) && !word.all.some((morph) => morph.parts.has('INF'));
  return words.some(closes) && !words.some((word, at) => isOnlyFinite(word) && !isFiniteVerb(words[at - 1]) && !closes(word, at));
}

/** „zu laute Musik“: before an adjective „zu“ may say how loud. */
const mayBeTooMuch = ({ preposition, determiner, contractedArticle, adjectives: [first] }: NounPhrase): boolean =>
  determiner === undefined && contractedArticle === undefined && first?.index === (preposition?.index ?? -1) + 1;

/** „in der Woche“, „an diesem Abend“, „vor einem Jahr“: a time has no direction. */
const isTime = (preposition: string, phrase: NounPhrase): boolean =>
  ['in', 'an', 'vor'].includes(preposition) && /(?:woche|monat|jahr|wochenende|vormittag|nachmittag|abend|jahrhundert)$/u.test(phrase.noun.lower);

/** Where something is or happens, with verbs that move nothing. */
const placeNouns = /(?:gesellschaft|welt|stadt|region|wohnung|nähe|umgebung|freizeit|vergangenheit|heimat|zeitung|anzeige|schule|ferien|gegend|land)$/u;

/** These take a direction although nobody moves. */
const directedVerbs = new Set([
  'integrieren', 'investieren', 'eintreten', 'einführen', 'übersetzen', 'teilen', 'einteilen', 'verwandeln', 'schauen', 'sehen', 'blicken', 'gucken', 'anpassen',
  'aufnehmen', 'zurückkehren', 'kehren', 'gehören', 'passen', 'führen', 'wechseln', 'einbringen', 'tragen', 'holen', 'nehmen', 'lassen', 'begleiten', 'rufen',
  'geben', 'verlegen', 'klettern', 'flüchten', 'fliehen', 'wandern', 'auswandern', 'einwandern', 'setzen', 'stellen', 'legen', 'pendeln', 'mitkommen', 'dürfen',
  'wollen', 'müssen', 'können', 'sollen', 'mögen', 'möchten', 'verreisen', 'zurückziehen', 'treten', 'schieben', 'hineinbewegen', 'hineingehen', 'importieren',
  'exportieren', 'liefern', 'senden', 'verkaufen', 'dringen', 'geraten', 'verlieben', 'wagen', 'schreiben', 'radeln', 'joggen', 'spazieren',
]);

const particles = ['ein', 'zurück', 'mit', 'um', 'aus', 'an', 'weg', 'weiter', 'los', 'hin', 'her', 'hinein', 'herein', 'rein', 'vorbei'];
const takesDirection = (infinitive: string): boolean => motionVerbs.has(infinitive) || directedVerbs.has(infinitive);

/** Also with what a separable verb leaves at the end: „in die Wohnung einziehen“, „in die Heimat zurückkommen“. */
const isDirected = (infinitive: string): boolean =>
  takesDirection(infinitive) || particles.some((particle) => infinitive.startsWith(particle) && takesDirection(infinitive.slice(particle.length)));

/** „…, wie Sie in die Stadt kommen“: the verb right after the place, whatever the parse takes for its verb. */
const goesThere = (next: Word | undefined): boolean => isFiniteVerb(next) && next.all.some((morph) => morph.kind === 'VER' && isDirected(morph.lemma));

/** After these a place can only be where, never where to. */
const staying = new Set(['wohnen', 'leben', 'übernachten', 'schlafen', 'sitzen', 'liegen', 'bleiben', 'studieren']);

/** „Das gibt ihr Kraft“, „das macht jedem Freude“: before a bare noun it may be the person who gets something. */
const givingVerbs = new Set(['geben', 'schenken', 'kaufen', 'bringen', 'mitbringen', 'schicken', 'zeigen', 'machen', 'wünschen', 'schreiben', 'kochen', 'backen', 'leihen']);

function objectDemand(sentence: Sentence, phrase: NounPhrase, verb: Word): CaseDemand | undefined {
  const infinitive = infinitiveOf(sentence, verb);
  if (infinitive === undefined) return undefined;
  if (givingVerbs.has(infinitive) && /^(?:ihr|jedem)$/u.test(phrase.determinerWord?.lower ?? '') && phrase.adjectives.length === 0) return undefined;
  const others = subjectsOf(sentence, verb).filter((word) => word.index !== phrase.noun.index);
  const finite = finiteVerbOf(sentence, verb);
  // „Weder mein Mann noch ich“: the parse takes one of two subjects for an object.
  const before = sentence.words[phraseStart(phrase).index - 1];
  const isPaired = before !== undefined && ['weder', 'noch', 'sowohl', 'entweder', 'und', 'oder', 'als', 'wie'].includes(before.lower);
  const clearSubject = !isPaired && others.some((word) => isNominativeOnly(word));
  if (dativeVerbs.has(infinitive)) {
    const alone = !childrenOf(sentence, verb).some((word) => word.index !== phrase.noun.index && /^i?obj$/u.test(word.relation));
    return { cases: ['DAT'], possible: clearSubject && alone ? ['DAT'] : cases, reason: { kind: 'dative-verb', verb: infinitive } };
  }
  // „Er hat den Leuten die Regeln erklärt“: „hat“ helps another verb.
  if ((infinitive === 'haben' || infinitive === 'sein') && hasParticiple(sentence, verb)) return undefined;
  const isBare = particleOf(sentence, verb) === undefined;
  if (isCopula(verb) || (finite !== undefined && finite !== verb && finite.relation === 'cop')) return undefined;
  if (phrase.noun.relation === 'iobj') return open(['DAT'], { kind: 'dative-verb', verb: infinitive });
  // Beside other verbs a dative may stand rightly: ich schenke dem Kind …
  const takesDative = !(isBare && accusativeVerbs.has(infinitive));
  // „drei Folgen meiner Serie“: right after a noun a genitive belongs to it.
  const isAttribute = before?.pos === 'NOUN' && phrase.determiner !== undefined;
  const sure: Case[] = ['AKK', ...(takesDative ? (['DAT'] as const) : []), ...(isAttribute ? (['GEN'] as const) : [])];
  return { cases: ['AKK'], possible: clearSubject ? sure : cases, reason: { kind: 'object', verb: infinitive } };
}

const hasParticiple = (sentence: Sentence, auxiliary: Word): boolean =>
  sentence.words.slice(auxiliary.index + 1, clauseEnd(sentence, auxiliary.index)).some((word) => word.text === word.lower && word.all.some(isParticipleReading));

/** The structure guesses a case, but any that the phrase fits may be right. */
const open = (wanted: Case[], reason: DemandReason): CaseDemand => ({ cases: wanted, possible: cases, reason });

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
