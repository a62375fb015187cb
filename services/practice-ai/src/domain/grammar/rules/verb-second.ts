import { textBetween } from '../clause-extent.js';
import { agreesWith, canBeSubjectPronoun, subjectPronounOf } from '../clause.js';
import type { Finding } from '../draft.js';
import { explainVerbAfterClause, explainVerbSecond } from '../explanations/verbs.js';
import { clearSubordinators, openSubordinators } from '../german/subordinators.js';
import { nounPhraseOf, phraseStart } from '../noun-phrase.js';
import { fitsCase } from '../noun-phrase-repair.js';
import type { Rule } from '../rule.js';
import { isFiniteVerb, isPunctuation, type Sentence, type Word } from '../sentence.js';

/** In a main clause the finite verb stands second: after a fronted part comes the verb, then the subject. */
export const verbSecond: Rule = {
  id: 'verb-second',
  examples: [
    { wrong: 'Am Samstag ich gehe ins Kino.', right: 'Am Samstag gehe ich ins Kino.' },
    { wrong: 'Dann wir haben Pizza gegessen.', right: 'Dann haben wir Pizza gegessen.' },
    { wrong: 'Wenn ich Zeit habe, ich besuche dich.', right: 'Wenn ich Zeit habe, besuche ich dich.' },
    { wrong: 'Deshalb ich kann leider nicht kommen.', right: 'Deshalb kann ich leider nicht kommen.' },
  ],
  find: (sentence) => mainClauseStarts(sentence).flatMap((start) => findAt(sentence, start) ?? []).concat(afterSubordinateClause(sentence) ?? []),
};

/** Adverbs that take the first place of a clause alone. */
const frontAdverbs = new Set([
  'heute', 'morgen', 'gestern', 'übermorgen', 'vorgestern', 'dann', 'danach', 'jetzt', 'nun', 'deshalb', 'deswegen', 'darum', 'daher',
  'trotzdem', 'außerdem', 'leider', 'vielleicht', 'hier', 'dort', 'manchmal', 'oft', 'normalerweise', 'natürlich', 'zuerst', 'zuletzt',
  'endlich', 'später', 'früher', 'bald', 'abends', 'morgens', 'mittags', 'nachmittags', 'nachts', 'vormittags', 'meistens', 'meist',
  'gewöhnlich', 'schließlich', 'plötzlich', 'damals', 'inzwischen', 'hoffentlich', 'zurzeit', 'momentan', 'danach', 'anschließend',
  'glücklicherweise', 'wahrscheinlich', 'bestimmt', 'eigentlich', 'letztens', 'neulich', 'sofort', 'gleich', 'erstens', 'zweitens', 'drittens',
  'einerseits', 'andererseits', 'stattdessen', 'montags', 'sonntags', 'samstags', 'freitags',
]);

function mainClauseStarts({ words }: Sentence): number[] {
  let first = 0;
  while (words[first] !== undefined && isPunctuation(words[first])) first += 1;
  const opener = words[first];
  if (opener !== undefined && ['und', 'aber', 'denn', 'oder'].includes(opener.lower)) first += 1;
  const starts = [first];
  const subordinate = words.some((word) => word.pos === 'SCONJ' || clearSubordinators.has(word.lower));
  if (!subordinate) {
    for (const word of words.slice(first + 1)) {
      if (word.pos === 'CCONJ' && ['und', 'aber', 'denn'].includes(word.lower)) starts.push(word.index + 1);
    }
    // „Liebe Anna, am Samstag ich …“
    const comma = words.findIndex((word) => word.text === ',');
    if (comma > 0 && comma <= 4 && /^(?:liebe[rs]?|hallo|hi)$/u.test(opener?.lower ?? '')) starts.push(comma + 1);
  }
  return starts;
}

function findAt(sentence: Sentence, start: number): Finding | undefined {
  const subjectFrom = frontEnd(sentence, start);
  return subjectFrom === undefined ? undefined : swapAt(sentence, start, subjectFrom);
}

