import { RECALL_AFTER_A_DAY, type MemoryModel, type Traits } from './memory.js';

/** How fast a trace fades: at least so much, and more, the more of the card was left (Pavlik and Anderson, 2005). */
const DECAY = 0.177;
const DECAY_BY_ACTIVATION = 0.217;
/** The noise of an activation. This and the next two are the same paper's as we remember it; we could not look them up again. */
const NOISE = 0.255;
/** Between sessions a second counts 0.025: little happens that interferes. */
const SECONDS_PER_DAY = 86_400 * 0.025;
/** In activation, and in logarithms of the decay. */
const SPREAD = { learner: 0.11, card: 0.17, growth: 0.15 };
/** A word that was known before has been met so often, so many days apart. */
const EARLIER_LOOKS = 4;
const DAYS_BETWEEN_LOOKS = 10;

/** The activation above the threshold at one trace a second old, by what all models agree on for the day after. */
const LIFT = DECAY * Math.log(SECONDS_PER_DAY) + NOISE * Math.log(RECALL_AFTER_A_DAY / (1 - RECALL_AFTER_A_DAY));
/** Only how fast traces fade depends on where it lies: what is recalled is set by the lift. */
const THRESHOLD = -0.704;

/** Of the seconds in so many days. */
const LOGARITHMS = Array.from({ length: 512 }, (_, days) => Math.log(days * SECONDS_PER_DAY));
const logarithmOf = (days: number): number => LOGARITHMS[days] ?? Math.log(days * SECONDS_PER_DAY);

/** Of each look at the card the day and how fast it fades, and what the learner and the card bring. */
type Traces = { days: number[]; decays: number[]; lift: number; decay: number };

/** How far the card's activation lies above the threshold. */
function activationOn(day: number, { days, decays, lift }: Traces): number {
  let sum = 0;
  for (let index = 0; index < days.length; index += 1) sum += Math.exp(-(decays[index] ?? 0) * logarithmOf(day - (days[index] ?? 0)));
  return lift + Math.log(sum);
}

/** Adds a look; the first one meets nothing, and fades the most slowly. */
function look(memory: Traces, day: number): Traces {
  const left = memory.days.length === 0 ? 0 : Math.exp(activationOn(day, memory) + THRESHOLD);
  return { ...memory, days: [...memory.days, day], decays: [...memory.decays, memory.decay + DECAY_BY_ACTIVATION * left] };
}

function meet(traits: Traits, day: number, isKnown: boolean): Traces {
  let memory: Traces = {
    days: [],
    decays: [],
    lift: LIFT + SPREAD.learner * traits.learner + SPREAD.card * traits.card,
    decay: DECAY * Math.exp(-SPREAD.growth * traits.growth),
  };
  const earlier = isKnown ? EARLIER_LOOKS : 0;
  for (let count = earlier; count > 0; count -= 1) memory = look(memory, day - count * DAYS_BETWEEN_LOOKS);
  return look(memory, day);
}

/**
 * Every look at a card, answered or not, leaves a trace of its own that fades as a power of time, the faster the more of
 * the card was left; recall follows from the sum of them. This is the memory of ACT-R; it has no stability that an answer
 * would multiply.
 */
export const traces: MemoryModel<Traces> = {
  name: 'Traces',
  meet,
  recall: (memory, day) => 1 / (1 + Math.exp(-activationOn(day, memory) / NOISE)),
  answer: look,
};
