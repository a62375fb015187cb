import { practiceSectionSchema, type LearnerProgress } from '@b1fuchs/contracts';
import type { ProgressRecords } from '../data/progress-records.js';
import { learnerPractice } from './count-days.js';
import { seenAt } from './summary.js';
import { totalPoints } from './totals.js';

/** What a learner's practice comes to, for administrators; on the day of the place where they practised last. */
export async function showProgress(records: ProgressRecords, userId: string, now: Date): Promise<LearnerProgress> {
  const practice = await learnerPractice(records, userId);
  const summary = seenAt(practice, { at: now, timeZone: practice.streaks.last?.moment.timeZone ?? 'UTC' });
  return {
    currentStreak: summary.currentStreak,
    longestStreak: summary.longestStreak,
    totalPoints: totalPoints(summary),
    exercises: summary.exercises,
    practiceDays: summary.days.length,
    lastSessionAt: summary.lastSession?.toISOString() ?? null,
    sections: practiceSectionSchema.options.flatMap((section) => {
      const totals = summary.sections[section];
      return totals ? { section, exercises: totals.exercises, points: totals.points, lastAt: totals.lastActivity.toISOString() } : [];
    }),
  };
}
