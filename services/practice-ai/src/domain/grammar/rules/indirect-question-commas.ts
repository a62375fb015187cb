import { canBeSubjectPronoun } from '../clause.js';
import { clauseEnd } from '../clause-extent.js';
import type { Finding } from '../draft.js';
import { explainCommaBeforeClause } from '../explanations/clauses.js';
import { determinerOf } from '../german/declension.js';
import { isInfinitiveReading, isParticipleReading } from '../german/morphology.js';
import { clearSubordinators, questionWords } from '../german/subordinators.js';
import { insertComma, isPlainWord } from '../insert-comma.js';
import type { Rule } from '../rule.js';
import { isFiniteVerb, isPunctuation, type Sentence, type Word } from '../sentence.js';

/** A comma before a clause that a question word opens in the middle of a sentence: ich weiß nicht, wo er wohnt. */
export const indirectQuestionCommas: Rule = {
  id: 'indirect-question-commas',
  examples: [
    { wrong: 'Ich weiß nicht wo er wohnt.', right: 'Ich weiß nicht, wo er wohnt.' },
    { wrong: 'Kannst du mir sagen wann der Kurs beginnt?', right: 'Kannst du mir sagen, wann der Kurs beginnt?' },
    { wrong: 'Das ist der Grund warum ich heute schreibe.', right: 'Das ist der Grund, warum ich heute schreibe.' },
    { wrong: 'Das ist alles was ich weiß.', right: 'Das ist alles, was ich weiß.' },
  ],
  find: (sentence) => sentence.words.flatMap((word) => findAt(sentence, word) ?? []),
};

/** Before these a question word opens no clause of its own, or the comma stands elsewhere. */
const partners = new Set([
  'und', 'oder', 'aber', 'sondern', 'als', 'wie', 'so', 'egal', 'irgend', 'genauso', 'ebenso', 'nicht', 'genau', 'je', 'auch', 'nur', 'denn', 'weder', 'noch', 'seit', 'bis', 'ab', 'etwas', 'sowie',
  'an', 'auf', 'aus', 'bei', 'durch', 'für', 'gegen', 'in', 'mit', 'nach', 'ohne', 'über', 'um', 'unter', 'von', 'vor', 'zu',
]);
/** „nicht“ and „genau“ are partners only where they begin the sentence: ich weiß nicht, wo … */
const allowedLater = new Set(['nicht', 'genau', 'auch', 'noch']);

function findAt(sentence: Sentence, word: Word): Finding | undefined {
  const { words } = sentence;
  const before = words[word.index - 1];
  const next = words[word.index + 1];
  if (!questionWords.has(word.text) || !isPlainWord(before) || !isPlainWord(next) || word.index < 2) return undefined;
  if (partners.has(before.lower) && !allowedLater.has(before.lower)) return undefined;
  if (word.text === 'wie' && !opensManner(before, next)) return undefined;
  if (word.text === 'was' && (next.lower === 'für' || before.pos === 'VERB' && before.text !== before.lower)) return undefined;
  const from = words.findLastIndex((other) => other.index < word.index && isPunctuation(other)) + 1;
  const main = words.slice(from, word.index);
  if (!main.some((other) => isFiniteVerb(other)) || questionWords.has(words[from]?.lower ?? '') || clearSubordinators.has(main.at(-1)?.lower ?? '')) return undefined;
  const end = clauseEnd(sentence, word.index);
  const clause = words.slice(word.index + 1, end);
  const last = clause.at(-1);
  const closesInVerb = last !== undefined && clause.length > 1 && isClearlyFinite(last);
  const verbFollows = canBeSubjectPronoun(next) && isFiniteVerb(clause[1]);
  return closesInVerb || verbFollows ? insertComma(before, word, explainCommaBeforeClause(word.lower)) : undefined;
}

/** „ich weiß, wie man …“, „…, wie viel es kostet“, not the comparison „schön wie der Sommer“. */
const opensManner = (before: Word, next: Word): boolean =>
  (before.pos === 'VERB' || before.pos === 'AUX' || ['nicht', 'genau', 'mir', 'uns', 'ihnen', 'dir'].includes(before.lower)) &&
  (canBeSubjectPronoun(next) || determinerOf(next.text) !== undefined || next.pos === 'ADJ' || next.pos === 'ADV' || /^viele?$/u.test(next.lower));

const isClearlyFinite = (word: Word): boolean =>
  isFiniteVerb(word) && !word.all.some((morph) => isInfinitiveReading(morph) || isParticipleReading(morph));
