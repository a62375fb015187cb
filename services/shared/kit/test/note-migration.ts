import type { Migration } from '@b1fuchs/kit';
import type { Collection } from 'mongoose';

/** Notes of an earlier version have no number of words. */
export type Note = { _id: string; text: string; words?: number };

const AT_ONCE = 5;

export async function putNotes(notes: Collection<Note>, count: number): Promise<void> {
  await notes.insertMany(Array.from({ length: count }, (_nothing, index) => ({ _id: `note ${index}`, text: 'ein Satz mit Wörtern' })));
}

/** Counts the words of a few notes at each step. @param onStep called before each */
export const stepByStep = (notes: Collection<Note>, onStep: () => void = () => undefined): Migration => ({
  version: 1,
  name: 'notes know how many words they have',
  step: async () => {
    onStep();
    const some = await notes.find({ words: { $exists: false } }).limit(AT_ONCE).toArray();
    for (const { _id, text } of some) await notes.updateOne({ _id }, { $set: { words: text.split(' ').length } });
    return some.length < AT_ONCE;
  },
});
