import type { ErrorCategory } from '@b1fuchs/contracts';
import { isDuplicateKey } from '@b1fuchs/kit';
import type { TallyModel, tallyKinds } from './tally-model.js';

type Kind = (typeof tallyKinds)[number];
type Tally = { at: Date; kind: Kind; name: string; amount: number };
export type Tallies = ReturnType<typeof createTallies>;

/** The zones of the world differ by quarters of an hour: of these the days of each can be put together. */
const SLOT_MS = 15 * 60_000;

/**
 * Counts for the administrators' figures, which would take too long to be counted from texts and calls again and again.
 * One that fails costs nobody their answer: it is told and left out.
 */
export function createTallies(model: TallyModel, onFailure: (error: unknown) => void) {
  const add = async ({ at, kind, name, amount }: Tally): Promise<void> => {
    const slot = new Date(Math.floor(at.getTime() / SLOT_MS) * SLOT_MS);
    const upsert = () => model.updateOne({ _id: `${slot.toISOString()} ${kind} ${name}` }, { $inc: { amount }, $setOnInsert: { at: slot, kind, name } }, { upsert: true });
    await upsert().catch((error: unknown) => {
      // Somebody has begun the same slot at the same moment.
      if (isDuplicateKey(error)) return upsert();
      throw error;
    });
  };
  const addAll = async (tallies: Tally[]): Promise<void> => {
    await Promise.all(tallies.filter(({ amount }) => amount !== 0).map(add)).catch(onFailure);
  };

  return {
    /** The corrections of a text or a talk. */
    async errors(kind: 'writing' | 'speaking', corrections: readonly { category: ErrorCategory }[], at: Date): Promise<void> {
      const categories = [...new Set(corrections.map(({ category }) => category))];
      await addAll(categories.map((name) => ({ at, kind, name, amount: corrections.filter(({ category }) => category === name).length })));
    },

    /** What a call costs. @param microcents may be negative, where it has cost less than was thought */
    cost: (recipient: string, microcents: number, at: Date): Promise<void> => addAll([{ at, kind: 'cost', name: recipient, amount: microcents }]),

    /** The end is not part of it. */
    between: (from: Date, to: Date): Promise<Tally[]> => model.find({ at: { $gte: from, $lt: to } }, { _id: 0, at: 1, kind: 1, name: 1, amount: 1 }).lean(),
  };
}
