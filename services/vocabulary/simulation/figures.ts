import { interpolate, meanOf, percentileInterval, resample, type Estimate, type Point } from './statistics.js';
import type { Course } from './simulate-learner.js';
import type { Trial } from './run-experiment.js';

export const LAST_DAYS = 30;

/** One learner's course in numbers. */
export type Figures = {
  reviewsPerDay: number;
  /** In the last days alone, when no new cards come any more. */
  reviewsPerDayAtLast: number;
  /** Reviews on the day that had most of them. */
  busiestDay: number;
  /** The mean of all days. */
  recall: number;
  /** Of all reviews, 0 to 1. */
  rightShare: number;
  recallAfterBreak: number;
  introduced: number;
  /** How many words of the deck the learner may be expected to know in the morning after the last day. */
  wordsKnown: number;
};

/** Needs a course with a review and a card in it. */
export function figuresOf(course: Course): Figures {
  const reviews = course.reviews.reduce((sum, count) => sum + count, 0);
  return {
    reviewsPerDay: reviews / course.reviews.length,
    reviewsPerDayAtLast: meanOf(course.reviews.slice(-LAST_DAYS)),
    busiestDay: Math.max(...course.reviews),
    recall: meanOf(course.recall.filter((recall) => recall !== null)),
    rightShare: course.rightAnswers / reviews,
    recallAfterBreak: course.recallAfterBreak,
    introduced: course.introduced,
    wordsKnown: course.introduced * (course.recall.at(-1) ?? 0),
  };
}

/** FSRS where it lets learners know as much as Leitner does, and where it asks as many reviews of them; null is beyond all aims that were tried. */
export type Comparison = {
  /** The aim at which recall is the same. */
  aim: number | null;
  reviewsPerDay: Estimate | null;
  /** In shares of Leitner's: 1 is as many. */
  reviewsRatio: Estimate | null;
  recall: Estimate | null;
  recallGain: Estimate | null;
};

type Load = { recall: number; reviews: number };

function meanLoad(figures: Figures[], learners: number[]): Load {
  let [recall, reviews] = [0, 0];
  for (const learner of learners) {
    recall += figures[learner]?.recall ?? 0;
    reviews += figures[learner]?.reviewsPerDay ?? 0;
  }
  return { recall: recall / learners.length, reviews: reviews / learners.length };
}

/** Interpolates between aims on the means over the learners, as for a product that sets one aim for all. */
function compareOnce(leitner: Figures[], fsrs: { aim: number; figures: Figures[] }[], learners: number[]) {
  const box = meanLoad(leitner, learners);
  const curve = fsrs.map(({ aim, figures }) => ({ aim, ...meanLoad(figures, learners) }));
  const read = (points: Point[], x: number): number | null => interpolate(points, x);
  const reviews = read(curve.map((point) => ({ x: point.recall, y: point.reviews })), box.recall);
  const recall = read(curve.map((point) => ({ x: point.reviews, y: point.recall })), box.reviews);
  return {
    aim: read(curve.map((point) => ({ x: point.recall, y: point.aim })), box.recall),
    reviews,
    ratio: reviews === null ? null : reviews / box.reviews,
    recall,
    gain: recall === null ? null : recall - box.recall,
  };
}

/** Compares at the same recall and at the same number of reviews; the intervals come from resampled learners. */
export function compare({ leitner, fsrs }: Pick<Trial, 'leitner' | 'fsrs'>, seed: number): Comparison {
  const boxes = leitner.map(figuresOf);
  const aims = fsrs.map(({ aim, courses }) => ({ aim, figures: courses.map(figuresOf) }));
  const measured = compareOnce(boxes, aims, boxes.map((_, number) => number));
  const rounds = resample(seed, boxes.length).map((learners) => compareOnce(boxes, aims, learners));
  /** Only where every resample could be read. */
  const intervalOf = (name: 'reviews' | 'ratio' | 'recall' | 'gain'): Estimate | null => {
    const values = rounds.map((round) => round[name]).filter((value) => value !== null);
    return measured[name] === null || values.length < rounds.length ? null : percentileInterval(measured[name], values);
  };
  return { aim: measured.aim, reviewsPerDay: intervalOf('reviews'), reviewsRatio: intervalOf('ratio'), recall: intervalOf('recall'), recallGain: intervalOf('gain') };
}
