import { computeDecayFactor, default_w } from 'ts-fsrs';
import { reviewFsrs, type FsrsState } from '../../src/domain/scheduling/fsrs.js';
import type { MemoryModel } from './memory.js';

/** Of the library's forgetting curve, computed once. */
const { decay, factor } = computeDecayFactor(default_w);

type Expected = { state: FsrsState; lastDay: number };

/**
 * Every learner and every card exactly as FSRS expects them with its default parameters: no judge of the two, since FSRS
 * grades itself, but a look at what it gains when it predicts every card rightly.
 */
export const asFsrsExpects: MemoryModel<Expected> = {
  name: 'As FSRS expects',
  meet: (_traits, day, isKnown) => ({ state: reviewFsrs(null, { isKnown, elapsedDays: 0 }).state, lastDay: day }),
  recall: ({ state, lastDay }, day) => (1 + (factor * (day - lastDay)) / state.stability) ** decay,
  answer: ({ state, lastDay }, day, isKnown) => ({ state: reviewFsrs(state, { isKnown, elapsedDays: day - lastDay }).state, lastDay: day }),
};
