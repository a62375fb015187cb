/** What every run has in common. */
export type Setting = {
  seed: number;
  learners: number;
  cards: number;
  newCardsPerDay: number;
  days: number;
  /** The share of days on which a learner does not study. */
  missedDays: number;
  /** How many cards a learner looks at on one day, new ones among them; null for no limit. */
  dailyLimit: number | null;
};

export const SETTING: Setting = { seed: 20_261_128, learners: 200, cards: 600, newCardsPerDay: 10, days: 180, missedDays: 0.1, dailyLimit: null };
