import { isFunctionWord } from './german.js';
import { wordsOf } from './sentences.js';

/** Fewer words in a row may well be the learner's own, unless they are all that a point says. */
const COPIED_WORDS = 4;

/** The sentences without those that only repeat the task: who copies the points has not written about them. */
export function withoutCopied(sentences: string[], taskTexts: string[]): string[] {
  const given = taskTexts.map(plain);
  const isCopied = (sentence: string): boolean =>
    given.some((text) => text === plain(sentence) || (wordsOf(sentence).length >= COPIED_WORDS && text.includes(plain(sentence))));
  return sentences.filter((sentence) => !isCopied(sentence));
}

const plain = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Does the text use a word of the topic, in whatever form or compound (Wohnen: Wohnung)? */
export function namesTopic(text: string, topic: string): boolean {
  const stems = wordsOf(topic)
    .filter((word) => word.length >= 3 && !isFunctionWord(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 2)));
  return wordsOf(text).some((word) => stems.some((stem) => word.startsWith(stem)));
}
