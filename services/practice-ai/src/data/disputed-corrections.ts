import { UNKNOWN_RULE, type Correction } from '@b1fuchs/contracts';
import { ignoreDuplicateKey } from '@b1fuchs/kit';
import { correctionKey } from '../domain/reported/withdrawn.js';
import type { DisputedCorrectionModel } from './disputed-correction-model.js';

export type DisputedCorrection = {
  userId: string;
  attemptId: string;
  topic: string;
  sentence: string;
  correction: Correction;
  createdAt: Date;
};
/** What there is to say of a dispute without its learner's name. */
export type KeptDispute = { userId: string; sentence: string };
/** A correction that was disputed, whoever has done so. */
export type DisputedWords = { key: string; rule: string; original: string; corrected: string; category: string; explanation: string; createdAt: Date };
export type DisputedCorrections = ReturnType<typeof createDisputedCorrections>;

export function createDisputedCorrections(model: DisputedCorrectionModel) {
  return {
    /** Keeps a dispute; the same one again changes nothing. */
    async keep({ correction, attemptId, ...fields }: DisputedCorrection): Promise<void> {
      const { offset, length, original, corrected, category, explanation, rule = UNKNOWN_RULE } = correction;
      const row = { ...fields, attemptId, original, corrected, category, explanation, rule, key: correctionKey(correction) };
      await model.updateOne({ _id: `${attemptId}:${offset}:${length}` }, { $setOnInsert: row }, { upsert: true }).catch(ignoreDuplicateKey);
    },

    /** Disputes of the same correction, the newest first. */
    async of(keys: readonly string[]): Promise<Map<string, KeptDispute[]>> {
      const rows = await model.find({ key: { $in: [...keys] } }, { key: 1, userId: 1, sentence: 1 }).sort({ createdAt: -1 }).lean();
      const byKey = new Map<string, KeptDispute[]>();
      for (const { key, userId, sentence } of rows) if (key) byKey.set(key, [...(byKey.get(key) ?? []), { userId, sentence }]);
      return byKey;
    },

    /** Which of these corrections are still disputed by somebody. */
    disputedAmong: async (keys: readonly string[]): Promise<Set<string>> => new Set((await model.find({ key: { $in: [...keys] } }, { key: 1 }).lean()).flatMap(({ key }) => key ?? [])),

    /** All disputes, the newest first; those of earlier versions get what makes them the same as others. */
    async *gathered(): AsyncGenerator<DisputedWords> {
      for await (const { _id, original, corrected, category, explanation, rule, key, createdAt } of model.find().sort({ createdAt: -1 }).lean().cursor()) {
        const words = { rule: rule ?? UNKNOWN_RULE, original: original ?? '', corrected: corrected ?? '' };
        const known = { ...words, key: correctionKey(words), category, explanation, createdAt };
        if (key !== known.key) await model.updateOne({ _id }, { $set: { rule: words.rule, key: known.key } });
        yield known;
      }
    },
  };
}
