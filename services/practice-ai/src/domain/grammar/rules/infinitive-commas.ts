import { canBeSubjectPronoun, infinitiveOf, particleOf } from '../clause.js';
import type { Finding } from '../draft.js';
import { commaAfterInfinitive, explainCommaBeforeGroup, explainCommaBeforeInfinitive } from '../explanations/clauses.js';
import { adjectivesBeforeInfinitive, nounsBeforeInfinitive, verbsBeforeInfinitive } from '../german/infinitive-governors.js';
import { isFiniteReading, isInfinitiveReading, isParticipleReading } from '../german/morphology.js';
import { clearSubordinators } from '../german/subordinators.js';
import { insertComma, isPlainWord } from '../insert-comma.js';
import type { Rule } from '../rule.js';
import { childrenOf, isFiniteVerb, isPunctuation, type Sentence, type Word } from '../sentence.js';

/** Commas around an infinitive group: um … zu, and groups that depend on a noun, an adjective or a verb. A bare „zu lernen“ needs none. */
export const infinitiveCommas: Rule = {
  id: 'infinitive-commas',
  examples: [
    { wrong: 'Wir fahren nach Wien um meine Tante zu besuchen.', right: 'Wir fahren nach Wien, um meine Tante zu besuchen.' },
    { wrong: 'Um gesund zu bleiben treibe ich viel Sport.', right: 'Um gesund zu bleiben, treibe ich viel Sport.' },
    { wrong: 'Ich habe die Möglichkeit ein Jahr im Ausland zu arbeiten.', right: 'Ich habe die Möglichkeit, ein Jahr im Ausland zu arbeiten.' },
    { wrong: 'Es ist wichtig jeden Tag Deutsch zu sprechen.', right: 'Es ist wichtig, jeden Tag Deutsch zu sprechen.' },
    { wrong: 'Ich versuche jeden Tag eine Stunde zu lernen.', right: 'Ich versuche, jeden Tag eine Stunde zu lernen.' },
    { wrong: 'Er hat vergessen die Fenster zu schließen.', right: 'Er hat vergessen, die Fenster zu schließen.' },
  ],
  find: (sentence) => sentence.words.flatMap((word) => aroundGroup(sentence, word)),
};

/** A group from its first word to before `end`, with the infinitive (or its „zu“) at `zu`. */
interface Group {
  start: number;
  zu: number;
  end: number;
  /** um, ohne … or the word it depends on. */
  opener: Word;
  isPlain: boolean;
}

function aroundGroup(sentence: Sentence, word: Word): Finding[] {
  const { words } = sentence;
  const end = infinitiveEnd(words, word);
  if (end === undefined) return [];
  const from = words.findLastIndex((other) => other.index < word.index && isPunctuation(other)) + 1;
  const group = withConjunction(words, from, word.index, end) ?? dependent(sentence, from, word.index, end);
  if (group === undefined) return [];
  const before = words[group.start - 1];
  const first = words[group.start];
  const after = words[end];
  const hasMain = words.slice(from, group.start).some((other) => isFiniteVerb(other));
  const goesOn = isFiniteVerb(after) && !after.all.some(isInfinitiveReading) && !hasMain;
  const findings: Finding[] = [];
  if (group.start > from && isPlainWord(before) && first !== undefined && (hasMain || goesOn)) {
    findings.push(insertComma(before, first, group.isPlain ? explainCommaBeforeInfinitive(group.opener.lower) : explainCommaBeforeGroup(group.opener.text)));
  }
  const last = words[end - 1];
  const isFronted = group.start === from && group.isPlain && from === 0;
  if (last !== undefined && goesOn && (findings.length > 0 || isFronted)) findings.push(insertComma(last, after, commaAfterInfinitive));
  return findings;
}

/** The index after „zu lernen“ or „aufzustehen“ that begins at this word. */
function infinitiveEnd(words: readonly Word[], word: Word): number | undefined {
  if (word.text !== word.lower) return undefined;
  if (word.all.length > 0 && word.all.every((morph) => morph.kind === 'VER' && morph.parts.has('EIZ'))) return word.index + 1;
  const next = words[word.index + 1];
  if (word.lower !== 'zu' || next === undefined || next.text !== next.lower || next.pos === 'NOUN') return undefined;
  return next.all.some((morph) => morph.kind === 'VER' && morph.parts.has('INF')) ? word.index + 2 : undefined;
}

const conjunctions = new Set(['um', 'ohne', 'statt', 'anstatt']);
const partners = new Set(['und', 'oder', 'aber', 'nicht', 'nur', 'auch', 'als', 'sondern', 'denn', 'rund', 'sogar', 'vor', 'allem']);

function withConjunction(words: readonly Word[], from: number, zu: number, end: number): Group | undefined {
  const opener = words.findLast((word) => word.index >= from && word.index < zu && conjunctions.has(word.lower));
  if (opener === undefined) return undefined;
  const next = words[opener.index + 1];
  const before = words[opener.index - 1];
  if (next === undefined || next.pos === 'NUM' || /^(?:\d|halb|viertel|wie)/u.test(next.lower)) return undefined;
  if (opener.index > from && before !== undefined && partners.has(before.lower)) return undefined;
  if (words.slice(opener.index + 1, zu).some((word) => isOnlyFinite(word) || clearSubordinators.has(word.lower))) return undefined;
  return { start: opener.index, zu, end, opener, isPlain: true };
}

