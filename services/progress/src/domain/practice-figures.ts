import type { PracticeFigures } from '@b1fuchs/contracts';
import { daysFrom, type DayKey } from '@b1fuchs/kit';
import type { ProgressRecords } from '../data/progress-records.js';

/** Who has practised and what, on each of these days; both ends count. A day is the learner's own, wherever they are. */
export async function practiceFigures(records: Pick<ProgressRecords, 'learnersByDay' | 'exercisesByDay'>, { from, to }: { from: DayKey; to: DayKey }): Promise<PracticeFigures> {
  const [learners, exercises] = await Promise.all([records.learnersByDay(from, to), records.exercisesByDay(from, to)]);
  const days = daysFrom(from, to).map((day) => ({
    day,
    learners: learners.get(day) ?? 0,
    sections: Object.fromEntries(exercises.filter((one) => one.day === day).map((one) => [one.section, one.exercises])),
  }));
  return { days: days.filter(({ learners: some, sections }) => some > 0 || Object.keys(sections).length > 0) };
}
