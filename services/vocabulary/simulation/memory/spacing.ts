import { DAYS_OF_A_KNOWN_WORD, RECALL_AFTER_A_DAY, type MemoryModel, type Traits } from './memory.js';

/** A known answer multiplies the half-life by 1 and up to this more, the less likely it was. */
const GAIN = 3;
/** What is saved of the logarithm of a half-life when the word was forgotten: learning again goes faster than learning. */
const SAVINGS = 0.4;
/** In logarithms of a half-life, and of the gain. */
const SPREAD = { learner: 0.4, card: 0.6, growth: 0.25 };

/** From recall = 1 / (1 + days / half-life). */
const FIRST = RECALL_AFTER_A_DAY / (1 - RECALL_AFTER_A_DAY);
const KNOWN_BEFORE = FIRST * DAYS_OF_A_KNOWN_WORD;

type Strength = { days: number; first: number; gain: number; lastDay: number };

function meet(traits: Traits, day: number, isKnown: boolean): Strength {
  const ease = Math.exp(SPREAD.learner * traits.learner + SPREAD.card * traits.card);
  const gain = GAIN * Math.exp(SPREAD.growth * traits.growth);
  return { days: (isKnown ? KNOWN_BEFORE : FIRST) * ease, first: FIRST * ease, gain, lastDay: day };
}

const recall = ({ days, lastDay }: Strength, day: number): number => 1 / (1 + (day - lastDay) / days);

function answer(memory: Strength, day: number, isKnown: boolean): Strength {
  const { days, first, gain } = memory;
  const next = isKnown ? days * (1 + gain * Math.sqrt(1 - recall(memory, day))) : first * (days / first) ** SAVINGS;
  return { days: next, first, gain, lastDay: day };
}

/**
 * Recall falls fast at first and ever more slowly, as a hyperbola; an answer that was hard to give strengthens more than an
 * easy one. Nearest to FSRS in what it says, with equations and numbers of its own.
 */
export const spacing: MemoryModel<Strength> = { name: 'Spacing', meet, recall, answer };
