import type { Traits } from './memory/memory.js';
import { normal, STREAMS, uniform } from './random.js';
import type { Setting } from './setting.js';

/** The share of the deck that learners know already: B1 words come up in courses and in life. It varies from learner to learner. */
const KNOWN_BEFORE = { least: 0.15, most: 0.35 };
/** Half of what makes a card easy lies in the card, half in what this learner finds easy: each variance is a half. */
const HALF = Math.SQRT1_2;

export type Learner = {
  /** How well they keep words, in standard deviations. */
  strength: number;
  traitsFor: (card: number) => Traits;
  knewBefore: (card: number) => boolean;
  studiesOn: (day: number) => boolean;
  /** Whether an answer comes out right; `nth` counts the answers to the card. */
  knows: (probability: number, card: number, nth: number) => boolean;
};

/** The learner with this number. Everything about them is fixed by the setting's seed, whatever scheduler they use. */
export function createLearner({ seed, missedDays }: Pick<Setting, 'seed' | 'missedDays'>, number: number): Learner {
  const strength = normal(seed, STREAMS.learner, number, 0);
  const growth = normal(seed, STREAMS.learner, number, 1);
  const knownShare = KNOWN_BEFORE.least + (KNOWN_BEFORE.most - KNOWN_BEFORE.least) * uniform(seed, STREAMS.learner, number, 2);
  return {
    strength,
    traitsFor: (card) => ({ learner: strength, growth, card: HALF * normal(seed, STREAMS.card, card) + HALF * normal(seed, STREAMS.pair, number, card) }),
    knewBefore: (card) => uniform(seed, STREAMS.known, number, card) < knownShare,
    studiesOn: (day) => uniform(seed, STREAMS.missed, number, day) >= missedDays,
    knows: (probability, card, nth) => uniform(seed, STREAMS.answer, number, card, nth) < probability,
  };
}
