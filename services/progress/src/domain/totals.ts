import { achievements, type AchievementDefinition } from './achievements/catalogue.js';
import type { Summary } from './summary.js';

/** What the practice has earned, in the order of the catalogue. */
export const earnedBy = (summary: Summary): AchievementDefinition[] => achievements.filter(({ value, target }) => value(summary) >= target);

/** Points of all exercises and of all achievements. */
export function totalPoints(summary: Summary): number {
  const forExercises = Object.values(summary.sections).reduce((sum, { points }) => sum + points, 0);
  return earnedBy(summary).reduce((sum, { points }) => sum + points, forExercises);
}
