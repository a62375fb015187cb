import { BOXES, LEITNER_INTERVALS } from '@b1fuchs/contracts';

/** Where a card lies before its first answer, and again after each that was not known. */
export const FIRST_BOX = 1;

/** `box` is 1 to 5; `intervalDays` counts the learner's own days from the answer until the card is due again. */
export type LeitnerReview = { box: number; intervalDays: number };

/**
 * Moves a card by an answer: known, one box further, at most into the last; not known, back into the first. How long the
 * card was overdue does not matter. A box that does not exist is a RangeError.
 */
export function reviewLeitner(box: number, isKnown: boolean): LeitnerReview {
  if (LEITNER_INTERVALS[box - 1] === undefined) throw new RangeError(`There is no box ${box}.`);
  const next = isKnown ? Math.min(box + 1, BOXES) : FIRST_BOX;
  const intervalDays = LEITNER_INTERVALS[next - 1];
  if (intervalDays === undefined) throw new RangeError(`There is no box ${next}.`);
  return { box: next, intervalDays };
}
