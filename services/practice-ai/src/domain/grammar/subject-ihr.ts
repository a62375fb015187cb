import { agreesWith } from './clause.js';
import { clauseStart } from './clause-extent.js';
import { clearSubordinators, openSubordinators, questionWords } from './german/subordinators.js';
import { isFiniteReading } from './german/morphology.js';
import { isPunctuation, type Sentence, type Word } from './sentence.js';

const secondPlural = { person: '2', number: 'PLU' } as const;

/**
 * „Wenn ihr Zeit habt“, „Habt ihr Hunger?“: „ihr“ before a noun is the subject, not a possessive.
 * Verb forms like „macht“ also serve er, sie and es; beside them the place of the verb decides.
 */
export function isSubjectIhr(sentence: Sentence, word: Word): boolean {
  const { words } = sentence;
  if (word.lower !== 'ihr') return false;
  const from = clauseStart(sentence, word.index);
  const mark = words.findIndex((other) => other.index > word.index && isPunctuation(other));
  const to = mark === -1 ? words.length : mark;
  const verbs = words.slice(from, to).filter((other) => other.text === other.lower || other.index === 0).filter((other) => agreesWith(other, secondPlural));
  if (verbs.some((verb) => !verb.all.some((morph) => isFiniteReading(morph) && morph.person === '3'))) return true;
  const opener = words[from]?.lower ?? '';
  const isSubordinate = clearSubordinators.has(opener) || openSubordinators.has(opener) || questionWords.has(opener);
  return verbs.some((verb) => verb.index === word.index - 1 || (isSubordinate && verb.index === to - 1));
}
