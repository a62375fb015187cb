import { canBeSubjectPronoun } from '../clause.js';
import { clauseEnd } from '../clause-extent.js';
import type { Finding } from '../draft.js';
import {
  commaAfterRelative,
  explainCommaAfterClause,
  explainCommaBeforeBut,
  explainCommaBeforeClause,
  explainCommaBeforeContrast,
  explainCommaBeforeRelative,
} from '../explanations/clauses.js';
import { clearSubordinators, questionWords, subordinatorPartners } from '../german/subordinators.js';
import { isInfinitiveReading, isParticipleReading } from '../german/morphology.js';
import { insertComma, isPlainWord } from '../insert-comma.js';
import type { Rule } from '../rule.js';
import { headOf, isFiniteVerb, isPunctuation, type Sentence, type Word } from '../sentence.js';

/** Commas between main clause and subordinate, relative or infinitive clause. */
export const clauseCommas: Rule = {
  id: 'clause-commas',
  examples: [
    { wrong: 'Ich bleibe zu Hause weil ich krank bin.', right: 'Ich bleibe zu Hause, weil ich krank bin.' },
    { wrong: 'Wenn ich Zeit habe komme ich gern.', right: 'Wenn ich Zeit habe, komme ich gern.' },
    { wrong: 'Ich kenne eine Frau die in Berlin wohnt.', right: 'Ich kenne eine Frau, die in Berlin wohnt.' },
    { wrong: 'Er arbeitet nicht in Berlin sondern in Hamburg.', right: 'Er arbeitet nicht in Berlin, sondern in Hamburg.' },
    { wrong: 'Sie hat viel gelernt aber die Prüfung leider nicht bestanden.', right: 'Sie hat viel gelernt, aber die Prüfung leider nicht bestanden.' },
    { wrong: 'Ich möchte kommen aber ich habe keine Zeit.', right: 'Ich möchte kommen, aber ich habe keine Zeit.' },
  ],
  find: (sentence) => sentence.words.flatMap((word) => [beforeSubordinate(sentence, word), afterFirstClause(sentence, word), ...aroundRelative(sentence, word), beforeBut(sentence, word)].filter((finding) => finding !== undefined)),
};

function beforeSubordinate(sentence: Sentence, word: Word): Finding | undefined {
  const before = sentence.words[word.index - 1];
  if (!clearSubordinators.has(word.lower) || word.text !== word.lower || !isPlainWord(before)) return undefined;
  // „Also obwohl …“, „Beispielsweise wenn …“: the first word belongs to the clause.
  if (before.index === 0 && !isFiniteVerb(before)) return undefined;
  if (subordinatorPartners.has(before.lower) || /^(?:nachdem|bevor|ehe)$/u.test(word.lower) && (before.pos === 'NOUN' || before.pos === 'ADV')) return undefined;
  if (!hasFinite(sentence, word.index + 1)) return undefined;
  return insertComma(before, word, explainCommaBeforeClause(word.lower));
}

/** „Wenn ich Zeit habe komme ich“: two finite verbs meet, the second begins the main clause. */
function afterFirstClause(sentence: Sentence, word: Word): Finding | undefined {
  const { words } = sentence;
  const opener = words[0];
  if (opener === undefined || !clearSubordinators.has(opener.lower) || word.index < 2) return undefined;
  const next = words[word.index + 1];
  const subject = words[word.index + 2];
  if (!isFiniteVerb(word) || !isFiniteVerb(next) || subject === undefined) return undefined;
  if (words.slice(1, word.index).some((other) => isPunctuation(other))) return undefined;
  const begins = canBeSubjectPronoun(subject) || subject.relation.startsWith('nsubj') || subject.relation.startsWith('det');
  if (!begins || next.head === word.index || next.all.some((morph) => isInfinitiveReading(morph) || isParticipleReading(morph))) return undefined;
  return insertComma(word, next, explainCommaAfterClause(opener.lower));
}

const relativePronouns = new Set(['der', 'die', 'das', 'den', 'dem', 'deren', 'dessen', 'denen']);

function aroundRelative(sentence: Sentence, word: Word): Finding[] {
  const { words } = sentence;
  if (!relativePronouns.has(word.text)) return [];
  const plain = plainRelative(sentence, word);
  if (plain !== undefined) return [plain];
  const head = headOf(sentence, word);
  if (head === undefined || !head.relation.startsWith('acl') || head.index <= word.index || word.relation.startsWith('det')) return [];
  const preposition = words[word.index - 1]?.pos === 'ADP' ? words[word.index - 1] : undefined;
  const first = preposition ?? word;
  const before = words[first.index - 1];
  const noun = headOf(sentence, head);
  if (!isPlainWord(before) || noun?.index !== before.index || (before.pos !== 'NOUN' && before.pos !== 'PROPN')) return [];
  const end = relativeEnd(sentence, word);
  if (end === undefined) return [];
  const findings = [insertComma(before, first, explainCommaBeforeRelative(first === word ? word.text : `${first.text} ${word.text}`))];
  const last = words[end];
  const after = words[end + 1];
  if (last !== undefined && isPlainWord(after) && !['und', 'oder', 'als', 'wie'].includes(after.lower)) {
    findings.push(insertComma(last, after, commaAfterRelative));
  }
  return findings;
}

/**
 * „Ich kenne einen Mann der drei Sprachen spricht“: a stretch without comma or conjunction has its verb already
 * and ends in another one, so what stands after the noun is a clause of its own.
 */
