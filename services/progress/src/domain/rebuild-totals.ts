import type { ProgressRecords } from '../data/progress-records.js';
import { countDay } from './count-days.js';
import { countPractice } from './record-activity.js';

/** Computes all days and totals of all learners anew from their activities; they come out the same. @returns how many learners */
export async function rebuildTotals(records: ProgressRecords, now: Date): Promise<number> {
  let learners = 0;
  for await (const { userId, days } of records.learners()) {
    await records.forgetComputed(userId, days);
    for (const day of days) await countDay(records, userId, day);
    await countPractice(records, userId, now);
    learners += 1;
  }
  return learners;
}
