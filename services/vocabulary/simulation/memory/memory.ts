/** What a learner and a card bring, in standard deviations from the average of all; each model gives them their size. */
export type Traits = {
  /** How well the learner keeps words. */
  learner: number;
  /** How easily this learner keeps this word. */
  card: number;
  /** How much the learner gains from an answer. */
  growth: number;
};

/** How a learner forgets and learns. A memory is what is left of one card in one head; it never changes, another follows. Days are whole. */
export type MemoryModel<Memory> = {
  name: string;
  /** The memory after the first look at a card; `isKnown` says that the word was known before. */
  meet: (traits: Traits, day: number, isKnown: boolean) => Memory;
  /** The probability of knowing the card on a later day, before being asked. */
  recall: (memory: Memory, day: number) => number;
  /** The memory after an answer; somebody who did not know has then seen what is right. */
  answer: (memory: Memory, day: number, isKnown: boolean) => Memory;
};

/** All models agree on these two for an average card: who has seen a word once knows it the next day with this probability… */
export const RECALL_AFTER_A_DAY = 0.7;
/** …and who knew it before knows it with the same one after so many days. */
export const DAYS_OF_A_KNOWN_WORD = 30;
