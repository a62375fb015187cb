import { canBeSubjectPronoun } from '../clause.js';
import type { Finding } from '../draft.js';
import { explainNoCommaAfterFront, explainNoCommaBeforeAnd, explainNoCommaBetweenTwins, noCommaBeforeComparison } from '../explanations/clauses.js';
import type { Explanation } from '../explanations/explanation.js';
import { clearSubordinators, openSubordinators, questionWords } from '../german/subordinators.js';
import type { Rule } from '../rule.js';
import { isFiniteVerb, isPunctuation, type Sentence, type Word } from '../sentence.js';

/** Commas that German doesn't set: after a fronted part without a verb, and before „und“ or „oder“ with the verb of the same subject. */
export const surplusComma: Rule = {
  id: 'surplus-comma',
  examples: [
    { wrong: 'Am Wochenende, gehe ich oft ins Kino.', right: 'Am Wochenende gehe ich oft ins Kino.' },
    { wrong: 'Außerdem, habe ich keine Zeit.', right: 'Außerdem habe ich keine Zeit.' },
    { wrong: 'Meiner Meinung nach, ist das eine gute Idee.', right: 'Meiner Meinung nach ist das eine gute Idee.' },
    { wrong: 'Ich stehe früh auf, und frühstücke mit meinen Kindern.', right: 'Ich stehe früh auf und frühstücke mit meinen Kindern.' },
    { wrong: 'Ich hoffe, dass du gesund bist, und dass wir uns bald sehen.', right: 'Ich hoffe, dass du gesund bist und dass wir uns bald sehen.' },
    { wrong: 'Mein Bruder ist älter, als ich.', right: 'Mein Bruder ist älter als ich.' },
  ],
  find: (sentence) => sentence.words.filter((word) => word.text === ',').flatMap((comma) => afterFront(sentence, comma) ?? beforeAnd(sentence, comma) ?? betweenTwins(sentence, comma) ?? beforeComparison(sentence, comma) ?? []),
};

/** After these a comma may stand: they are sentences of their own, greetings or calls. */
const apart = /^(?:ja|nein|doch|ach|oh|na|nun|tja|also|gut|okay|ok|hallo|hi|hey|liebe[rs]?|sehr|guten|bitte|danke|schade|klar|stimmt|richtig|genau|sicher|nee|mensch|mama|papa|leute|viele|mit|herzliche?n?|ps|übrigens|kurz|naja|entschuldigung|verzeihung|willkommen|alles|wie|so|dann|erstens|zweitens|drittens|das|dies|ich|du|er|sie|wir|ihr|es|man)$/u;

function afterFront(sentence: Sentence, comma: Word): Finding | undefined {
  const { words } = sentence;
  const verb = words[comma.index + 1];
  const subject = words[comma.index + 2];
  const front = words.slice(0, comma.index);
  const last = front.at(-1);
  if (front.length === 0 || front.length > 7 || last === undefined || !isFiniteVerb(verb) || verb.text !== verb.lower || subject === undefined) return undefined;
  if (front.some((word) => isFrontVerb(word) || isPunctuation(word) || opensClause(word)) || !isAdverbial(front)) return undefined;
  const begins = canBeSubjectPronoun(subject) || ['det', 'nsubj', 'nsubj:pass', 'expl', 'expl:pv', 'amod', 'nummod'].includes(subject.relation) || /^(?:das|die|der|dies)$/u.test(subject.lower);
  return begins ? withoutComma(sentence, last, verb, explainNoCommaAfterFront(verb.lower)) : undefined;
}

/** Begins as an adverb or a preposition does, or is „meiner Meinung nach“: a noun before a comma may be a call. */
function isAdverbial(front: readonly Word[]): boolean {
  const [first] = front;
  if (first === undefined || apart.test(first.lower)) return false;
  return first.pos === 'ADV' || first.pos === 'ADP' || (first.pos === 'ADJ' && front.length === 1) || front.at(-1)?.lower === 'nach';
}

