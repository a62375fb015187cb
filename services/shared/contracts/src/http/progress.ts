import { z } from 'zod';

/** A calendar day in the learner's own time zone, 'yyyy-MM-dd'. */
export const dayKeySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const practiceSectionSchema = z.enum(['speaking', 'writing', 'style-refinement', 'free-conversation', 'vocabulary']);
export type PracticeSection = z.infer<typeof practiceSectionSchema>;

/** GET /api/user/achievements (spec 1, section 7). */
export const achievementsResponseSchema = z.object({
  currentStreak: z.number().int(),
  longestStreak: z.number().int(),
  totalPoints: z.number().int(),
  streakDates: z.array(dayKeySchema),
  sectionProgress: z.array(
    z.object({ section: practiceSectionSchema, exercisesCompleted: z.number().int(), totalScore: z.number().int() }),
  ),
});
export type AchievementsResponse = z.infer<typeof achievementsResponseSchema>;
