import type { SpeakingCriterion } from '@b1fuchs/contracts';
import { bandByLimits } from '../../../grading/bands.js';
import { hasSubordinateClause } from '../../../grading/clauses.js';
import { errorWeight } from '../../../grading/structures.js';
import { LITTLE } from './rate-words.js';
import type { SpokenEvidence } from './spoken-evidence.js';

/**
 * Weighted errors per 100 words up to which speech is A, B, C, D. The engines see about half of a learner's errors: of answers
 * whose level is known (test/speaking) good ones have 0 to 3.1 found, middling ones 3.7 to 9.7, weak ones 6 to 18.
 */
const LIMITS = [1, 3.5, 7.5, 13] as const;

const meanings = {
  A: 'Sie sprechen sicher.',
  B: 'Man versteht alles gut.',
  C: 'Man versteht Sie, muss aber manchmal nachdenken.',
  D: 'Die Fehler stören das Verstehen.',
  E: 'So viele Fehler machen das Verstehen schwer.',
};

/** Strukturen: how many errors, how grave, and does somebody dare more than main clauses? */
export function rateGrammar({ answer, corrected, mistakes, isGerman }: SpokenEvidence): SpeakingCriterion {
  const name = 'strukturen';
  if (!isGerman) return { name, band: 'E', reason: 'Es gibt noch keine deutschen Sätze, die man bewerten kann.' };
  const weight = mistakes.reduce((sum, { category }) => sum + errorWeight[category], 0);
  // Of a few words each error would be a band.
  const band = bandByLimits((weight / Math.max(answer.words, LITTLE)) * 100, LIMITS);
  if (answer.words < LITTLE && band < 'C') return { name, band: 'C', reason: 'Das war fast richtig, aber noch zu wenig, um Ihre Grammatik zu zeigen.' };
  if (band === 'A' && !corrected.sentences.some(hasSubordinateClause)) {
    return { name, band: 'B', reason: 'Sie machen kaum Fehler. Mit Nebensätzen (weil, dass, wenn …) zeigen Sie noch mehr.' };
  }
  const count = mistakes.length;
  const found = count === 0 ? 'Wir haben keine Fehler erkannt.' : `Wir haben ${count === 1 ? 'einen Fehler' : `${count} Fehler`} erkannt.`;
  return { name, band, reason: `${found} ${meanings[band]}` };
}
