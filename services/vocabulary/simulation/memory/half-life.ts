import { DAYS_OF_A_KNOWN_WORD, RECALL_AFTER_A_DAY, type MemoryModel, type Traits } from './memory.js';

/** By what an answer multiplies the half-life in the models that half-life regression is measured against (Settles and Meeder, 2016). */
const GROWTH = 2;
const SHRINKING = 0.5;
/** In days, as there. */
const LONGEST = 274;
/** In logarithms of a half-life. */
const SPREAD = { learner: 0.4, card: 0.6, growth: 0.15 };

const FIRST = -1 / Math.log2(RECALL_AFTER_A_DAY);
const KNOWN_BEFORE = FIRST * DAYS_OF_A_KNOWN_WORD;

type HalfLife = { days: number; shortest: number; growth: number; lastDay: number };

function meet(traits: Traits, day: number, isKnown: boolean): HalfLife {
  const ease = Math.exp(SPREAD.learner * traits.learner + SPREAD.card * traits.card);
  const growth = Math.max(1, GROWTH * Math.exp(SPREAD.growth * traits.growth));
  const days = Math.min((isKnown ? KNOWN_BEFORE : FIRST) * ease, LONGEST);
  return { days, shortest: FIRST * ease, growth, lastDay: day };
}

function answer({ days, shortest, growth }: HalfLife, day: number, isKnown: boolean): HalfLife {
  const next = isKnown ? Math.min(days * growth, LONGEST) : Math.max(days * SHRINKING, shortest);
  return { days: next, shortest, growth, lastDay: day };
}

/**
 * Recall halves in a fixed time, which each known answer multiplies and each other one halves: exponential forgetting.
 * When the learner was asked does not matter, only how often: unlike FSRS, it knows no spacing effect.
 */
export const halfLife: MemoryModel<HalfLife> = { name: 'Half-life', meet, recall: ({ days, lastDay }, day) => 2 ** ((lastDay - day) / days), answer };
