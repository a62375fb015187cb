import type { DayKey } from '@b1fuchs/kit';
import type { ProgressRecords } from '../data/progress-records.js';
import { practiceDayOf, type PracticeDay } from './practice-day.js';
import { practiceOf, type Practice } from './summary.js';

/** Computes a day anew from its activities. */
export async function countDay(records: ProgressRecords, userId: string, day: DayKey): Promise<void> {
  const practiceDay = practiceDayOf(await records.activitiesOn(userId, day));
  if (practiceDay) await records.keepDay(userId, practiceDay);
}

/** All of a learner's days; those that an earlier version kept are computed anew first. */
export async function practiceDays(records: ProgressRecords, userId: string): Promise<PracticeDay[]> {
  const { days, former } = await records.daysOf(userId);
  if (former.length === 0) return days;
  for (const day of former) await countDay(records, userId, day);
  return (await records.daysOf(userId)).days;
}

/** What a learner's practice comes to, as it was last counted. */
export const learnerPractice = async (records: ProgressRecords, userId: string): Promise<Practice> =>
  (await records.practiceOf(userId)) ?? practiceOf(await practiceDays(records, userId));
