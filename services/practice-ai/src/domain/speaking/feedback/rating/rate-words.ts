import type { ErrorCategory, SpeakingCriterion, SpeakingStage } from '@b1fuchs/contracts';
import { bandAt, bandByLimits } from '../../../grading/bands.js';
import { wordsOf } from '../../../grading/sentences.js';
import { wordVariety } from '../../../grading/vocabulary.js';
import { wordRange } from '../../../grading/word-range.js';
import type { SpokenEvidence } from './spoken-evidence.js';

/** So few words show neither variety nor grammar: nobody repeats themselves in two sentences. Then C is the best band. */
export const LITTLE = 30;
const WORD_ERRORS = new Set<ErrorCategory>(['word-choice', 'spelling', 'preposition']);
/** Errors in the choice of words per 100 words, for A, B, C, D, as in writing. */
const ERROR_LIMITS = [2, 4, 8, 14] as const;
/**
 * Variety (see wordVariety) from which speech is A, B, C, D. Of answers whose level is known (test/speaking) excellent ones
 * have 0.89 or more, good ones 0.84 to 0.90, middling ones 0.78 to 0.83, weak ones of some length 0.76 to 0.78.
 */
const VARIETY_LIMITS = [0.86, 0.8, 0.72, 0.6];
/**
 * Range (see wordRange) from which speech is A, B, C, D: excellent answers have 0.28 or more, good ones 0.18 to 0.25, others
 * mostly 0.1 or less. Who introduces themselves needs few words beyond the first weeks: there good ones begin at 0.03.
 */
const RANGE_LIMITS: Record<SpeakingStage, number[]> = { intro: [0.15, 0.02, 0, 0], planning: [0.27, 0.08, 0.02, 0], presentation: [0.27, 0.1, 0.02, 0] };

const stepsUnder = (value: number, limits: number[]): number => limits.filter((limit) => value < limit).length;

/** Wortschatz: variety and range of words, and errors in choosing them. */
export function rateWords({ kind, answer, corrected, mistakes, lemmas, isGerman }: SpokenEvidence): SpeakingCriterion {
  const name = 'wortschatz';
  if (!isGerman) return { name, band: 'E', reason: 'Es gibt noch keine deutschen Wörter, die man bewerten kann.' };
  const errors = mistakes.filter(({ category }) => WORD_ERRORS.has(category)).length;
  const fromErrors = bandByLimits((errors / Math.max(answer.words, LITTLE)) * 100, ERROR_LIMITS);
  const fromVariety = bandAt(stepsUnder(wordVariety(wordsOf(corrected.sentences.join(' '))), VARIETY_LIMITS));
  const fromRange = bandAt(stepsUnder(wordRange(lemmas) ?? 1, RANGE_LIMITS[kind]));
  const worst = [fromErrors, fromVariety, fromRange].sort().at(-1) ?? 'E';
  if (answer.words < LITTLE && worst < 'C') return { name, band: 'C', reason: 'Ihre Wörter passen, aber es sind noch zu wenige, um mehr zu zeigen.' };
  if (worst === 'A') return { name, band: worst, reason: 'Ihre Wörter sind abwechslungsreich und treffen, was Sie meinen.' };
  if (fromErrors === worst) return { name, band: worst, reason: `Man versteht, was Sie meinen, aber ${errors === 1 ? 'ein Wort passt' : `${errors} Wörter passen`} nicht.` };
  const isSimple = fromRange === worst;
  if (worst === 'B') return { name, band: worst, reason: isSimple ? 'Ihre Wörter reichen gut aus. Mit genaueren Wörtern zeigen Sie noch mehr.' : 'Ihre Wörter reichen gut aus. Sagen Sie manches auch einmal mit anderen Wörtern.' };
  return { name, band: worst, reason: isSimple ? 'Sie benutzen vor allem sehr einfache Wörter. Sagen Sie manches genauer.' : 'Sie wiederholen viele Wörter. Suchen Sie andere Wörter mit derselben Bedeutung.' };
}
