import { reviewFsrs } from '../../src/domain/scheduling/fsrs.js';
import { asFsrsExpects } from './as-fsrs-expects.js';
import { halfLife } from './half-life.js';
import type { MemoryModel, Traits } from './memory.js';
import { spacing } from './spacing.js';
import { traces } from './traces.js';

const average: Traits = { learner: 0, card: 0, growth: 0 };
type History = { traits?: Traits; met?: number; knownBefore?: boolean; known?: number[]; notKnown?: number[] };

/** How a card with this history is known on a day; answers that were not known come after those that were. */
function probe<Memory>(model: MemoryModel<Memory>) {
  return ({ traits = average, met = 0, knownBefore = false, known = [], notKnown = [] }: History, day: number): number => {
    const afterKnown = known.reduce((memory, on) => model.answer(memory, on, true), model.meet(traits, met, knownBefore));
    return model.recall(notKnown.reduce((memory, on) => model.answer(memory, on, false), afterKnown), day);
  };
}
const models = [
  { name: halfLife.name, recall: probe(halfLife) },
  { name: spacing.name, recall: probe(spacing) },
  { name: traces.name, recall: probe(traces) },
];

describe.each(models)('the memory of the model $name', ({ recall }) => {
  test('keeps an average word until the next day in seven of ten cases', () => {
    expect(recall({ met: 5 }, 6)).toBeCloseTo(0.7, 2);
  });

  test('keeps an average word that was known before for a month in seven of ten cases', () => {
    expect(recall({ met: 5, knownBefore: true }, 35)).toBeCloseTo(0.7, 2);
  });

  test('fades with every day', () => {
    const recalls = [4, 5, 10, 30, 100, 400, 600].map((day) => recall({ known: [1, 3] }, day));
    expect(recalls).toEqual(recalls.toSorted((a, b) => b - a));
    expect(new Set(recalls).size).toBe(recalls.length);
    for (const one of recalls) {
      expect(one).toBeGreaterThan(0);
      expect(one).toBeLessThan(1);
    }
  });

  test('is stronger after a known answer than without one', () => {
    expect(recall({ known: [2] }, 9)).toBeGreaterThan(recall({}, 9));
  });

  test('is not weaker after an answer that was not known than after a first look', () => {
    expect(recall({ known: [1, 3, 7], notKnown: [14] }, 15)).toBeGreaterThanOrEqual(recall({ met: 14 }, 15));
  });

  test.each(['learner', 'card', 'growth'] as const)('is better where the trait %s is', (trait) => {
    const recallAt = (value: number): number => recall({ traits: { ...average, [trait]: value }, known: [1, 3] }, 10);
    expect(recallAt(1)).toBeGreaterThan(recallAt(0));
    expect(recallAt(0)).toBeGreaterThan(recallAt(-1));
  });
});

describe('the spacing of the same number of answers', () => {
  /** How far spaced answers are ahead of those on three days in a row, a month later. */
  const lead = ({ recall }: (typeof models)[number]): number => recall({ known: [4, 10, 20] }, 50) - recall({ known: [18, 19, 20] }, 50);

  test.each(models.slice(0, 1))('does not matter to the model $name', (model) => {
    expect(lead(model)).toBeCloseTo(0, 10);
  });

  test.each(models.slice(1))('matters to the model $name', (model) => {
    expect(lead(model)).toBeGreaterThan(0.005);
  });
});

test('a learner as FSRS expects knows nine of ten words when their stability is over', () => {
  const { state } = reviewFsrs(null, { isKnown: true, elapsedDays: 0 });
  expect(asFsrsExpects.recall({ state, lastDay: 0 }, state.stability)).toBeCloseTo(0.9, 6);
  const memory = asFsrsExpects.answer(asFsrsExpects.meet(average, 4, true), 6, true);
  expect(memory).toEqual({ state: reviewFsrs(state, { isKnown: true, elapsedDays: 2 }).state, lastDay: 6 });
});
