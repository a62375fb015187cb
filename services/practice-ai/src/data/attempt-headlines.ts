import { speakingStageSchema, writingSectionSchema, type SpeakingStage, type WritingSection } from '@b1fuchs/contracts';
import type { ExamAttemptModel } from './exam-attempt-model.js';
import type { SpeakingAttemptModel } from './speaking-attempt-model.js';

/** Of a graded attempt all but what was written or said, and what came of it. */
export type AttemptHeadline = { id: string; topic: string; grade: number; createdAt: Date } & ({ section: 'writing'; part: WritingSection } | { section: 'speaking'; part: SpeakingStage });
export type AttemptHeadlines = ReturnType<typeof createAttemptHeadlines>;

/** Writing and speaking attempts together, read without their texts. */
export function createAttemptHeadlines({ writing, speaking }: { writing: ExamAttemptModel; speaking: SpeakingAttemptModel }) {
  return {
    /** A learner's last attempts of both kinds, the last first, at most `limit`. */
    async newest(userId: string, limit: number): Promise<AttemptHeadline[]> {
      const [texts, talks] = await Promise.all([
        writing.find({ userId }, { section: 1, topic: 1, score: 1, createdAt: 1 }).sort({ createdAt: -1 }).limit(limit).lean(),
        speaking.find({ userId }, { stage: 1, topic: 1, score: 1, createdAt: 1 }).sort({ createdAt: -1 }).limit(limit).lean(),
      ]);
      const all: AttemptHeadline[] = [
        ...texts.map(({ _id: id, section, topic, score: grade, createdAt }) => ({ id, section: 'writing' as const, part: writingSectionSchema.parse(section), topic, grade, createdAt })),
        ...talks.map(({ _id: id, stage, topic, score: grade, createdAt }) => ({ id, section: 'speaking' as const, part: speakingStageSchema.parse(stage), topic, grade, createdAt })),
      ];
      return all.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()).slice(0, limit);
    },

    async count(userId: string): Promise<number> {
      const counts = await Promise.all([writing.countDocuments({ userId }), speaking.countDocuments({ userId })]);
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
