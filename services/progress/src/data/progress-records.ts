import { exerciseResultSchema, practiceSectionSchema, type Envelope, type PracticeSection } from '@b1fuchs/contracts';
import { atTheSameTime, ignoreDuplicateKeys, orError, writtenTogether, type DayKey, type Outbox } from '@b1fuchs/kit';
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
  stretches: z.object({ count: z.number(), minutes: z.number() }),
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

/** One that fails does not hold the others up; what cannot be written at all is an error rather than left out. */
const TOGETHER = { ordered: false, throwOnValidationError: true } as const;
/** Days of a learner with thousands of exercises are large: fewer of them at once. */
const LEARNERS_AT_ONCE = 16;

/**
 * Activities are facts, kept once each. Days and totals are computed from them; since facts are only added, of two
 * computations the one with more facts is the newer, and it stays whichever of them is written last.
 */
export function createProgressRecords(models: ProgressModels, outbox: Pick<Outbox, 'nudge'>) {
  const { activities, streaks, totals, userAchievements } = models;

  const keepAll = writtenTogether(async (facts: readonly Activity[]) => {
    await activities
      .bulkWrite(facts.map(({ id, ...fields }) => ({ updateOne: { filter: { _id: id }, update: { $setOnInsert: fields }, upsert: true } })), TOGETHER)
      .catch(ignoreDuplicateKeys);
  });
  const activitiesOn = atTheSameTime(async (asked: readonly { userId: string; day: DayKey }[]) => {
    const rows = await activities.find({ userId: { $in: idsOf(asked) }, day: { $in: [...new Set(asked.map(({ day }) => day))] } }).lean();
    return asked.map(({ userId, day }) => orError(() => rows.filter((row) => row.userId === userId && row.day === day).map(toActivity)));
  });
  const keepDays = writtenTogether(async (kept: readonly { userId: string; practiceDay: PracticeDay }[]) => {
    await twiceIfRaced((upsert) =>
      streaks.bulkWrite(
        kept.map(({ userId, practiceDay: { day, exercises, ...fields } }) => ({
          updateOne: {
            filter: { _id: `${userId}:${day}`, $or: [{ facts: { $lt: fields.facts } }, { facts: null }, { stretches: null }] },
            update: { $set: { userId, date: day, activitiesCompleted: exercises, ...fields } },
            upsert,
          },
        })),
        TOGETHER,
      ),
    );
  });
  const daysOf = atTheSameTime(async (userIds: readonly string[]) => {
    const rows = await streaks.find({ userId: { $in: [...new Set(userIds)] } }).lean();
    return userIds.map((userId) =>
      orError(() => {
        const own = rows.filter((row) => row.userId === userId).map((row) => ({ date: row.date, day: toPracticeDay(row) }));
        return { days: own.flatMap(({ day }) => day ?? []), former: own.flatMap(({ date, day }) => (day ? [] : date)) };
      }),
    );
  }, LEARNERS_AT_ONCE);
  const keepPractices = writtenTogether(async (kept: readonly { userId: string; practice: Practice; event: Envelope }[]) => {
    await twiceIfRaced((upsert) =>
      totals.bulkWrite(
        kept.map(({ userId, practice, event }) => ({
          updateOne: {
            filter: { _id: userId, facts: { $lt: practice.facts } },
            update: { $set: { facts: practice.facts, exercisesCompleted: practice.exercises, practice }, $push: { outbox: event } },
            upsert,
          },
        })),
        TOGETHER,
      ),
    );
    for (const { userId } of kept) outbox.nudge(totals.collection, userId);
  });
  const achievementsOf = atTheSameTime(async (userIds: readonly string[]) => {
    const rows = await userAchievements.find({ userId: { $in: [...new Set(userIds)] } }).lean();
    return userIds.map((userId): EarnedAchievement[] => rows.filter((row) => row.userId === userId).map(({ achievementId, earnedAt, seenAt }) => ({ achievementId, earnedAt, seenAt: seenAt ?? null })));
  });
  const keepAchievements = writtenTogether(async (kept: readonly { userId: string; achievementId: string; earnedAt: Date }[]) => {
    await userAchievements
      .bulkWrite(kept.map((fields) => ({ updateOne: { filter: { _id: `${fields.userId}:${fields.achievementId}` }, update: { $setOnInsert: fields }, upsert: true } })), TOGETHER)
      .catch(ignoreDuplicateKeys);
  });

  return {
    /** Keeps a fact under its event's id; the same event again changes nothing. */
    keep: keepAll,

    /** The day for which a fact is kept. */
    dayKept: async (id: string): Promise<DayKey | undefined> => (await activities.findById(id, { day: 1 }).lean())?.day,

    activitiesOn: (userId: string, day: DayKey): Promise<Activity[]> => activitiesOn({ userId, day }),

    keepDay: (userId: string, practiceDay: PracticeDay): Promise<void> => keepDays({ userId, practiceDay }),

    /** A learner's days; `former` are those whose rows an earlier version wrote. */
    daysOf,

    /** What all of a learner's days came to when they were last counted; undefined before that, or where an earlier version did it. */
    async practiceOf(userId: string): Promise<Practice | undefined> {
      const kept = await totals.findById(userId, { practice: 1 }).lean();
      return practiceSchema.safeParse(kept?.practice).data;
    },

    /** Keeps what was counted from more facts, together with the event that tells of it; from fewer or as many, nothing changes. */
    keepPractice: (userId: string, practice: Practice, event: Envelope): Promise<void> => keepPractices({ userId, practice, event }),

    achievementsOf,

    keepAchievement: (userId: string, achievementId: string, earnedAt: Date): Promise<void> => keepAchievements({ userId, achievementId, earnedAt }),

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

    /** The ids of all who have activities. */
    learnerIds: (): Promise<string[]> => activities.distinct('userId'),

    /** The ids of those who have practised, in their order. */
    learnersAfter: async (after: string, limit: number): Promise<string[]> => (await totals.find({ _id: { $gt: after } }, { _id: 1 }).sort({ _id: 1 }).limit(limit).lean()).map(({ _id }) => _id),

    /** The days on which a learner has activities. */
    daysWithActivities: (userId: string): Promise<DayKey[]> => activities.distinct('day', { userId }),

    /** How many learners have practised on each of these days, which are their own. */
    async learnersByDay(from: DayKey, to: DayKey): Promise<Map<DayKey, number>> {
      const rows = await streaks.aggregate<{ _id: { day: string }; learners: number }>([{ $match: { date: { $gte: from, $lte: to } } }, { $group: { _id: { day: '$date' }, learners: { $sum: 1 } } }]);
      return new Map(rows.map(({ _id: { day }, learners }) => [day, learners]));
    },

    /** How many exercises they have handed in, by day and section. */
    async exercisesByDay(from: DayKey, to: DayKey): Promise<{ day: DayKey; section: PracticeSection; exercises: number }[]> {
      const rows = await activities.aggregate<{ _id: { day: string; section: string }; exercises: number }>([
        { $match: { day: { $gte: from, $lte: to } } },
        { $group: { _id: { day: '$day', section: '$section' }, exercises: { $sum: 1 } } },
      ]);
      return rows.map(({ _id: { day, section }, exercises }) => ({ day, section: practiceSectionSchema.parse(section), exercises }));
    },

    /** Lets a learner's days and totals be counted anew; what was earned stays. Until a day is counted its row is as one of an earlier version. */
    async forgetComputed(userId: string): Promise<void> {
      await Promise.all([streaks.updateMany({ userId }, { $unset: { facts: 1 } }), totals.updateOne({ _id: userId }, { $set: { facts: 0 } })]);
    },

    /** Erases the rows of days that have not been counted, for they have no activities. */
    async dropUncounted(userId: string): Promise<void> {
      await streaks.deleteMany({ userId, facts: null });
    },
  };
}

/**
 * Upserts that two make at the same moment: one of them finds the document there already and then changes it, where it is
 * the newer one.
 */
async function twiceIfRaced(write: (upsert: boolean) => Promise<unknown>): Promise<void> {
  try {
    await write(true);
  } catch (error) {
    ignoreDuplicateKeys(error);
    await write(false);
  }
}

const idsOf = (asked: readonly { userId: string }[]): string[] => [...new Set(asked.map(({ userId }) => userId))];

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
  if (row.facts === undefined || row.facts === null || row.stretches === undefined || row.stretches === null) return undefined;
  const { date: day, activitiesCompleted: exercises, ...rest } = practiceDaySchema.parse(row);
  return { day, exercises, ...rest };
}
