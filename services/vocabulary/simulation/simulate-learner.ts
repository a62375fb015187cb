import { createLearner, type Learner } from './learner.js';
import type { MemoryModel } from './memory/memory.js';
import type { Setting } from './setting.js';

/** After so many days without any study, what is left is measured again. */
export const BREAK_DAYS = 30;

/** A schedule: what it keeps of a card (null before the first answer) and an answer in, what it keeps then and the days until the next out. */
export type Review<State> = (state: State | null, answer: { isKnown: boolean; elapsedDays: number }) => { state: State; intervalDays: number };

/** What became of one learner with one schedule. First looks at new cards are no reviews. */
export type Course = {
  /** How well the learner keeps words, in standard deviations. */
  strength: number;
  introduced: number;
  rightAnswers: number;
  /** One number a day. */
  reviews: number[];
  /**
   * One number a day: the mean probability of recall over all cards introduced so far, at the end of the day, as it would be
   * asked the next morning (a card just answered is one day old, not certain). Null before the first card.
   */
  recall: (number | null)[];
  /** The same after the last day and a break without study. */
  recallAfterBreak: number;
};

/** `answers` counts those after the first look. */
type Card<Memory, State> = { number: number; memory: Memory; state: State; lastDay: number; dueDay: number; answers: number };
type Run<Memory, State> = { learner: Learner; model: MemoryModel<Memory>; review: Review<State> };

function introduce<Memory, State>({ learner, model, review }: Run<Memory, State>, number: number, day: number): Card<Memory, State> {
  const isKnown = learner.knewBefore(number);
  const { state, intervalDays } = review(null, { isKnown, elapsedDays: 0 });
  const memory = model.meet(learner.traitsFor(number), day, isKnown);
  return { number, memory, state, lastDay: day, dueDay: day + intervalDays, answers: 0 };
}

function answer<Memory, State>({ model, review }: Run<Memory, State>, card: Card<Memory, State>, isKnown: boolean, day: number): Card<Memory, State> {
  const { state, intervalDays } = review(card.state, { isKnown, elapsedDays: day - card.lastDay });
  const memory = model.answer(card.memory, day, isKnown);
  return { number: card.number, memory, state, lastDay: day, dueDay: day + intervalDays, answers: card.answers + 1 };
}

/** The longest due first, as the service hands them out. */
const dueOn = <Memory, State>(cards: Card<Memory, State>[], day: number): Card<Memory, State>[] =>
  cards.filter(({ dueDay }) => dueDay <= day).sort((a, b) => a.dueDay - b.dueDay || a.number - b.number);

function meanRecall<Memory, State>(model: MemoryModel<Memory>, cards: Card<Memory, State>[], day: number): number | null {
  let sum = 0;
  for (const { memory } of cards) sum += model.recall(memory, day);
  return cards.length === 0 ? null : sum / cards.length;
}

type Task<Memory, State> = { setting: Setting; number: number; model: MemoryModel<Memory>; review: Review<State> };

/**
 * Lets the learner with this number study with one schedule. On each day of study: the due cards first, then new ones as far
 * as the limit and the deck allow.
 */
export function simulateLearner<Memory, State>({ setting, number, model, review }: Task<Memory, State>): Course {
  const learner = createLearner(setting, number);
  const run = { learner, model, review };
  const cards: Card<Memory, State>[] = [];
  const course: Course = { strength: learner.strength, introduced: 0, rightAnswers: 0, reviews: [], recall: [], recallAfterBreak: 0 };
  const limit = setting.dailyLimit ?? Infinity;

  for (let day = 0; day < setting.days; day += 1) {
    let reviews = 0;
    if (learner.studiesOn(day)) {
      const due = dueOn(cards, day).slice(0, limit);
      for (const card of due) {
        const isKnown = learner.knows(model.recall(card.memory, day), card.number, card.answers);
        cards[card.number] = answer(run, card, isKnown, day);
        course.rightAnswers += isKnown ? 1 : 0;
      }
      reviews = due.length;
      const newCards = Math.min(setting.newCardsPerDay, limit - reviews, setting.cards - cards.length);
      for (let count = 0; count < newCards; count += 1) cards.push(introduce(run, cards.length, day));
    }
    course.reviews.push(reviews);
    course.recall.push(meanRecall(model, cards, day + 1));
  }
  course.introduced = cards.length;
  course.recallAfterBreak = meanRecall(model, cards, setting.days + BREAK_DAYS) ?? 0;
  return course;
}
