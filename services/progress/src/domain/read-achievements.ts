import type { AchievementsResponse } from '@b1fuchs/contracts';
import type { ProgressRecords } from '../data/progress-records.js';
import { learningDay } from '@b1fuchs/kit';
import { streakLengths } from './streaks.js';

export type { ProgressRecords };

/** The learner's progress as it stands on their own day. */
export async function readAchievements(
  records: ProgressRecords,
  { userId, timeZone }: { userId: string; timeZone: string },
  now: Date,
): Promise<AchievementsResponse> {
  const [streakDates, sections] = await Promise.all([records.daysOf(userId), records.sectionsOf(userId)]);
  return {
    ...streakLengths(streakDates, learningDay(now, timeZone)),
    totalPoints: sections.reduce((total, { points }) => total + points, 0),
    streakDates,
    sectionProgress: sections.map(({ section, exercisesCompleted, totalScore }) => ({
      section,
      exercisesCompleted,
      totalScore,
    })),
  };
}
