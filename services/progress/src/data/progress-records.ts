import { exerciseResultSchema, practiceSectionSchema, type Envelope, type PracticeSection } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, type DayKey, type Outbox } from '@b1fuchs/kit';
import { z } from 'zod';
import type { Activity, PracticeDay } from '../domain/practice-day.js';
import type { Practice } from '../domain/summary.js';
import type { ActivityRecord, ProgressModels, StreakRecord } from './models.js';

export type ProgressRecords = ReturnType<typeof createProgressRecords>;
export type EarnedAchievement = { achievementId: string; earnedAt: Date; seenAt: Date | null };

/** Where a learner is who has not told it. */
const DEFAULT_TIME_ZONE = 'Europe/Berlin';
const momentSchema = z.object({ at: z.date(), timeZone: z.string() });
const sectionTotalsSchema = z.object({ exercises: z.number(), totalScore: z.number(), points: z.number(), best: z.number(), lastActivity: z.date() });
const learnerSchema = z.object({ _id: z.string(), days: z.array(z.string()) });
const someTotals = sectionTotalsSchema.optional();
/** An object rather than a record: of these a learner has a thousand, and it is checked twice as fast. */
const sectionsSchema = z.object({ speaking: someTotals, writing: someTotals, 'style-refinement': someTotals, 'free-conversation': someTotals, vocabulary: someTotals } satisfies Record<PracticeSection, unknown>);
const practiceDaySchema = z.object({
  date: z.string(),
  activitiesCompleted: z.number(),
  facts: z.number(),
  sections: sectionsSchema,
  first: momentSchema,
  last: momentSchema,
  isEarly: z.boolean(),
});

const practiceSchema = z.object({
  facts: z.number(),
  exercises: z.number(),
  days: z.array(z.string()),
  sections: sectionsSchema,
  lastDays: z.partialRecord(practiceSectionSchema, z.string()),
  earlyDays: z.number(),
  weeklyVariety: z.number(),
  weekendDays: z.number(),
  lastSession: z.date().nullable(),
  streaks: z.object({
    run: z.object({ length: z.number(), inRow: z.number(), hasFreeze: z.boolean() }),
    longestStreak: z.number(),
    frozenDates: z.array(z.string()),
    last: z.object({ day: z.string(), moment: momentSchema }).nullable(),
  }),
});

/**
 * Activities are facts, kept once each. Days and totals are computed from them; since facts are only added, of two
 * computations the one with more facts is the newer, and it stays whichever of them is written last.
 */
