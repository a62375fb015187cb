import { wordsByWhiteSpace } from '@b1fuchs/contracts';
import { isOutside } from '../../../grading/answer-part.js';
import { splitSentences, wordsOf } from '../../../grading/sentences.js';

/** What counts as an answer of all that was said. */
export type SpokenAnswer = {
  /** The sentences of each turn that has any. */
  turns: string[][];
  /** Those of all turns together. */
  sentences: string[];
  words: number;
};

/** Words that are nothing but an insult, and those that are one when they are said of somebody who listens. */
const INSULT =
  /(?<!\p{L})(?:arschl\p{L}*|hurens\p{L}*|wichser\p{L}*|fick\p{L}*|verpiss\p{L}*|halt (?:die|deine) (?:klappe|fresse)|halts? maul)(?!\p{L})|(?<!\p{L})(?:du|sie|ihr) (?:bist|sind|seid) (?:\p{L}+ ){0,3}(?:idiot\p{L}*|dumm\p{L}*|blöd\p{L}*|doof\p{L}*|schlecht\p{L}* (?:prüfer\p{L}*|lehrer\p{L}*)|nutzlos|scheiße|hässlich|trottel|dreck\p{L}*)(?!\p{L})|(?<!\p{L})(?:blöder|blöde|dummer|dumme) (?:computer|maschine|prüfer\p{L}*|app|programm|roboter)(?!\p{L})/iu;

/** Is a sentence part of an answer: German, neither speaking to whoever grades nor insulting? */
export const isAnswer = (sentence: string): boolean => !isOutside(sentence) && !INSULT.test(sentence);

/**
 * The answer in what was said, as it is written down, with a blank line between turns. A sentence in another language, one that
 * speaks to whoever grades, an insult, or one that was said before is no part of it.
 */
export function answerIn(written: string): SpokenAnswer {
  const said = new Set<string>();
  const turns = written
    .split(/\n\s*\n/u)
    .map((turn) =>
      splitSentences(turn).filter((sentence) => {
        const key = wordsOf(sentence).join(' ');
        const isNew = !said.has(key);
        said.add(key);
        return isNew && isAnswer(sentence);
      }),
    )
    .filter((sentences) => sentences.length > 0);
  const sentences = turns.flat();
  return { turns, sentences, words: wordCount(sentences) };
}

export const wordCount = (sentences: string[]): number => sentences.reduce((sum, sentence) => sum + wordsByWhiteSpace(sentence).length, 0);
