import { createEmptyCard, fsrs, Rating, State, type Card } from 'ts-fsrs';

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

const DAY_MS = 24 * 3_600_000;
/** ts-fsrs takes dates and compares their days in UTC: only how many days lie between two of them counts. */
const midnightOf = (day: number): Date => new Date(day * DAY_MS);

/** A card of ts-fsrs whose last answer was on day 0; its counters and due date play no part without fuzz. */
const cardFrom = (state: FsrsState | null): Card => ({
  ...createEmptyCard(midnightOf(0)),
  ...(state && { ...state, state: State.Review, last_review: midnightOf(0) }),
});

/**
 * FSRS-6 with its default parameters for an aim of its own, above 0 and at most 1. No fuzz, so that the same answers give the
 * same days; no steps in minutes, because a card comes back on another day at the earliest. Of the four ratings a learner
 * has two: known is Good, not known is Again. Negative days are an error of ts-fsrs.
 */
export function createFsrs(desiredRetention: number): ReviewFsrs {
  const scheduler = fsrs({ request_retention: desiredRetention, enable_fuzz: false, enable_short_term: false });
  return (state, { isKnown, elapsedDays }) => {
    const { card } = scheduler.next(cardFrom(state), midnightOf(elapsedDays), isKnown ? Rating.Good : Rating.Again);
    return { state: { stability: card.stability, difficulty: card.difficulty }, intervalDays: card.scheduled_days };
  };
}

/** The schedule that learners can choose instead of the boxes. */
export const reviewFsrs = createFsrs(DESIRED_RETENTION);