/** A verb form that the dictionary knows, whatever the parse says: „Wie gesagt, …“, „Wenn nötig, …“. */
const isFrontVerb = (word: Word): boolean => ['VERB', 'AUX', 'INTJ'].includes(word.pos) || word.lower === 'gesagt' || isFiniteVerb(word);

const opensClause = (word: Word): boolean =>
  clearSubordinators.has(word.lower) || (openSubordinators.has(word.lower) && word.index === 0 && word.pos === 'SCONJ') || questionWords.has(word.lower) || ['zu', 'um'].includes(word.lower);

/** „Ich stehe auf, und frühstücke“: one subject, two verbs, nothing set apart before the comma. */
function beforeAnd(sentence: Sentence, comma: Word): Finding | undefined {
  const { words } = sentence;
  const before = words[comma.index - 1];
  const joint = words[comma.index + 1];
  const verb = words[comma.index + 2];
  const after = words[comma.index + 3];
  if (before === undefined || joint === undefined || !['und', 'oder'].includes(joint.text) || !isFiniteVerb(verb) || verb.text !== verb.lower) return undefined;
  if (canBeSubjectPronoun(after) || after?.relation.startsWith('nsubj') === true || isAskedTwice(words)) return undefined;
  const first = words.slice(0, comma.index);
  // A clause or an apposition that ends before „und“ keeps its comma.
  if (first.some((word) => isPunctuation(word) || opensClause(word) || word.pos === 'SCONJ') || !first.some((word) => isFiniteVerb(word))) return undefined;
  return withoutComma(sentence, before, joint, explainNoCommaBeforeAnd(joint.lower));
}

/** „Hilft der Staat, oder bezahlen die Eltern?“: each question has a subject of its own. */
const isAskedTwice = (words: readonly Word[]): boolean => isFiniteVerb(words[0]) && words.at(-1)?.text === '?';

/** „…, dass es regnet, und dass …“: two clauses of the same kind joined by „und“. */
function betweenTwins(sentence: Sentence, comma: Word): Finding | undefined {
  const { words } = sentence;
  const before = words[comma.index - 1];
  const joint = words[comma.index + 1];
  const opener = words[comma.index + 2];
  if (before === undefined || joint === undefined || opener === undefined || !['und', 'oder'].includes(joint.text)) return undefined;
  if (!(clearSubordinators.has(opener.lower) || questionWords.has(opener.lower)) || !isFiniteVerb(before)) return undefined;
  const from = words.findLastIndex((word) => word.index < comma.index && isPunctuation(word)) + 1;
  // „Wem schenkst du etwas, und wem nicht?“: the verb shows that no subordinate clause begins.
  const isMainClause = isFiniteVerb(words[from + 1]);
  return words[from]?.lower === opener.lower && !isMainClause ? withoutComma(sentence, before, joint, explainNoCommaBetweenTwins(joint.lower)) : undefined;
}

const comparesWith = /^(?:anders|mehr|weniger|lieber|besser|eher)$/u;

/** „älter, als ich“: without a verb of its own a comparison is no clause. */
function beforeComparison(sentence: Sentence, comma: Word): Finding | undefined {
  const { words } = sentence;
  const before = words[comma.index - 1];
  const joint = words[comma.index + 1];
  if (before === undefined || joint?.text !== 'als') return undefined;
  const isComparative = comparesWith.test(before.lower) || before.all.some((morph) => morph.kind === 'ADJ' && morph.parts.has('KOM'));
  const rest = words.slice(joint.index + 1);
  if (!isComparative || rest.length > 6 || rest.some((word) => word.text === ',' || word.pos === 'VERB' || word.lower === 'zu' || isFiniteVerb(word))) return undefined;
  return withoutComma(sentence, before, joint, noCommaBeforeComparison);
}

const withoutComma = ({ text }: Sentence, before: Word, after: Word, explanation: Explanation): Finding => ({
  from: before.start,
  to: after.end,
  replacement: `${text.slice(before.start, before.end)} ${text.slice(after.start, after.end)}`,
  category: 'punctuation',
  explanation,
});
