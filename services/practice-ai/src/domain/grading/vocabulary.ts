import type { Criterion, ErrorCategory } from '@b1fuchs/contracts';
import { answerWords, isOutside } from './answer-part.js';
import { bandAt, bandByLimits } from './bands.js';
import { correctedText } from './corrected-text.js';
import type { WritingEvidence } from './evidence.js';
import { splitSentences, wordsOf } from './sentences.js';
import { wordRange } from './word-range.js';

const WORD_ERRORS = new Set<ErrorCategory>(['word-choice', 'spelling', 'preposition']);
/** Errors in the choice and spelling of words per 100 words, for A, B, C, D. */
const ERROR_LIMITS = [2, 4, 8, 14] as const;
/** Words of the window over which variety is measured; texts of B1 are about 80 words long. */
const WINDOW = 40;

/**
 * Moving-average type-token ratio (Covington and McFall 2010): the mean share of different words in every
 * window of the text, so that a long text is not punished. 0 to 1.
 */
export function wordVariety(words: string[]): number {
  const size = Math.min(WINDOW, words.length);
  if (size === 0) return 0;
  const windows = words.length - size + 1;
  let total = 0;
  for (let start = 0; start < windows; start += 1) total += new Set(words.slice(start, start + size)).size / size;
  return total / windows;
}

/**
 * Variety from which a text is A, B, C, D. The exam asks for a wide range of words for A and a limited one for C. Of answers
 * whose level is known (test/grading) excellent ones have 0.87 or more, good ones 0.83 to 0.94, middling ones 0.80 to 0.92,
 * weak ones 0.66 to 0.85: from A down the bands are about as wide as one level differs from the next.
 */
const VARIETY_LIMITS = [0.86, 0.8, 0.74, 0.6];

/**
 * Range (see wordRange) from which a text is A, B, C, D. Of the same answers excellent ones have 0.21 or more, good ones
 * 0.14 to 0.33, middling ones 0.07 to 0.26, weak ones 0.03 to 0.18.
 */
const RANGE_LIMITS = [0.2, 0.06, 0.03, 0.01];
const stepsUnder = (value: number, limits: number[]): number => limits.filter((limit) => value < limit).length;

/** Wortschatz: variety and range of words, and errors in choosing and spelling them. */
export function rateVocabulary(evidence: WritingEvidence): Criterion {
  const { text, corrections } = evidence;
  const wordCount = answerWords(evidence);
  // As corrected: a word misspelt in two ways is one word.
  const corrected = splitSentences(correctedText(text, corrections)).filter((sentence) => !isOutside(sentence)).join(' ');
  const lemmas = evidence.words.filter(({ sentence }) => !isOutside(sentence)).flatMap((one) => one.lemmas);
  const errors = corrections.filter(({ category }) => WORD_ERRORS.has(category)).length;
  const fromErrors = bandByLimits((errors / Math.max(wordCount, 1)) * 100, ERROR_LIMITS);
  const fromVariety = bandAt(stepsUnder(wordVariety(wordsOf(corrected)), VARIETY_LIMITS));
  const fromRange = bandAt(stepsUnder(wordRange(lemmas) ?? 1, RANGE_LIMITS));
  const name = 'wortschatz';
  if (fromVariety > fromErrors && fromVariety >= fromRange) {
    return { name, band: fromVariety, reason: 'Sie wiederholen viele Wörter. Suchen Sie andere Wörter mit derselben Bedeutung.' };
  }
  if (fromRange > fromErrors) {
    return { name, band: fromRange, reason: 'Sie benutzen vor allem sehr einfache Wörter. Zeigen Sie auch Wörter, die genauer sagen, was Sie meinen.' };
  }
  const reason =
    errors === 0
      ? 'Ihre Wörter sind abwechslungsreich und passen.'
      : `Ihre Wörter sind verständlich, ${errors === 1 ? 'eines ist aber falsch geschrieben oder passt' : `${errors} sind aber falsch geschrieben oder passen`} nicht.`;
  return { name, band: fromErrors, reason };
}
