import { fsrs, Rating } from 'ts-fsrs';

/** The share of due cards that the learner is to remember; the default of FSRS. */
export const DESIRED_RETENTION = 0.9;

/** What FSRS knows of a card. `stability` is the days until recall falls to 90 %; `difficulty` is 1 (easy) to 10. */
export type FsrsState = { stability: number; difficulty: number };

export type FsrsAnswer = {
  isKnown: boolean;
  /** Of the learner's own days since the last answer: a whole number, 0 or more. Before the first answer it does not matter. */
  elapsedDays: number;
};

/** `intervalDays` counts the learner's own days from the answer until the card is due again, at least 1. */
export type FsrsReview = { state: FsrsState; intervalDays: number };

/** Takes the state after the last answer, null before the first, and gives the one after this answer. */
export type ReviewFsrs = (state: FsrsState | null, answer: FsrsAnswer) => FsrsReview;

/**
 * FSRS-6 with its default parameters for an aim of its own, above 0 and at most 1. No fuzz, so that the same answers give the
 * same days; no steps in minutes, because a card comes back on another day at the earliest. Of the four ratings a learner
 * has two: known is Good, not known is Again. Negative days are an error of ts-fsrs.
 *
 * State and interval are asked for one by one, in days. The library's `next` takes dates, and keeps the intervals of its four
 * ratings a day apart: Hard, which nobody can choose here, would push Good to 3 days where its stability says 1
 * (docs/leitner-and-fsrs.md has what that costs).
 */
export function createFsrs(desiredRetention: number): ReviewFsrs {
  const scheduler = fsrs({ request_retention: desiredRetention, enable_fuzz: false, enable_short_term: false });
  return (state, { isKnown, elapsedDays }) => {
    const days = state === null ? 0 : elapsedDays;
    const { stability, difficulty } = scheduler.next_state(state, days, isKnown ? Rating.Good : Rating.Again);
    return { state: { stability, difficulty }, intervalDays: scheduler.next_interval(stability, days) };
  };
}

/** The schedule that learners can choose instead of the boxes. */
export const reviewFsrs = createFsrs(DESIRED_RETENTION);
