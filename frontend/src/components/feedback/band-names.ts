import type { Band } from '@b1fuchs/contracts';

/** What the exam's bands mean. */
export const bandNames: Record<Band, string> = {
  A: 'voll angemessen',
  B: 'überwiegend angemessen',
  C: 'teilweise angemessen',
  D: 'kaum angemessen',
  E: 'nicht angemessen',
};
