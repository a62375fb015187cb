import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { createFsrs, reviewFsrs, type FsrsState, type ReviewFsrs } from './fsrs.js';

/** The intervals of a card that is answered on the day it is due, each day late by `late`. */
function intervalsOf(answers: boolean[], { review = reviewFsrs, late = 0 }: { review?: ReviewFsrs; late?: number } = {}): number[] {
  let state: FsrsState | null = null;
  let elapsedDays = 0;
  return answers.map((isKnown) => {
    const next = review(state, { isKnown, elapsedDays });
    state = next.state;
    elapsedDays = next.intervalDays + late;
    return next.intervalDays;
  });
}

describe('a card under FSRS', () => {
  test('comes back later with every known answer and soon after one that was not', () => {
    expect(intervalsOf([true, true, true, false, true, true])).toEqual([2, 11, 46, 3, 8, 19]);
  });

  test('that was not known at first comes back the next day and climbs more slowly', () => {
    expect(intervalsOf([false, false, true, true, true])).toEqual([1, 1, 1, 2, 4]);
  });

  test('gains more from an answer that was known late', () => {
    expect(intervalsOf([true, true, true], { late: 3 })).toEqual([2, 18, 78]);
  });

  test('comes back sooner where more is to be remembered', () => {
    const intervals = [0.8, 0.9, 0.95].map((aim) => intervalsOf([true, true, true], { review: createFsrs(aim) }));
    expect(intervals).toEqual([[8, 75, 521], [2, 11, 46], [1, 3, 8]]);
  });

  test('has the state that the library computes from a whole card and its dates', () => {
    const library = fsrs({ enable_short_term: false });
    let card = createEmptyCard(new Date('2026-03-27T00:00:00Z'));
    let state: FsrsState | null = null;
    for (const [day, isKnown] of [['2026-03-27', true], ['2026-04-03', true], ['2026-05-20', false], ['2026-05-21', true]] as const) {
      const elapsedDays = card.last_review ? (Date.parse(day) - card.last_review.getTime()) / 86_400_000 : 0;
      card = library.next(card, new Date(day), isKnown ? Rating.Good : Rating.Again).card;
      state = reviewFsrs(state, { isKnown, elapsedDays }).state;
      expect(state).toEqual({ stability: card.stability, difficulty: card.difficulty });
    }
  });

  test('is not put off for the sake of ratings that learners do not have', () => {
    const day = new Date('2026-03-27T00:00:00Z');
    const ofFour = fsrs({ enable_short_term: false }).next(createEmptyCard(day), day, Rating.Good).card;
    expect(ofFour.stability).toBeCloseTo(2.3, 1);
    expect(ofFour.scheduled_days).toBe(3);
    expect(reviewFsrs(null, { isKnown: true, elapsedDays: 0 }).intervalDays).toBe(2);
  });

  test('keeps its state to itself: the same answer to the same state gives the same', () => {
    const state = Object.freeze({ stability: 10, difficulty: 5 });
    expect(reviewFsrs(state, { isKnown: true, elapsedDays: 9 })).toEqual(reviewFsrs(state, { isKnown: true, elapsedDays: 9 }));
  });

  test('is due on a later day even when it was answered twice on one', () => {
    expect(reviewFsrs({ stability: 0.1, difficulty: 10 }, { isKnown: false, elapsedDays: 0 }).intervalDays).toBe(1);
  });

  test('has no days before its last answer', () => {
    expect(() => reviewFsrs({ stability: 10, difficulty: 5 }, { isKnown: true, elapsedDays: -1 })).toThrow();
  });
});
