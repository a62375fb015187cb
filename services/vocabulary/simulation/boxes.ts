import { FIRST_BOX, reviewLeitner } from '../src/domain/scheduling/leitner.js';
import type { Review } from './simulate-learner.js';

/** The service's boxes as a schedule: what it keeps of a card is its box. */
export const reviewBoxes: Review<number> = (box, { isKnown }) => {
  const next = reviewLeitner(box ?? FIRST_BOX, isKnown);
  return { state: next.box, intervalDays: next.intervalDays };
};
