/** How an examiner would sort an answer before counting anything. */
export type Level = 'weak' | 'middling' | 'good' | 'excellent';

/** An answer to a writing task (by its id) whose level an examiner has told by reading, and what told them. */
export type GradedAnswer = { task: string; level: Level; why: string; text: string };

/**
 * Grades that an examiner would find right, both ends included. Levels overlap because raters do: they differ by a band
 * in one criterion, which is 6 points of 100.
 * - weak: fails (under 60). At least two of four criteria are D or two content points are missing.
 * - middling: around the pass mark. Understandable, with an error in most sentences or a point missing.
 * - good: passes well. All points or nearly all, a few errors, or short main clauses only. Not yet a 90 ("sehr gut").
 * - excellent: 80 ("gut") or more. All points, joined sentences, hardly an error.
 */
export const expectedGrades: Record<Level, { from: number; to: number }> = {
  weak: { from: 0, to: 59 },
  middling: { from: 45, to: 74 },
  good: { from: 65, to: 89 },
  excellent: { from: 80, to: 100 },
};