function plainRelative(sentence: Sentence, word: Word): Finding | undefined {
  const { words } = sentence;
  const before = words[word.index - 1];
  const end = clauseEnd(sentence, word.index);
  const last = words[end - 1];
  if (before?.pos !== 'NOUN' || last === undefined || last.index < word.index + 2) return undefined;
  if (!/^(?:der|die|das|den|dem)$/u.test(word.text) || !refersTo(word, before)) return undefined;
  const from = words.findLastIndex((other) => other.index < word.index && isPunctuation(other)) + 1;
  const stretch = words.slice(from, word.index);
  // „…, die klein ist und in der Nähe der Universität liegt“: the stretch is a relative clause itself.
  const opener = stretch[stretch[0]?.pos === 'ADP' ? 1 : 0];
  if (from > 0 && opener !== undefined && (relativePronouns.has(opener.lower) || questionWords.has(opener.lower))) return undefined;
  const mark = stretch.findLastIndex((other) => other.pos === 'SCONJ' || clearSubordinators.has(other.lower) || other.relation === 'mark');
  const clause = stretch.slice(mark + 1);
  if (!closesRelative(last, word, clause) || !clause.some((other) => isClearlyFinite(other) || (isFiniteVerb(other) && other.index < word.index - 1)) || words.slice(word.index, end - 1).some((other) => isFiniteVerb(other))) return undefined;
  return insertComma(before, word, explainCommaBeforeRelative(word.text));
}

/** A plural form such as „sprechen“ is the finite verb where the main clause has no use for an infinitive and „die“ is no article. */
const closesRelative = (verb: Word, pronoun: Word, main: readonly Word[]): boolean =>
  isClearlyFinite(verb) ||
  (isFiniteVerb(verb) && !verb.all.some(isParticipleReading) && !pronoun.relation.startsWith('det') && !main.some((word) => isAuxiliaryForm(word) || word.all.some((morph) => takesInfinitive.has(morph.lemma))));

const takesInfinitive = new Set(['möchten', 'lassen', 'sehen', 'hören', 'gehen', 'helfen', 'lernen', 'brauchen']);

const isAuxiliaryForm = (word: Word): boolean => word.all.some((morph) => morph.kind === 'VER' && (morph.parts.has('MOD') || morph.parts.has('AUX')));

const isClearlyFinite = (word: Word): boolean =>
  isFiniteVerb(word) && !word.all.some((morph) => isInfinitiveReading(morph) || isParticipleReading(morph));

/** Noun and pronoun share gender and number in some case. */
const refersTo = (pronoun: Word, noun: Word): boolean =>
  noun.all.some(
    (morph) =>
      morph.kind === 'SUB' &&
      pronoun.all.some((other) => other.kind === 'ART' && other.number === morph.number && (morph.number === 'PLU' || other.gender === morph.gender)),
  );

/** The index of the verb that closes the relative clause, which is short and has no other finite verb before it. */
function relativeEnd(sentence: Sentence, pronoun: Word): number | undefined {
  const { words } = sentence;
  const to = clauseEnd(sentence, pronoun.index);
  for (let index = pronoun.index + 1; index < to; index += 1) {
    const word = words[index];
    if (!isFiniteVerb(word)) continue;
    if (index === pronoun.index + 1 && index + 1 < to && !isFiniteVerb(words[index + 1])) return undefined;
    const next = words[index + 1];
    const closes = index + 1 >= to || isFiniteVerb(next);
    return closes ? (isFiniteVerb(next) && next.head === word.head && index + 1 < to && word.pos === 'VERB' && next.pos === 'AUX' ? index + 1 : index) : undefined;
  }
  return undefined;
}

/** „…, aber“ between two clauses, or with a verb that serves both: ich war müde, aber glücklich. */
function beforeBut(sentence: Sentence, word: Word): Finding | undefined {
  const { words } = sentence;
  const before = words[word.index - 1];
  if (!['aber', 'denn', 'sondern'].includes(word.text) || !isPlainWord(before)) return undefined;
  const from = words.findLastIndex((other) => other.index < word.index && isPunctuation(other)) + 1;
  if (!words.slice(from, word.index).some((other) => isFiniteVerb(other))) return undefined;
  const subject = words[word.index + 1];
  const beginsClause = canBeSubjectPronoun(subject) && isFiniteVerb(words[word.index + 2]) && (word.pos === 'CCONJ' || !isFiniteVerb(before));
  if (beginsClause) return insertComma(before, word, explainCommaBeforeBut(word.text));
  return joinsLater(sentence, word, before) ? insertComma(before, word, explainCommaBeforeContrast(word.text)) : undefined;
}

/** Past its verb the first clause is complete, and after „aber“ stands another verb: then it is no particle in the middle of a clause. */
function joinsLater(sentence: Sentence, word: Word, before: Word): boolean {
  const { words } = sentence;
  if (word.text === 'sondern') return true;
  const end = clauseEnd(sentence, word.index + 1);
  const verb = words.slice(word.index + 1, end).find((other) => isFiniteVerb(other));
  if (word.text !== 'aber' || verb === undefined || verb.index === word.index + 1) return false;
  return !canBeSubjectPronoun(before) && !['nun', 'dann', 'jetzt', 'da', 'oder', 'und', 'doch', 'leider', 'heute'].includes(before.lower) && !isFiniteVerb(before) && (isAuxiliaryForm(verb) ? verb.index < end - 1 : !verb.all.some(isInfinitiveReading));
}

const hasFinite = (sentence: Sentence, from: number): boolean =>
  sentence.words.slice(from, clauseEnd(sentence, from)).some((word) => isFiniteVerb(word));
