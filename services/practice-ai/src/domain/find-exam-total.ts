import { PASS_MARK, type ExamTotal, type Identity, type WritingSection } from '@b1fuchs/contracts';
import { learningDay, type DayKey } from '@b1fuchs/kit';
import type { ExamAttempts } from '../data/exam-attempts.js';
import { officialTotal } from './grading/official-total.js';

type Learner = Pick<Identity, 'userId' | 'timeZone'>;

/**
 * The official total of the newest day on which the learner did all three tasks, from the newest attempt at each; undefined
 * when there is none. The days are those of the learner's present time zone.
 */
export async function findExamTotal(attempts: Pick<ExamAttempts, 'newestGrades'>, { userId, timeZone }: Learner): Promise<ExamTotal | undefined> {
  let together: { day: DayKey; parts: Partial<Record<WritingSection, number>> } | undefined;
  // Newest first: what a day has already is newer, and the first day that has all three is the newest.
  for (const { section, grade, createdAt } of await attempts.newestGrades(userId)) {
    const day = learningDay(createdAt, timeZone);
    together = { day, parts: { [section]: grade, ...(together?.day === day ? together.parts : {}) } };
    const { teil1, teil2, teil3 } = together.parts;
    if (teil1 === undefined || teil2 === undefined || teil3 === undefined) continue;
    const parts = { teil1, teil2, teil3 };
    const total = officialTotal(parts);
    return { total, parts, passed: total >= PASS_MARK, day };
  }
  return undefined;
}
