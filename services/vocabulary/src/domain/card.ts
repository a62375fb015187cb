import { BOXES, type Scheduler } from '@b1fuchs/contracts';
import { addDays, daysBetween, type DayKey } from '@b1fuchs/kit';
import { reviewFsrs, type FsrsState } from './scheduling/fsrs.js';
import { FIRST_BOX, reviewLeitner } from './scheduling/leitner.js';

/** Where a card stands. Days are the learner's own. */
export type CardState = {
  boxNumber: number;
  intervalDays: number;
  /** Known in a row, as the intervals of the old schedule count them. */
  repetitions: number;
  correctStreak: number;
  status: 'new' | 'learning' | 'mastered';
  timesSeen: number;
  totalReviews: number;
  correctReviews: number;
  lapses: number;
  lastReview: Date | null;
  lastDay: DayKey | null;
  leitnerDueDay: DayKey;
  fsrsDueDay: DayKey;
  fsrs: FsrsState | null;
};

/** Forgotten this often, a card costs more than it gives; Anki takes 8, which boxes of at most 14 days hardly reach in a year. */
export const LEECH_LAPSES = 5;

/** A new card is due at once. */
export const newCard = (today: DayKey): CardState => ({
  boxNumber: FIRST_BOX,
  intervalDays: 1,
  repetitions: 0,
  correctStreak: 0,
  status: 'new',
  timesSeen: 0,
  totalReviews: 0,
  correctReviews: 0,
  lapses: 0,
  lastReview: null,
  lastDay: null,
  leitnerDueDay: today,
  fsrsDueDay: today,
  fsrs: null,
});

export const dueDayOf = (card: CardState, scheduler: Scheduler): DayKey => (scheduler === 'fsrs' ? card.fsrsDueDay : card.leitnerDueDay);
export const isLeech = ({ lapses }: Pick<CardState, 'lapses'>): boolean => lapses >= LEECH_LAPSES;

/** Whether an answer given then counts: the card is due, and no later answer has been counted already. */
export const takesAnswer = (card: CardState, scheduler: Scheduler, at: Date, day: DayKey): boolean =>
  dueDayOf(card, scheduler) <= day && (card.lastReview === null || card.lastReview < at);

/** The card after an answer. Both plans go on, so that a learner can change between them at any time. */
export function answered(card: CardState, isKnown: boolean, at: Date, day: DayKey): CardState {
  const leitner = reviewLeitner(card.boxNumber, isKnown);
  // Travelling west, a learner may come into a day before the one of the last answer.
  const elapsedDays = card.lastDay === null ? 0 : Math.max(0, daysBetween(card.lastDay, day));
  const fsrs = reviewFsrs(card.fsrs, { isKnown, elapsedDays });
  return {
    boxNumber: leitner.box,
    intervalDays: leitner.intervalDays,
    repetitions: isKnown ? card.repetitions + 1 : 0,
    correctStreak: isKnown ? card.correctStreak + 1 : 0,
    status: leitner.box === BOXES ? 'mastered' : 'learning',
    timesSeen: card.timesSeen + 1,
    totalReviews: card.totalReviews + 1,
    correctReviews: card.correctReviews + (isKnown ? 1 : 0),
    lapses: card.lapses + (!isKnown && card.correctStreak > 0 ? 1 : 0),
    lastReview: at,
    lastDay: day,
    leitnerDueDay: addDays(day, leitner.intervalDays),
    fsrsDueDay: addDays(day, fsrs.intervalDays),
    fsrs: fsrs.state,
  };
}
