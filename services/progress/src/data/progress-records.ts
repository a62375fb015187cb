import { practiceSectionSchema, type PracticeSection } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, isDuplicateKey, type DayKey } from '@b1fuchs/kit';
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
export type ProgressRecords = ReturnType<typeof createProgressRecords>;

/**
 * Activities are facts, kept once each. Totals are recomputed from them; since facts are only added, a total
 * never falls, and $max makes the result the same whichever of two recomputations finishes last.
 */
export function createProgressRecords({ activities, streaks, sectionProgress }: ProgressModels) {
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
      const facts = await activities.find({ userId, section }, { score: 1, points: 1, occurredAt: 1 }).lean();
      const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
      await upsert(() =>
        sectionProgress.updateOne(
          { _id: `${userId}:${section}` },
          {
            $setOnInsert: { userId, section },
            $max: {
              exercisesCompleted: facts.length,
              totalScore: sum(facts.map((fact) => fact.score ?? 0)),
              points: sum(facts.map((fact) => fact.points)),
              lastActivity: new Date(Math.max(...facts.map((fact) => fact.occurredAt.getTime()))),
            },
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