/** A group that depends on a word of the main clause before it and has more in it than the infinitive. */
function dependent(sentence: Sentence, from: number, zu: number, end: number): Group | undefined {
  const { words } = sentence;
  for (const opener of words.slice(from, zu)) {
    const start = groupStart(sentence, from, opener, zu);
    if (start === undefined) continue;
    const between = words.slice(start, zu);
    if (between.length === 0 || between.every((word) => ['nicht', 'mehr', 'auch', 'so', 'sehr', 'viel', 'sein', 'werden'].includes(word.lower))) return undefined;
    const isCut = between.some((word) => isOnlyFinite(word) || clearSubordinators.has(word.lower) || canBeOnlySubject(word) || infinitiveEnd(words, word) !== undefined);
    const joins = ['und', 'oder', 'als', 'wie', 'aber'].includes(words[start]?.lower ?? '');
    return isCut || joins ? undefined : { start, zu, end, opener, isPlain: false };
  }
  return undefined;
}

function groupStart(sentence: Sentence, from: number, opener: Word, zu: number): number | undefined {
  const { words } = sentence;
  const isSaid = nounsBeforeInfinitive.has(opener.lower) && /^\p{Lu}/u.test(opener.text) && !/^(?:viel|etwas|wenig|nichts|seit|lange|letzter|nach|vor|in|von|zur|zu)$/u.test(words[opener.index - 1]?.lower ?? '');
  if (isSaid && opener.pos !== 'PROPN' && !isProblemToSolve(words, from, opener)) return afterVerbs(words, opener.index + 1, zu);
  if (adjectivesBeforeInfinitive.has(opener.lower) && isJudgement(words, from, opener, zu)) return afterVerbs(words, opener.index + 1, zu);
  return afterGovernor(sentence, from, opener, zu);
}

/** „Es gibt ein Problem zu lösen“: the noun is the object of the infinitive. */
const isProblemToSolve = (words: readonly Word[], from: number, noun: Word): boolean =>
  ['problem', 'aufgabe', 'ziel', 'plan'].includes(noun.lower) && !words.slice(from, noun.index).some((word) => word.all.some((morph) => morph.lemma === 'sein' && morph.kind === 'VER'));

const personal = new Set(['froh', 'glücklich', 'bereit', 'stolz', 'gewohnt', 'traurig']);

/** „es ist (sehr) wichtig …“, „ich finde es schön …“, „ich bin froh …“. */
function isJudgement(words: readonly Word[], from: number, adjective: Word, zu: number): boolean {
  const before = words.slice(from, adjective.index);
  const next = words[adjective.index + 1];
  if (next === undefined || adjective.pos === 'DET' || /^(?:und|oder|genug|möglich|zu)$/u.test(next.lower) || words[adjective.index - 1]?.lower === 'zu') return false;
  const verbs = [...before, next].filter((word) => word.all.some((morph) => morph.kind === 'VER' && ['sein', 'finden', 'werden', 'machen', 'halten', 'scheinen', 'fallen'].includes(morph.lemma)));
  if (verbs.length === 0) return false;
  return personal.has(adjective.lower) ? before.some((word) => canBeSubjectPronoun(word)) : words.slice(from, zu).some((word) => word.lower === 'es' && word.index <= adjective.index);
}

/** Past the verbs that close the clause of noun or adjective: „weil ich Lust habe | ins Kino zu gehen“. */
function afterVerbs(words: readonly Word[], from: number, zu: number): number {
  let index = from;
  for (let word = words[index]; word !== undefined && index < zu; word = words[index]) {
    const isInfinitiveBeforeZu = index === zu - 1 && word.all.some(isInfinitiveReading);
    const isVerb = word.text === word.lower && word.all.some((morph) => isFiniteReading(morph) || isParticipleReading(morph) || isInfinitiveReading(morph)) && (word.pos === 'VERB' || word.pos === 'AUX');
    if (!isVerb || isInfinitiveBeforeZu) break;
    index += 1;
  }
  return index;
}

/** These stand between a verb and its infinitive group and belong to the verb. */
const withVerb = new Set([
  'mich', 'dich', 'sich', 'uns', 'euch', 'mir', 'dir', 'ihm', 'ihn', 'ihr', 'ihnen', 'sie', 'es', 'ich', 'du', 'er', 'wir', 'man', 'auch', 'immer', 'sehr', 'jetzt', 'schon', 'oft', 'gern',
  'bitte', 'daher', 'deshalb', 'deswegen', 'darauf', 'davon', 'damit', 'daran', 'dafür', 'daraus', 'nun',
]);

function afterGovernor(sentence: Sentence, from: number, verb: Word, zu: number): number | undefined {
  const { words } = sentence;
  if (verb.text !== verb.lower && verb.index > 0) return undefined;
  if (verb.pos !== 'VERB' && verb.pos !== 'AUX') return undefined;
  const infinitive = infinitiveOf(sentence, verb);
  if (infinitive === undefined || !verbsBeforeInfinitive.has(infinitive) || verb.lower === 'bitte') return undefined;
  const isFinite = isFiniteVerb(verb) && !words.slice(from, verb.index).some((word) => isFiniteVerb(word));
  if (!isFinite) return words.slice(from, verb.index).some((word) => isFiniteVerb(word)) ? verb.index + 1 : undefined;
  let index = verb.index + 1;
  while (index < zu && withVerb.has(words[index]?.lower ?? '')) index += 1;
  const particle = particleOf(sentence, verb);
  if (particle !== undefined && particle.index > verb.index) return particle.index < zu ? particle.index + 1 : undefined;
  const subject = childrenOf(sentence, verb).find((word) => word.relation.startsWith('nsubj'));
  const hasSubject = subject !== undefined && (subject.index < index || verb.index === 0);
  return hasSubject ? index : undefined;
}

const isOnlyFinite = (word: Word): boolean => isFiniteVerb(word) && !word.all.some((morph) => isInfinitiveReading(morph) || isParticipleReading(morph));

const canBeOnlySubject = (word: Word): boolean => ['ich', 'du', 'er', 'wir', 'man'].includes(word.lower);