/** The index after a fronted adverb, prepositional phrase or time phrase that begins at `start`. */
function frontEnd(sentence: Sentence, start: number): number | undefined {
  const { words } = sentence;
  const first = words[start];
  if (first === undefined) return undefined;
  if (frontAdverbs.has(first.lower)) {
    const next = words[start + 1];
    return next !== undefined && /^(?:Abend|Morgen|Mittag|Nachmittag|Vormittag|Nacht|früh)$/u.test(next.text) ? start + 2 : start + 1;
  }
  for (const noun of words.slice(start, start + 5)) {
    const phrase = nounPhraseOf(sentence, noun);
    if (phrase === undefined) continue;
    const isTime = phrase.preposition === undefined && /^(?:tag|woche|monat|jahr|abend|morgen|wochenende|sommer|winter|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mal)$/u.test(noun.lower);
    const from = phrase.preposition ?? (isTime ? phraseStart(phrase) : undefined);
    if (from?.index !== start) continue;
    return isTime && phrase.determinerWord === undefined && phrase.adjectives.length === 0 ? undefined : noun.index + 1;
  }
  return undefined;
}

/** „Wenn ich Zeit habe, ich besuche dich“: the subordinate clause is the fronted part. */
function afterSubordinateClause(sentence: Sentence): Finding | undefined {
  const { words } = sentence;
  const opener = words[0];
  if (opener === undefined || !(clearSubordinators.has(opener.lower) || (openSubordinators.has(opener.lower) && opener.pos === 'SCONJ'))) return undefined;
  const comma = words.findIndex((word) => word.text === ',');
  if (comma < 3 || !words.slice(1, comma).some((word) => isFiniteVerb(word))) return undefined;
  // Another subordinate clause in between, or a question after it, is not this pattern.
  return isFiniteVerb(words[comma - 1]) ? swapAt(sentence, 0, comma + 1) : undefined;
}

function swapAt(sentence: Sentence, frontFrom: number, subjectFrom: number): Finding | undefined {
  const { words } = sentence;
  const subjectTo = subjectEnd(sentence, subjectFrom);
  const first = words[subjectFrom];
  const verb = subjectTo === undefined ? undefined : words[subjectTo];
  if (subjectTo === undefined || first === undefined || !isFiniteVerb(verb)) return undefined;
  // Two finite verbs side by side: the first closes a subordinate clause.
  if (isFiniteVerb(words[subjectTo + 1]) && !isInfinitiveLike(words[subjectTo + 1])) return undefined;
  const front = textBetween(sentence, frontFrom, Math.min(subjectFrom, frontFrom + 4)).replace(/\s*,$/u, '');
  const right = `${verb.text} ${textBetween(sentence, subjectFrom, subjectTo)}`;
  const explanation = words[subjectFrom - 1]?.text === ',' ? explainVerbAfterClause(right) : explainVerbSecond({ front, right });
  return { from: first.start, to: verb.end, replacement: right, category: 'verb-position', explanation };
}

const isInfinitiveLike = (word: Word | undefined): boolean => word?.all.some((morph) => morph.parts.has('INF')) === true;

/** The index after a subject that begins at `from`: a personal pronoun that the next verb agrees with, or a plain noun phrase. */
function subjectEnd(sentence: Sentence, from: number): number | undefined {
  const { words } = sentence;
  const first = words[from];
  const next = words[from + 1];
  if (first === undefined || next === undefined) return undefined;
  if (canBeSubjectPronoun(first)) {
    if (first.lower === 'ihr' && words[from + 1]?.pos === 'NOUN') return undefined;
    const person = subjectPronounOf(first);
    return isFiniteVerb(next) && (person === undefined || agreesWith(next, person)) ? from + 1 : undefined;
  }
  for (const noun of words.slice(from, from + 3)) {
    const phrase = nounPhraseOf(sentence, noun);
    if (phrase?.determinerWord?.index !== from || phrase.preposition !== undefined) continue;
    const isSubject = noun.relation.startsWith('nsubj') && fitsCase(phrase, ['NOM']) && !fitsCase(phrase, ['GEN']);
    return isSubject ? noun.index + 1 : undefined;
  }
  return undefined;
}
