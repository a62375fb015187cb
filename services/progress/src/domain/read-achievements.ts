import { practiceSectionSchema, type Achievement, type AchievementsResponse } from '@b1fuchs/contracts';
import type { EarnedAchievement, ProgressRecords } from '../data/progress-records.js';
import { achievements } from './achievements/catalogue.js';
import { learnerPractice } from './count-days.js';
import { countPractice } from './record-activity.js';
import { seenAt, type Summary } from './summary.js';
import { earnedBy, totalPoints } from './totals.js';

export type { ProgressRecords };
export type Learner = { userId: string; timeZone: string };

/** The learner's progress as it stands on their own day. */
export async function readAchievements(records: ProgressRecords, { userId, timeZone }: Learner, now: Date): Promise<AchievementsResponse> {
  const [practice, known] = await Promise.all([learnerPractice(records, userId), records.achievementsOf(userId)]);
  const summary = seenAt(practice, { at: now, timeZone });
  const earned = await withNewlyEarned(records, userId, summary, known, now);
  const { currentStreak, longestStreak, frozenDates, hasFreeze } = summary;
  return {
    currentStreak,
    longestStreak,
    totalPoints: totalPoints(summary),
    streakDates: summary.days,
    sectionProgress: practiceSectionSchema.options.flatMap((section) => {
      const totals = summary.sections[section];
      return totals ? { section, exercisesCompleted: totals.exercises, totalScore: totals.totalScore } : [];
    }),
    frozenDates,
    hasFreeze,
    achievements: listAchievements(summary, new Map(earned.map((one) => [one.achievementId, one]))),
  };
}

/** What the catalogue has had since the learner's last exercise, or the last event has just earned, is awarded at once. */
async function withNewlyEarned(records: ProgressRecords, userId: string, summary: Summary, known: EarnedAchievement[], now: Date): Promise<EarnedAchievement[]> {
  const ids = new Set(known.map(({ achievementId }) => achievementId));
  if (earnedBy(summary).every(({ id }) => ids.has(id))) return known;
  await countPractice(records, userId, now);
  return records.achievementsOf(userId);
}

const listAchievements = (summary: Summary, earned: Map<string, EarnedAchievement>): Achievement[] =>
  achievements.map(({ id, name, description, icon, points, target, value }) => {
    const kept = earned.get(id);
    return {
      id,
      name,
      description,
      icon,
      pointsAwarded: points,
      earnedAt: kept?.earnedAt.toISOString() ?? null,
      isNew: kept?.seenAt === null,
      value: Math.min(value(summary), target),
      target,
    };
  });
