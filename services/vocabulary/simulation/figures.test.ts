import { compare, figuresOf } from './figures.js';
import type { Course } from './simulate-learner.js';

/** Ten days with the same number of reviews and the same recall. */
const courseOf = (reviews: number, recall: number): Course => ({
  strength: 0,
  introduced: 20,
  rightAnswers: 5 * reviews,
  reviews: Array.from({ length: 10 }, () => reviews),
  recall: Array.from({ length: 10 }, () => recall),
  recallAfterBreak: recall / 2,
});
const learners = (reviews: number, recall: number): Course[] => [courseOf(reviews, recall), courseOf(reviews, recall)];

test('a course in numbers', () => {
  const course = { ...courseOf(4, 0.8), reviews: [0, 2, 4], recall: [null, 0.6, 0.8], rightAnswers: 3 };
  expect(figuresOf(course)).toEqual({
    reviewsPerDay: 2,
    reviewsPerDayAtLast: 2,
    busiestDay: 4,
    recall: 0.7,
    rightShare: 0.5,
    recallAfterBreak: 0.4,
    introduced: 20,
    wordsKnown: 16,
  });
});

describe('a comparison', () => {
  const fsrs = [{ aim: 0.8, courses: learners(20, 0.7) }, { aim: 0.9, courses: learners(40, 0.9) }];

  test('reads FSRS where recall is the same and where reviews are', () => {
    const comparison = compare({ leitner: learners(40, 0.8), fsrs }, 1);
    expect(comparison.aim).toBeCloseTo(0.85, 10);
    expect(comparison.reviewsPerDay?.mean).toBeCloseTo(30, 10);
    expect(comparison.reviewsRatio?.mean).toBeCloseTo(0.75, 10);
    expect(comparison.recall?.mean).toBeCloseTo(0.9, 10);
    expect(comparison.recallGain?.mean).toBeCloseTo(0.1, 10);
  });

  test('leaves open what lies beyond all aims', () => {
    const comparison = compare({ leitner: learners(30, 0.95), fsrs }, 1);
    expect(comparison).toMatchObject({ aim: null, reviewsPerDay: null, reviewsRatio: null });
    expect(comparison.recall?.mean).toBeCloseTo(0.8, 10);
  });

  test('has an interval as wide as learners differ', () => {
    const leitner = [courseOf(40, 0.75), courseOf(40, 0.85), courseOf(40, 0.8), courseOf(40, 0.8)];
    const four = fsrs.map((run) => ({ ...run, courses: [...run.courses, ...run.courses] }));
    const { reviewsPerDay } = compare({ leitner, fsrs: four }, 1);
    expect(reviewsPerDay?.low).toBeLessThan(29);
    expect(reviewsPerDay?.high).toBeGreaterThan(31);
  });
});
