import { withdrawalScopeSchema, reportedStateSchema, type ReportedCorrectionsQuery, type ReportedState, type WithdrawalScope } from '@b1fuchs/contracts';
import { ignoreDuplicateKey } from '@b1fuchs/kit';
import type { Withdrawal } from '../domain/reported/withdrawn.js';
import type { DisputedWords } from './disputed-corrections.js';
import type { ReportedCorrectionModel } from './reported-correction-model.js';

export type ReportedRow = Omit<DisputedWords, 'createdAt'> & {
  lastReportedAt: Date;
  state: ReportedState;
  scope: WithdrawalScope | null;
  /** Digests; see Withdrawal. */
  sentences: string[];
  note: string;
  decidedAt: Date | null;
  version: number;
};
export type Decision = Pick<ReportedRow, 'state' | 'scope' | 'sentences' | 'note' | 'decidedAt'>;
export type ReportedCorrections = ReturnType<typeof createReportedCorrections>;
type Filter = Pick<ReportedCorrectionsQuery, 'state' | 'rule'>;

/** Corrections that learners hold for wrong. */
export function createReportedCorrections(model: ReportedCorrectionModel) {
  const queryOf = ({ state, rule }: Filter) => ({ ...(state === 'all' ? {} : { state }), ...(rule === '' ? {} : { rule }) });

  return {
    /** A correction was disputed, once more or for the first time. @param sentence digest of the sentence it stands in */
    async note({ key, createdAt, ...words }: DisputedWords, sentence: string | undefined): Promise<void> {
      const first = { ...words, state: 'open', scope: null, sentences: [], note: '', decidedAt: null, version: 0 };
      const seen = () => model.updateOne({ _id: key }, { $setOnInsert: first, $max: { lastReportedAt: createdAt } }, { upsert: true });
      // Whoever was later only has the time to note.
      await seen().catch(async (error: unknown) => {
        ignoreDuplicateKey(error);
        await seen();
      });
      // Taken back in other sentences alone: this one is to be decided too.
      if (sentence !== undefined) await model.updateOne({ _id: key, state: 'accepted', scope: 'sentence', sentences: { $ne: sentence } }, { $set: { state: 'open' }, $inc: { version: 1 } });
    },

    async find(key: string): Promise<ReportedRow | undefined> {
      const row = await model.findById(key).lean();
      return row === null ? undefined : rowOf(row);
    },

    /** The last reported first. */
    async page(filter: Filter, { skip, limit }: { skip: number; limit: number }): Promise<{ rows: ReportedRow[]; total: number }> {
      const [rows, total] = await Promise.all([model.find(queryOf(filter)).sort({ lastReportedAt: -1 }).skip(skip).limit(limit).lean(), model.countDocuments(queryOf(filter))]);
      return { rows: rows.map(rowOf), total };
    },

    rules: async (): Promise<string[]> => (await model.distinct('rule')).toSorted((one, other) => one.localeCompare(other, 'en')),

    /** @returns false where somebody else has decided since that version */
    async decide(key: string, version: number, decision: Decision): Promise<boolean> {
      return (await model.updateOne({ _id: key, version }, { $set: decision, $inc: { version: 1 } })).modifiedCount === 1;
    },

    /** All that is taken back at present. */
    async withdrawals(): Promise<Withdrawal[]> {
      const rows = await model.find({ scope: { $in: withdrawalScopeSchema.options } }, { rule: 1, original: 1, corrected: 1, scope: 1, sentences: 1 }).lean();
      return rows.map(({ rule, original, corrected, scope, sentences }) => ({ rule, original, corrected, scope: withdrawalScopeSchema.parse(scope), sentences }));
    },

    keys: async (): Promise<string[]> => (await model.find({}, { _id: 1 }).lean()).map(({ _id }) => _id),

    /** Those about which nothing was ever decided. */
    undecided: async (): Promise<string[]> => (await model.find({ state: 'open', scope: null, decidedAt: null }, { _id: 1 }).lean()).map(({ _id }) => _id),

    async drop(keys: readonly string[]): Promise<void> {
      await model.deleteMany({ _id: { $in: [...keys] }, state: 'open', scope: null, decidedAt: null });
    },
  };
}

type Stored = Omit<ReportedRow, 'key' | 'state' | 'scope' | 'decidedAt'> & { _id: string; state: string; scope?: string | null; decidedAt?: Date | null };

const rowOf = ({ _id: key, state, scope, decidedAt = null, ...row }: Stored): ReportedRow => ({
  ...row,
  key,
  state: reportedStateSchema.parse(state),
  scope: withdrawalScopeSchema.nullable().parse(scope ?? null),
  decidedAt,
});
