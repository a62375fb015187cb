import type { Correction } from '@b1fuchs/contracts';
import { ignoreDuplicateKey } from '@b1fuchs/kit';
import type { DisputedCorrectionModel } from './disputed-correction-model.js';

export type DisputedCorrection = {
  userId: string;
  attemptId: string;
  topic: string;
  sentence: string;
  correction: Correction;
  createdAt: Date;
};
export type DisputedCorrections = ReturnType<typeof createDisputedCorrections>;

export function createDisputedCorrections(model: DisputedCorrectionModel) {
  return {
    /** Keeps a dispute; the same one again changes nothing. */
    async keep({ correction, attemptId, ...fields }: DisputedCorrection): Promise<void> {
      const { offset, length, original, corrected, category, explanation } = correction;
      const row = { ...fields, attemptId, original, corrected, category, explanation };
      await model.updateOne({ _id: `${attemptId}:${offset}:${length}` }, { $setOnInsert: row }, { upsert: true }).catch(ignoreDuplicateKey);
    },
  };
}
