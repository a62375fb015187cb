import { schedulerSchema, type Scheduler } from '@b1fuchs/contracts';
import { isDuplicateKey } from '@b1fuchs/kit';
import type { VocabularyModels } from './models.js';

export type Settings = ReturnType<typeof createSettings>;

export function createSettings({ settings: model }: Pick<VocabularyModels, 'settings'>) {
  return {
    /** The boxes unless the learner has chosen otherwise. */
    async schedulerOf(userId: string): Promise<Scheduler> {
      const row = await model.findOne({ _id: userId }).lean();
      return row === null ? 'leitner' : schedulerSchema.parse(row.scheduler);
    },

    async choose(userId: string, scheduler: Scheduler): Promise<void> {
      const write = () => model.updateOne({ _id: userId }, { $set: { scheduler } }, { upsert: true });
      await write().catch((error: unknown) => {
        // Made by another request at this moment.
        if (!isDuplicateKey(error)) throw error;
        return write();
      });
    },
  };
}
