import type { Criterion, ErrorCategory } from '@b1fuchs/contracts';
import { bandAt, bandByLimits } from './bands.js';
import type { WritingEvidence } from './evidence.js';
import { wordsOf } from './sentences.js';

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

/** Steps down for little variety. */
const varietySteps = (variety: number): number => (variety >= 0.72 ? 0 : variety >= 0.64 ? 1 : variety >= 0.54 ? 2 : variety >= 0.4 ? 3 : 4);

/** Wortschatz: variety of words, and errors in choosing and spelling them. */
export function rateVocabulary({ text, corrections, wordCount }: WritingEvidence): Criterion {
  const errors = corrections.filter(({ category }) => WORD_ERRORS.has(category)).length;
  const fromErrors = bandByLimits((errors / Math.max(wordCount, 1)) * 100, ERROR_LIMITS);
  const fromVariety = bandAt(varietySteps(wordVariety(wordsOf(text))));
  const name = 'wortschatz';
  if (fromVariety > fromErrors) {
    return { name, band: fromVariety, reason: 'Sie wiederholen viele Wörter. Suchen Sie andere Wörter mit derselben Bedeutung.' };
  }
  const reason =
    errors === 0
      ? 'Ihre Wörter sind abwechslungsreich und passen.'
      : `Ihre Wörter sind verständlich, ${errors === 1 ? 'eines ist' : `${errors} sind`} aber falsch geschrieben oder passen nicht.`;
  return { name, band: fromErrors, reason };
}
