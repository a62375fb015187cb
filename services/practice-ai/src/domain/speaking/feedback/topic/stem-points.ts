import { isFunctionWord } from '../../../grading/german.js';
import { wordsOf } from '../../../grading/sentences.js';
import { withoutCopied } from '../../../grading/topic-words.js';
import type { FeedbackTopic } from './feedback-topic.js';

/** Fewer words, or words without any of the small ones that make a sentence, only name something: "Samstag, Pizza, Park". */
const SENTENCE_WORDS = 3;

/** Which points of a topic a sentence names with one of their stems; a sentence that only repeats the topic names none. */
export function pointsByStems({ title, points }: FeedbackTopic, sentences: string[]): boolean[] {
  const said = withoutCopied(sentences, [title, ...points.map((point) => point.title)])
    .map(wordsOf)
    .filter((words) => words.length >= SENTENCE_WORDS && words.some(isFunctionWord));
  return points.map(({ words: stems }) => said.some((words) => words.some((word) => stems.some((stem) => word.startsWith(stem)))));
}
