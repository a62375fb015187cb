/** How an examiner would sort what somebody said before counting anything. */
export type Level = 'weak' | 'middling' | 'good' | 'excellent';

/** What a learner said on a topic (its title), turn by turn, whose level an examiner has told by listening, and what told them. */
export type Transcript = { topic: string; level: Level; why: string; turns: string[] };

/** As POST /api/analyze/speaking gets it. */
export const textOf = ({ turns }: Transcript): string => turns.join('\n\n');

/**
 * Grades that an examiner would find right, both ends included, as in the written part (test/grading/graded-answer.ts).
 * - weak: fails (under 60). Single words and short sentences, points left out, errors in most sentences.
 * - middling: around the pass mark. Understandable, hardly a sentence without an error, little joined. At least a C in most
 *   criteria: three C and one D are 44.
 * - good: passes well. Nearly all points, some errors, reacts or structures, but simply.
 * - excellent: 80 ("gut") or more. All points, joined and long turns, hardly an error.
 */
export const expectedGrades: Record<Level, { from: number; to: number }> = {
  weak: { from: 0, to: 59 },
  middling: { from: 44, to: 74 },
  good: { from: 65, to: 89 },
  excellent: { from: 80, to: 100 },
};
