import type { Insights } from '@b1fuchs/contracts';
import { addDays, learningDay } from '@b1fuchs/kit';
import type { ProgressRecords } from '../data/progress-records.js';
import { cardsByWeek, errorsByWeek, errorTrends, gradesOverTime, WEEKS_SHOWN } from './insights.js';
import type { Learner } from './read-achievements.js';
import { mondayOf } from './summary.js';

const GRADES_SHOWN = 60;

/** What the charts of a learner's progress show. */
export async function readInsights(records: ProgressRecords, { userId, timeZone }: Learner, now: Date): Promise<Insights> {
  const today = learningDay(now, timeZone);
  const firstWeek = addDays(mondayOf(today), -7 * (WEEKS_SHOWN - 1));
  const [writing, speaking, lately] = await Promise.all([
    records.latestGraded(userId, 'writing', GRADES_SHOWN),
    records.latestGraded(userId, 'speaking', GRADES_SHOWN),
    records.since(userId, firstWeek),
  ]);
  const grades = [...gradesOverTime('writing', writing), ...gradesOverTime('speaking', speaking)];
  return { grades: grades.toSorted((one, other) => one.at.localeCompare(other.at)), errors: errorsByWeek(lately), trends: errorTrends(lately, today), vocabulary: cardsByWeek(lately) };
}
