import { canBeSubjectPronoun } from '../clause.js';
import { clauseEnd, hasZuInfinitive } from '../clause-extent.js';
import type { Finding } from '../draft.js';
import {
  commaAfterRelative,
  explainCommaAfterClause,
  explainCommaBeforeBut,
  explainCommaBeforeClause,
  explainCommaBeforeInfinitive,
  explainCommaBeforeRelative,
} from '../explanations/clauses.js';
import type { Explanation } from '../explanations/explanation.js';
import { clearSubordinators, subordinatorPartners } from '../german/subordinators.js';
import { isInfinitiveReading, isParticipleReading } from '../german/morphology.js';
import type { Rule } from '../rule.js';
import { headOf, isFiniteVerb, isPunctuation, type Sentence, type Word } from '../sentence.js';

/** Commas between main clause and subordinate, relative or infinitive clause. */
export const clauseCommas: Rule = {
  id: 'clause-commas',
  examples: [
    { wrong: 'Ich bleibe zu Hause weil ich krank bin.', right: 'Ich bleibe zu Hause, weil ich krank bin.' },
    { wrong: 'Wenn ich Zeit habe komme ich gern.', right: 'Wenn ich Zeit habe, komme ich gern.' },
    { wrong: 'Ich kenne eine Frau die in Berlin wohnt.', right: 'Ich kenne eine Frau, die in Berlin wohnt.' },
    { wrong: 'Wir fahren nach Wien um meine Tante zu besuchen.', right: 'Wir fahren nach Wien, um meine Tante zu besuchen.' },
    { wrong: 'Ich möchte kommen aber ich habe keine Zeit.', right: 'Ich möchte kommen, aber ich habe keine Zeit.' },
  ],
  find: (sentence) => sentence.words.flatMap((word) => [beforeSubordinate(sentence, word), afterFirstClause(sentence, word), ...aroundRelative(sentence, word), beforeInfinitiveGroup(sentence, word), beforeBut(sentence, word)].filter((finding) => finding !== undefined)),
};

function beforeSubordinate(sentence: Sentence, word: Word): Finding | undefined {
  const before = sentence.words[word.index - 1];
  if (!clearSubordinators.has(word.lower) || word.text !== word.lower || !isPlainWord(before)) return undefined;
  // „Also obwohl …“, „Beispielsweise wenn …“: the first word belongs to the clause.
  if (before.index === 0 && !isFiniteVerb(before)) return undefined;
  if (subordinatorPartners.has(before.lower) || /^(?:nachdem|bevor|ehe)$/u.test(word.lower) && (before.pos === 'NOUN' || before.pos === 'ADV')) return undefined;
  if (!hasFinite(sentence, word.index + 1)) return undefined;
  return comma(before, word, explainCommaBeforeClause(word.lower));
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
  return comma(word, next, explainCommaAfterClause(opener.lower));
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
  const findings = [comma(before, first, explainCommaBeforeRelative(first === word ? word.text : `${first.text} ${word.text}`))];
  const last = words[end];
  const after = words[end + 1];
  if (last !== undefined && isPlainWord(after) && !['und', 'oder', 'als', 'wie'].includes(after.lower)) {
    findings.push(comma(last, after, commaAfterRelative));
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
  if (before?.pos !== 'NOUN' || last === undefined || last.index < word.index + 2 || !isClearlyFinite(last)) return undefined;
  if (!/^(?:der|die|das|den|dem)$/u.test(word.text) || !refersTo(word, before)) return undefined;
  const from = words.findLastIndex((other) => other.index < word.index && isPunctuation(other)) + 1;
  const stretch = words.slice(from, word.index);
  if (stretch.some((other) => other.pos === 'SCONJ' || clearSubordinators.has(other.lower) || other.relation === 'mark')) return undefined;
  if (!stretch.some((other) => isClearlyFinite(other)) || words.slice(word.index, end - 1).some((other) => isFiniteVerb(other))) return undefined;
  return comma(before, word, explainCommaBeforeRelative(word.text));
}

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

function beforeInfinitiveGroup(sentence: Sentence, word: Word): Finding | undefined {
  const before = sentence.words[word.index - 1];
  if (!['um', 'ohne', 'statt', 'anstatt'].includes(word.text) || !isPlainWord(before)) return undefined;
  if (['und', 'oder', 'aber', 'nicht', 'nur', 'auch', 'als', 'sondern', 'denn'].includes(before.lower) || word.relation !== 'mark') return undefined;
  const end = clauseEnd(sentence, word.index);
  if (!hasZuInfinitive(sentence, word.index + 1, end)) return undefined;
  return comma(before, word, explainCommaBeforeInfinitive(word.text));
}

function beforeBut(sentence: Sentence, word: Word): Finding | undefined {
  const { words } = sentence;
  const before = words[word.index - 1];
  if (!['aber', 'denn', 'sondern'].includes(word.text) || word.pos !== 'CCONJ' || !isPlainWord(before)) return undefined;
  const subject = words[word.index + 1];
  if (!canBeSubjectPronoun(subject) || !isFiniteVerb(words[word.index + 2])) return undefined;
  if (!words.slice(0, word.index).some((other) => isFiniteVerb(other))) return undefined;
  return comma(before, word, explainCommaBeforeBut(word.text));
}

const isPlainWord = (word: Word | undefined): word is Word => word !== undefined && !isPunctuation(word);

const hasFinite = (sentence: Sentence, from: number): boolean =>
  sentence.words.slice(from, clauseEnd(sentence, from)).some((word) => isFiniteVerb(word));

/** The two words with a comma between them. */
const comma = (before: Word, after: Word, explanation: Explanation): Finding => ({
  from: before.start,
  to: after.end,
  replacement: `${before.text}, ${after.text}`,
  category: 'punctuation',
  explanation,
});
