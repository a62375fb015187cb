import { practiceSectionSchema, type PracticeSection } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, isDuplicateKey, type DayKey } from '@b1fuchs/kit';
import { z } from 'zod';
import type { ProgressModels } from './models.js';

export type Activity = {
  id: string;
  userId: string;
  section: PracticeSection;
  description: string;
  score: number | null;
  points: number;
  day: DayKey;
  occurredAt: Date;
};
export type SectionTotals = { section: PracticeSection; exercisesCompleted: number; totalScore: number; points: number };
const totalsSchema = z.object({ exercisesCompleted: z.number(), totalScore: z.number(), points: z.number(), lastActivity: z.date() });
export type ProgressRecords = ReturnType<typeof createProgressRecords>;

/**
 * Activities are facts, kept once each. Totals are recomputed from them; since facts are only added, a total
 * never falls, and $max makes the result the same whichever of two recomputations finishes last.
 */
export function createProgressRecords({ activities, streaks, sectionProgress }: ProgressModels) {
  /** Added up by the database: a learner may have thousands of exercises. Undefined before the first. */
  const totalsOf = async (userId: string, section: PracticeSection) => {
    const [row] = await activities.aggregate<unknown>([
      { $match: { userId, section } },
      {
        $group: {
          _id: null,
          exercisesCompleted: { $sum: 1 },
          totalScore: { $sum: '$score' },
          points: { $sum: '$points' },
          lastActivity: { $max: '$occurredAt' },
        },
      },
    ]);
    return totalsSchema.optional().parse(row);
  };

  return {
    /** Keeps a fact under its event's id; the same event again changes nothing. */
    async keep({ id, ...fields }: Activity): Promise<void> {
      await activities.create({ _id: id, ...fields }).catch(ignoreDuplicateKey);
    },

    async recomputeDay(userId: string, day: DayKey): Promise<void> {
      const activitiesCompleted = await activities.countDocuments({ userId, day });
      await upsert(() =>
        streaks.updateOne(
          { _id: `${userId}:${day}` },
          { $setOnInsert: { userId, date: day }, $max: { activitiesCompleted } },
          { upsert: true },
        ),
      );
    },

    async recomputeSection(userId: string, section: PracticeSection): Promise<void> {
      const totals = await totalsOf(userId, section);
      if (totals === undefined) return;
      await upsert(() =>
        sectionProgress.updateOne(
          { _id: `${userId}:${section}` },
          {
            $setOnInsert: { userId, section },
            $max: totals,
          },
          { upsert: true },
        ),
      );
    },

    async daysOf(userId: string): Promise<DayKey[]> {
      const records = await streaks.find({ userId }, { date: 1, _id: 0 }).lean();
      return records.map((record) => record.date).sort();
    },

    async sectionsOf(userId: string): Promise<SectionTotals[]> {
      const records = await sectionProgress.find({ userId }).lean();
      return records.map(({ section, exercisesCompleted, totalScore, points }) => ({
        section: practiceSectionSchema.parse(section),
        exercisesCompleted,
        totalScore,
        points,
      }));
    },
  };
}

/** Two upserts of the same document at the same time: one fails as a duplicate and succeeds as an update. */
async function upsert(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await write();
  }
}
