import { reviewFsrs } from '../src/domain/scheduling/fsrs.js';
import { reviewBoxes } from './boxes.js';
import { createLearner } from './learner.js';
import type { MemoryModel } from './memory/memory.js';
import { spacing } from './memory/spacing.js';
import { simulateLearner } from './simulate-learner.js';
import type { Setting } from './setting.js';

const setting: Setting = { seed: 1, learners: 2, cards: 30, newCardsPerDay: 5, days: 40, missedDays: 0.1, dailyLimit: null };
/** Somebody who knows every card, or none, whatever happens. */
const withRecall = (probability: number): MemoryModel<null> => ({ name: 'Fixed', meet: () => null, recall: () => probability, answer: () => null });
const [never, always] = [withRecall(0), withRecall(1)];
const everyDay = { ...setting, missedDays: 0 };

describe('a simulated learner', () => {
  test('is the same in every run and another with another number or seed', () => {
    const draw = (seed: number, number: number) => {
      const learner = createLearner({ seed, missedDays: 0.1 }, number);
      const days = Array.from({ length: 60 }, (_, day) => day);
      return [learner.strength, learner.traitsFor(7), days.map(learner.studiesOn), days.map(learner.knewBefore)];
    };
    expect(draw(1, 1)).toEqual(draw(1, 1));
    expect(draw(1, 1)).not.toEqual(draw(1, 2));
    expect(draw(1, 1)).not.toEqual(draw(2, 1));
  });

  test('misses about a tenth of the days and knew a fifth to a third of the cards before', () => {
    const learner = createLearner({ seed: 1, missedDays: 0.1 }, 3);
    const many = Array.from({ length: 5_000 }, (_, index) => index);
    expect(many.filter((day) => !learner.studiesOn(day)).length / many.length).toBeCloseTo(0.1, 1);
    const known = many.filter(learner.knewBefore).length / many.length;
    expect(known).toBeGreaterThan(0.13);
    expect(known).toBeLessThan(0.37);
  });

  test('is right as often as the memory says', () => {
    const learner = createLearner({ seed: 1, missedDays: 0 }, 0);
    const right = Array.from({ length: 5_000 }, (_, nth) => learner.knows(0.8, 3, nth)).filter(Boolean).length;
    expect(right / 5_000).toBeCloseTo(0.8, 1);
  });
});

describe('a course of study', () => {
  test('is the same in every run', () => {
    const study = () => [simulateLearner({ setting, model: spacing, number: 1, review: reviewBoxes }), simulateLearner({ setting, model: spacing, number: 1, review: reviewFsrs })];
    expect(study()).toEqual(study());
  });

  test('begins so many cards on every day of study until the deck is through', () => {
    const { introduced, reviews } = simulateLearner({ setting: { ...everyDay, days: 3 }, model: always, number: 0, review: reviewBoxes });
    expect(introduced).toBe(15);
    expect(reviews[0]).toBe(0);
    expect(simulateLearner({ setting: everyDay, model: always, number: 0, review: reviewBoxes }).introduced).toBe(30);
  });

  test('asks a card that is never known again on every day', () => {
    const learner = createLearner(everyDay, 0);
    const course = simulateLearner({ setting: { ...everyDay, cards: 1 }, model: never, number: 0, review: reviewBoxes });
    const firstInterval = learner.knewBefore(0) ? 2 : 1;
    expect(course.reviews).toEqual(Array.from({ length: 40 }, (_, day) => (day >= firstInterval ? 1 : 0)));
    expect(course.rightAnswers).toBe(0);
    expect(course.recall.at(-1)).toBe(0);
  });

  test('asks a card that is always known on the days of its boxes', () => {
    const learner = createLearner(everyDay, 0);
    const known = learner.knewBefore(0);
    const course = simulateLearner({ setting: { ...everyDay, cards: 1 }, model: always, number: 0, review: reviewBoxes });
    const days = course.reviews.flatMap((count, day) => (count > 0 ? [day] : []));
    expect(days).toEqual(known ? [2, 6, 13, 27] : [1, 3, 7, 14, 28]);
    expect(course.rightAnswers).toBe(days.length);
    expect(course.recallAfterBreak).toBe(1);
  });

  test('asks a card that is always known under FSRS on the days of its rule', () => {
    const learner = createLearner(everyDay, 0);
    const { reviews } = simulateLearner({ setting: { ...everyDay, cards: 1 }, model: always, number: 0, review: reviewFsrs });
    const days = [];
    let { state, intervalDays } = reviewFsrs(null, { isKnown: learner.knewBefore(0), elapsedDays: 0 });
    for (let day = intervalDays; day < 40; day += intervalDays) {
      days.push(day);
      ({ state, intervalDays } = reviewFsrs(state, { isKnown: true, elapsedDays: intervalDays }));
    }
    expect(reviews.flatMap((count, day) => (count > 0 ? [day] : []))).toEqual(days);
  });

  test('rests on a missed day, and what was due waits', () => {
    const course = simulateLearner({ setting, model: spacing, number: 1, review: reviewBoxes });
    const learner = createLearner(setting, 1);
    const missed = course.reviews.flatMap((count, day) => (learner.studiesOn(day) ? [] : [count]));
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.every((count) => count === 0)).toBe(true);
  });

  test('stays within its limit and lets new cards wait for those that are due', () => {
    const course = simulateLearner({ setting: { ...everyDay, dailyLimit: 7 }, model: never, number: 0, review: reviewBoxes });
    expect(Math.max(...course.reviews)).toBe(7);
    expect(course.introduced).toBeLessThan(30);
  });

  test('has no recall before the first card', () => {
    const none = simulateLearner({ setting: { ...setting, dailyLimit: 0 }, model: spacing, number: 0, review: reviewBoxes });
    expect(none.recall.every((recall) => recall === null)).toBe(true);
  });

  test('is as good as the memory the morning after', () => {
    const course = simulateLearner({ setting: { ...everyDay, cards: 1, days: 1 }, model: spacing, number: 0, review: reviewBoxes });
    const learner = createLearner(everyDay, 0);
    expect(course.recall).toEqual([spacing.recall(spacing.meet(learner.traitsFor(0), 0, learner.knewBefore(0)), 1)]);
  });
});
