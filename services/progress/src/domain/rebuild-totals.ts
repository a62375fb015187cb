import type { ProgressRecords } from '../data/progress-records.js';
import { countDay } from './count-days.js';
import { countPractice } from './record-activity.js';

/** Computes all days and totals of all learners anew from their activities; they come out the same. @returns how many learners */
export async function rebuildTotals(records: ProgressRecords, now: Date): Promise<number> {
  const userIds = await records.learnerIds();
  for (const userId of userIds) {
    await records.forgetComputed(userId);
    for (const day of await records.daysWithActivities(userId)) await countDay(records, userId, day);
    await records.dropUncounted(userId);
    await countPractice(records, userId, now);
  }
  return userIds.length;
}
