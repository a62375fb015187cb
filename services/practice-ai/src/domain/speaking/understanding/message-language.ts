import { isFunctionWord, isGerman } from '../../grading/german.js';
import { wordsOf } from '../../grading/sentences.js';
import type { MessageLanguage } from './understood.js';

const english = new Set(
  `i you he she it we they me my your the a an and or but is are am was were do does don't did what where when why how can could would should
  not yes no have has had want need understand know think like please sorry speak say repeat this that there of to for with hello hi help mean don t`.split(/\s+/u),
);
/** Greetings and the like of a word or two that German has too or that everybody understands. */
const SHORT = 2;

/**
 * The language that a message is mostly in. A message of a word or two is taken for German (a name, a place) unless its
 * words are English or its letters Persian.
 */
export function messageLanguage(message: string): MessageLanguage {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'other';
  const arabic = message.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic > letters / 2) return 'persian';
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return 'other';
  const words = wordsOf(message.replaceAll(/['’]/gu, ' '));
  const foreign = words.filter((word) => english.has(word) && !isFunctionWord(word)).length;
  const native = words.filter(isFunctionWord).length;
  if (foreign > native && foreign >= words.length / 3) return 'english';
  return words.length <= SHORT || native > 0 || isGerman(message) || words.length <= 4 ? 'german' : 'other';
}