export function createProgressRecords(models: ProgressModels, outbox: Pick<Outbox, 'nudge'>) {
  const { activities, streaks, totals, userAchievements } = models;

  return {
    /** Keeps a fact under its event's id; the same event again changes nothing. */
    async keep({ id, ...fields }: Activity): Promise<void> {
      await activities.create({ _id: id, ...fields }).catch(ignoreDuplicateKey);
    },

    activitiesOn: async (userId: string, day: DayKey): Promise<Activity[]> => (await activities.find({ userId, day }).lean()).map(toActivity),

    async keepDay(userId: string, { day, exercises, ...fields }: PracticeDay): Promise<void> {
      await streaks
        .updateOne({ _id: `${userId}:${day}`, $or: [{ facts: { $lt: fields.facts } }, { facts: null }] }, { $set: { userId, date: day, activitiesCompleted: exercises, ...fields } }, { upsert: true })
        .catch(ignoreDuplicateKey);
    },

    /** A learner's days; `former` are those whose rows an earlier version wrote. */
    async daysOf(userId: string): Promise<{ days: PracticeDay[]; former: DayKey[] }> {
      const rows = (await streaks.find({ userId }).lean()).map((row) => ({ row, day: toPracticeDay(row) }));
      return { days: rows.flatMap(({ day }) => day ?? []), former: rows.flatMap(({ row, day }) => (day ? [] : row.date)) };
    },

    /** What all of a learner's days came to when they were last counted; undefined before that, or where an earlier version did it. */
    async practiceOf(userId: string): Promise<Practice | undefined> {
      const kept = await totals.findById(userId, { practice: 1 }).lean();
      return practiceSchema.safeParse(kept?.practice).data;
    },

    /** Keeps what was counted from more facts, together with the event that tells of it; from fewer or as many, nothing changes. */
    async keepPractice(userId: string, practice: Practice, event: Envelope): Promise<void> {
      const { facts, exercises: exercisesCompleted } = practice;
      await totals
        .updateOne({ _id: userId, facts: { $lt: facts } }, { $set: { facts, exercisesCompleted, practice }, $push: { outbox: event } }, { upsert: true })
        .catch(ignoreDuplicateKey);
      outbox.nudge(totals.collection, userId);
    },

    async achievementsOf(userId: string): Promise<EarnedAchievement[]> {
      const records = await userAchievements.find({ userId }).lean();
      return records.map(({ achievementId, earnedAt, seenAt }) => ({ achievementId, earnedAt, seenAt: seenAt ?? null }));
    },

    async keepAchievement(userId: string, achievementId: string, earnedAt: Date): Promise<void> {
      await userAchievements.create({ _id: `${userId}:${achievementId}`, userId, achievementId, earnedAt }).catch(ignoreDuplicateKey);
    },

    async markSeen(userId: string, achievementIds: string[], now: Date): Promise<void> {
      await userAchievements.updateMany({ userId, achievementId: { $in: achievementIds }, seenAt: null }, { $set: { seenAt: now } });
    },

    /** The latest first. */
    latest: async (userId: string, limit: number): Promise<Activity[]> =>
      (await activities.find({ userId }).sort({ occurredAt: -1 }).limit(limit).lean()).map(toActivity),

    /** Graded exercises of a section, the latest first. */
    latestGraded: async (userId: string, section: PracticeSection, limit: number): Promise<Activity[]> =>
      (await activities.find({ userId, section, score: { $ne: null } }).sort({ occurredAt: -1 }).limit(limit).lean()).map(toActivity),

    since: async (userId: string, from: DayKey): Promise<Activity[]> => (await activities.find({ userId, day: { $gte: from } }).lean()).map(toActivity),

    async keepClientActivity(fields: { userId: string; activity: string; completedAt: Date; receivedAt: Date }): Promise<void> {
      await models.clientActivities.create(fields);
    },

    /** Every learner with the days of their activities. */
    async *learners(): AsyncGenerator<{ userId: string; days: DayKey[] }> {
      const rows = activities.aggregate<unknown>([{ $group: { _id: '$userId', days: { $addToSet: '$day' } } }]).cursor();
      for await (const row of rows) {
        const { _id: userId, days } = learnerSchema.parse(row);
        yield { userId, days };
      }
    },

    /** Lets what is computed from a learner's activities be computed anew; what was earned stays. @param days those with activities */
    async forgetComputed(userId: string, days: DayKey[]): Promise<void> {
      await Promise.all([
        streaks.deleteMany({ userId, date: { $nin: days } }),
        streaks.updateMany({ userId }, { $set: { facts: 0 } }),
        totals.updateOne({ _id: userId }, { $set: { facts: 0 } }),
      ]);
    },

    /** Erases all that is kept of a learner, also what an event brings that comes later. */
    async erase(userId: string): Promise<void> {
      await models.erasedLearners.create({ _id: userId }).catch(ignoreDuplicateKey);
      await Promise.all([
        activities.deleteMany({ userId }),
        streaks.deleteMany({ userId }),
        totals.deleteOne({ _id: userId }),
        userAchievements.deleteMany({ userId }),
        models.clientActivities.deleteMany({ userId }),
      ]);
    },

    isErased: async (userId: string): Promise<boolean> => (await models.erasedLearners.exists({ _id: userId })) !== null,
  };
}

const toActivity = ({ _id: id, userId, section, description, score, day, occurredAt, timeZone, fingerprint, result }: ActivityRecord): Activity => ({
  id,
  userId,
  section: practiceSectionSchema.parse(section),
  description,
  score: score ?? null,
  day,
  occurredAt,
  timeZone: timeZone ?? DEFAULT_TIME_ZONE,
  fingerprint: fingerprint ?? null,
  result: exerciseResultSchema.parse(result ?? {}),
});

/** @returns undefined for a row of an earlier version, which is to be computed anew. */
function toPracticeDay(row: StreakRecord): PracticeDay | undefined {
  if (row.facts === undefined || row.facts === null) return undefined;
  const { date: day, activitiesCompleted: exercises, ...rest } = practiceDaySchema.parse(row);
  return { day, exercises, ...rest };
}
