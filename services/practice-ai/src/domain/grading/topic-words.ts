import { isFunctionWord } from './german.js';
import { splitSentences, wordsOf } from './sentences.js';

/** Fewer words in a row may well be the learner's own, unless they are a whole sentence of the task. */
const COPIED_WORDS = 4;
/** So many words are a sentence; fewer, such as a title, may be the learner's own. */
const SENTENCE_WORDS = 3;
/**
 * Share of a sentence that such runs of words make up when it is copied: a word put before it does not help, but "Ich bitte
 * Sie um …" instead of "Bitten Sie um …" is an answer.
 */
const COPIED_SHARE = 0.8;

/** The sentences without those that only repeat the task: who copies the points has not written about them. */
export function withoutCopied(sentences: string[], taskTexts: string[]): string[] {
  const given = taskTexts.map(plain);
  const givenSentences = taskTexts.flatMap(splitSentences).filter((sentence) => wordsOf(sentence).length >= SENTENCE_WORDS).map(plain);
  return sentences.filter((sentence) => !givenSentences.includes(plain(sentence)) && copiedShare(wordsOf(sentence), given) < COPIED_SHARE);
}

/** The share of the words that stand in the given texts in a run of at least COPIED_WORDS. */
function copiedShare(words: string[], given: string[]): number {
  const copied = new Set<number>();
  for (let start = 0; start + COPIED_WORDS <= words.length; start += 1) {
    const run = ` ${words.slice(start, start + COPIED_WORDS).join(' ')} `;
    if (given.some((text) => text.includes(run))) for (let place = start; place < start + COPIED_WORDS; place += 1) copied.add(place);
  }
  return words.length === 0 ? 0 : copied.size / words.length;
}

const plain = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Does the text use a word of the topic, in whatever form or compound (Wohnen: Wohnung)? */
export function namesTopic(text: string, topic: string): boolean {
  const stems = wordsOf(topic)
    .filter((word) => word.length >= 3 && !isFunctionWord(word))
    .map((word) => word.slice(0, Math.max(4, word.length - 2)));
  return wordsOf(text).some((word) => stems.some((stem) => word.startsWith(stem)));
}
