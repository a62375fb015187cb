import { z } from 'zod';
import { speakingCriterionNameSchema } from './speaking.js';
import { bandSchema, criterionNameSchema, errorCategorySchema } from './writing.js';

/** A calendar day in the learner's own time zone, 'yyyy-MM-dd'. */
export const dayKeySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const practiceSectionSchema = z.enum(['speaking', 'writing', 'style-refinement', 'free-conversation', 'vocabulary']);
export type PracticeSection = z.infer<typeof practiceSectionSchema>;

/** So many practice days in a row earn a streak freeze, which bridges one missed day. */
export const DAYS_FOR_A_FREEZE = 7;
/** A streak of so many days is celebrated (spec 1, section 9). */
export const CELEBRATED_STREAK = 7;

/** The picture of an achievement; the frontend draws it. */
export const achievementIconSchema = z.enum(['flame', 'snowflake', 'pen', 'mic', 'messages', 'sparkles', 'layers', 'star', 'target', 'calendar', 'compass', 'trophy', 'medal', 'sunrise']);
export type AchievementIcon = z.infer<typeof achievementIconSchema>;

export const achievementSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** One German sentence that says what earns it. */
  description: z.string(),
  icon: achievementIconSchema,
  pointsAwarded: z.number().int().positive(),
  /** Null until it is earned. */
  earnedAt: z.iso.datetime().nullable(),
  /** Earned, and the learner has not been told yet (POST /api/user/achievements/seen). */
  isNew: z.boolean(),
  /** How far the learner is: `value` of `target`, at most `target`. */
  value: z.number().int().nonnegative(),
  target: z.number().int().positive(),
});
export type Achievement = z.infer<typeof achievementSchema>;

/** GET /api/user/achievements (spec 1, section 7). */
export const achievementsResponseSchema = z.object({
  currentStreak: z.number().int(),
  longestStreak: z.number().int(),
  totalPoints: z.number().int(),
  streakDates: z.array(dayKeySchema),
  sectionProgress: z.array(
    z.object({ section: practiceSectionSchema, exercisesCompleted: z.number().int(), totalScore: z.number().int() }),
  ),
  /** Missed days that a streak freeze has bridged, sorted; none of them is among `streakDates`. */
  frozenDates: z.array(dayKeySchema),
  /** Whether the running streak has a freeze for the next missed day. */
  hasFreeze: z.boolean(),
  achievements: z.array(achievementSchema),
});
export type AchievementsResponse = z.infer<typeof achievementsResponseSchema>;

/** POST /api/user/achievements/seen: the learner has been told of these. */
export const seenAchievementsRequestSchema = z.object({ ids: z.array(z.string().max(60)).min(1).max(100) });

/** GET /api/user/progress?userId={id}: another learner's id is refused. */
export const userProgressQuerySchema = z.object({ userId: z.string().max(64).optional() });
export const userProgressResponseSchema = z.object({
  /** The latest practice first, at most ten, such as 'Schreiben: Bericht über ein Fest'. */
  recentActivities: z.array(z.string()),
  streakDays: z.number().int(),
  currentLevel: z.string(),
  nextMilestone: z.string(),
  strengths: z.array(z.string()),
  areasToImprove: z.array(z.string()),
  completedExercises: z.number().int(),
  totalPoints: z.number().int(),
  lastSessionDate: z.iso.datetime().nullable(),
  /** What to practise next, and why in one German sentence. */
  nextExercise: z.object({ section: practiceSectionSchema, reason: z.string() }),
});
export type UserProgress = z.infer<typeof userProgressResponseSchema>;

/** POST /api/user/activity: what a page tells by itself. It is kept, but counts for no streak, exercise or point. */
export const recordActivityRequestSchema = z.object({
  userId: z.string().max(64),
  activity: z.string().trim().min(1).max(300),
  completedAt: z.iso.datetime({ offset: true }),
});
export type RecordActivityRequest = z.input<typeof recordActivityRequestSchema>;

export const gradedSectionSchema = z.enum(['writing', 'speaking']);
const errorCountsSchema = z.partialRecord(errorCategorySchema, z.number().int().nonnegative());
export const errorTrendSchema = z.object({
  category: errorCategorySchema,
  /** Errors in 100 words, in the four weeks before the last four, and in these. */
  before: z.number().nonnegative(),
  now: z.number().nonnegative(),
  direction: z.enum(['falling', 'rising', 'steady']),
});
export type ErrorTrend = z.infer<typeof errorTrendSchema>;

/** GET /api/user/insights: what the charts show. Weeks are named by their Monday. */
export const insightsResponseSchema = z.object({
  /** The last 60 of each section, oldest first. */
  grades: z.array(
    z.object({
      section: gradedSectionSchema,
      at: z.iso.datetime(),
      day: dayKeySchema,
      grade: z.number().int().min(0).max(100),
      criteria: z.partialRecord(z.enum([...criterionNameSchema.options, ...speakingCriterionNameSchema.options]), bandSchema),
    }),
  ),
  /** The last twelve weeks with corrected texts or talks, oldest first. */
  errors: z.array(z.object({ week: dayKeySchema, words: z.number().int(), counts: errorCountsSchema })),
  trends: z.array(errorTrendSchema),
  /** The last twelve weeks with cards answered, oldest first. */
  vocabulary: z.array(z.object({ week: dayKeySchema, answered: z.number().int(), right: z.number().int() })),
});
export type Insights = z.infer<typeof insightsResponseSchema>;
