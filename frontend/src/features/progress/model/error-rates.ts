import { errorCategorySchema, type ErrorCategory, type Insights } from '@b1fuchs/contracts';
import type { DayKey } from './days.js';

type ErrorWeek = Insights['errors'][number];
export type ErrorChoice = ErrorCategory | 'all';
export type RatedWeek = { week: DayKey; words: number; errors: number; /** Errors in 100 words, to one decimal place. */ rate: number };

/** Errors in 100 words, week by week; a week without words is left out. */
export function errorRates(weeks: readonly ErrorWeek[], choice: ErrorChoice): RatedWeek[] {
  return weeks
    .filter(({ words }) => words > 0)
    .map(({ week, words, counts }) => {
      const errors = choice === 'all' ? totalOf(counts) : (counts[choice] ?? 0);
      return { week, words, errors, rate: Math.round((errors / words) * 1_000) / 10 };
    });
}

/** The categories that occurred at all, the most frequent first. */
export function categoriesIn(weeks: readonly ErrorWeek[]): ErrorCategory[] {
  const sum = (category: ErrorCategory): number => weeks.reduce((total, { counts }) => total + (counts[category] ?? 0), 0);
  return errorCategorySchema.options.filter((category) => sum(category) > 0).toSorted((one, other) => sum(other) - sum(one));
}

const totalOf = (counts: ErrorWeek['counts']): number => Object.values(counts).reduce((total, count) => total + count, 0);
