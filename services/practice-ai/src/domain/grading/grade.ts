import type { Criterion } from '@b1fuchs/contracts';
import { pointsOf } from './bands.js';

/** Grades from 1 to 10 are never given: a client takes them for a scale of ten. */
const SMALLEST_GRADE = 11;

/**
 * The four bands weigh the same. Erfüllung E makes the task 0: who writes about something else or far too
 * little gets no points, as in the exam.
 */
export function gradeOf(criteria: Criterion[]): number {
  if (criteria.some(({ name, band }) => name === 'erfuellung' && band === 'E')) return 0;
  const total = criteria.reduce((sum, { band }) => sum + pointsOf(band), 0);
  return Math.max(SMALLEST_GRADE, Math.round(total / criteria.length));
}
