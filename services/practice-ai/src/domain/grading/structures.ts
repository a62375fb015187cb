import type { Criterion, ErrorCategory } from '@b1fuchs/contracts';
import { answerSentences, answerWords } from './answer-part.js';
import { bandByLimits } from './bands.js';
import { hasSubordinateClause } from './clauses.js';
import type { WritingEvidence } from './evidence.js';

/** How much an error disturbs the reader: a wrong verb position more than a missing comma. */
export const errorWeight: Record<ErrorCategory, number> = {
  'verb-position': 1.5,
  'verb-form': 1.5,
  'word-order': 1.25,
  agreement: 1.25,
  case: 1,
  gender: 1,
  article: 1,
  pronoun: 1,
  preposition: 1,
  conjunction: 1,
  'word-choice': 0.75,
  spelling: 0.75,
  capitalization: 0.5,
  style: 0.25,
  punctuation: 0.25,
};

/**
 * Weighted errors per 100 words up to which a text is in band A, B, C, D: in the exam single errors (A), some that do not
 * disturb (B), several that disturb in places (C) or often (D). The engines see about half of a learner's errors: good
 * answers have 1.5 to 5.4 found, middling ones 5.7 to 12.7 (test/grading).
 */
const LIMITS = [1.5, 5.5, 7.5, 13] as const;

/** Strukturen: how many errors, how grave, and does the text dare more than main clauses? */
export function rateStructures(evidence: WritingEvidence): Criterion {
  const { corrections } = evidence;
  const wordCount = answerWords(evidence);
  const sentences = answerSentences(evidence);
  const weight = corrections.reduce((total, { category }) => total + errorWeight[category], 0);
  const per100 = (weight / Math.max(wordCount, 1)) * 100;
  const band = bandByLimits(per100, LIMITS);
  const count = corrections.length;
  if (band === 'A' && !sentences.some(hasSubordinateClause)) {
    return { name: 'strukturen', band: 'B', reason: 'Ihr Text hat kaum Fehler. Mit Nebensätzen (weil, dass, wenn …) zeigen Sie noch mehr.' };
  }
  const found = count === 0 ? 'Ihr Text hat keine Fehler, die wir erkennen' : `Ihr Text hat ${count === 1 ? 'einen Fehler' : `${count} Fehler`}`;
  const meaning = {
    A: 'Das liest sich sicher.',
    B: 'Man versteht alles gut.',
    C: 'Man versteht Sie, muss aber manchmal zweimal lesen.',
    D: 'Die Fehler stören das Verstehen.',
    E: 'So viele Fehler machen das Verstehen schwer.',
  }[band];
  return { name: 'strukturen', band, reason: `${found}. ${meaning}` };
}
