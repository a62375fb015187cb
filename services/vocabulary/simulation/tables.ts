import { DESIRED_RETENTION } from '../src/domain/scheduling/fsrs.js';
import { compare, figuresOf, LAST_DAYS, type Figures } from './figures.js';
import type { Trial } from './run-experiment.js';
import { BREAK_DAYS, type Course } from './simulate-learner.js';
import { estimate, type Estimate } from './statistics.js';

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]): string => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const plusMinus = (values: number[], digits = 1): string => {
  const { mean, high } = estimate(values);
  return `${mean.toFixed(digits)} ± ${(high - mean).toFixed(digits)}`;
};
const percent = (values: number[]): string => plusMinus(values.map((value) => 100 * value));
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

/** 'mean (low to high)'; a dash for what no aim reaches. */
const between = (value: Estimate | null, format: (one: number) => string): string =>
  value === null ? '–' : `${format(value.mean)} (${format(value.low)} to ${format(value.high)})`;

/** Leitner first, then FSRS at each aim. */
const schedulesOf = ({ leitner, fsrs }: Trial): { schedule: string; aim: number | null; courses: Course[] }[] => [
  { schedule: 'Leitner', aim: null, courses: leitner },
  ...fsrs.map(({ aim, courses }) => ({ schedule: `FSRS ${aim.toFixed(2)}`, aim, courses })),
];
const column = (figures: Figures[], name: keyof Figures): number[] => figures.map((one) => one[name]);

/** Leitner and every aim of FSRS, under one limit. */
export const resultsTable = (trials: Trial[]): string =>
  table(
    ['memory', 'schedule', 'reviews a day', `in the last ${LAST_DAYS} days`, 'busiest day', 'recall, %', 'right answers, %', `recall after ${BREAK_DAYS} days' break, %`, 'cards begun', 'words known at the end'],
    trials.flatMap((trial) =>
      schedulesOf(trial).map(({ schedule, courses }) => {
        const figures = courses.map(figuresOf);
        return [
          trial.model,
          schedule,
          plusMinus(column(figures, 'reviewsPerDay')),
          plusMinus(column(figures, 'reviewsPerDayAtLast')),
          plusMinus(column(figures, 'busiestDay'), 0),
          percent(column(figures, 'recall')),
          percent(column(figures, 'rightShare')),
          percent(column(figures, 'recallAfterBreak')),
          plusMinus(column(figures, 'introduced'), 0),
          plusMinus(column(figures, 'wordsKnown'), 0),
        ];
      }),
    ),
  );

/** What FSRS asks for what Leitner gives, and gives for what Leitner asks. */
export const comparisonTable = (trials: Trial[], seed: number): string =>
  table(
    ['memory', 'most cards a day', "FSRS' aim for Leitner's recall", 'reviews a day then', "of Leitner's reviews, %", "FSRS' recall at Leitner's reviews, %", 'gain in points'],
    trials.map((trial) => {
      const { aim, reviewsPerDay, reviewsRatio, recall, recallGain } = compare(trial, seed);
      return [
        trial.model,
        trial.dailyLimit === null ? 'no limit' : String(trial.dailyLimit),
        aim === null ? '–' : aim.toFixed(3),
        between(reviewsPerDay, (value) => value.toFixed(1)),
        between(reviewsRatio, (value) => (100 * value).toFixed(0)),
        between(recall, (value) => (100 * value).toFixed(1)),
        between(recallGain, (value) => signed(100 * value)),
      ];
    }),
  );

/** Leitner and FSRS as the service sets it, for the third of the learners who keep words worst and for the one who keep them best. */
export const thirdsTable = (trials: Trial[]): string =>
  table(
    ['memory', 'learners', 'schedule', 'reviews a day', 'recall, %'],
    trials.flatMap((trial) =>
      (['weakest', 'strongest'] as const).flatMap((third) =>
        schedulesOf(trial)
          .filter(({ aim }) => aim === null || aim === DESIRED_RETENTION)
          .map(({ schedule, courses }) => {
            const sorted = courses.toSorted((a, b) => a.strength - b.strength);
            const size = Math.floor(sorted.length / 3);
            const figures = (third === 'weakest' ? sorted.slice(0, size) : sorted.slice(-size)).map(figuresOf);
            return [trial.model, `${third} third`, schedule, plusMinus(column(figures, 'reviewsPerDay')), percent(column(figures, 'recall'))];
          }),
      ),
    ),
  );
